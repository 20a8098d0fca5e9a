import { afterEach, beforeEach, expect, it } from "vitest";
import { tell } from "./tips";

beforeEach(() => document.addEventListener("pointerover", tell));
afterEach(() => {
  document.removeEventListener("pointerover", tell);
  document.body.replaceChildren();
});

function over(html: string): HTMLElement {
  document.body.innerHTML = html;
  document.body.querySelector("svg, button")!.dispatchEvent(new Event("pointerover", { bubbles: true }));
  return document.body.querySelector("button")!;
}

it("tells the name of what is only drawn, as it is now", () => {
  const button = over('<button aria-label="Step back"><svg class="ic"></svg></button>');
  expect(button.title).toBe("Step back");
  button.setAttribute("aria-label", "Back to the game");
  button.firstElementChild!.dispatchEvent(new Event("pointerover", { bubbles: true }));
  expect(button.title).toBe("Back to the game");
});

it("says nothing beside what is written", () => {
  expect(over("<button>Resign</button>").title).toBe("");
  expect(over('<button aria-label="row 1 column 2">7</button>').title).toBe("");
});
