/** The code in which a link is held out: a camera reads it back. */
import decodeQR from "qr/decode.js";
import { flushSync, mount, unmount } from "svelte";
import { expect, it } from "vitest";
import CodePicture from "./CodePicture.svelte";

const PIXELS = 4; // of each module

function seen(svg: SVGSVGElement): string {
  const side = svg.viewBox.baseVal?.width || Number(svg.getAttribute("viewBox")!.split(" ")[2]);
  const size = side * PIXELS;
  const data = new Uint8ClampedArray(size * size * 4).fill(255);
  for (const [, x, y] of svg.querySelector("path")!.getAttribute("d")!.matchAll(/M(\d+) (\d+)h/g)) {
    for (let dy = 0; dy < PIXELS; dy += 1) {
      const from = ((Number(y) * PIXELS + dy) * size + Number(x) * PIXELS) * 4;
      for (let at = from; at < from + PIXELS * 4; at += 4) data.fill(0, at, at + 3);
    }
  }
  return decodeQR({ width: size, height: size, data });
}

it.each(["http://192.168.0.12:8000/t/0f2c9a1b7d4e", "https://play.example.org/hall/c/Émile-1?x=é"])("is read as %s", async (text) => {
  const page = mount(CodePicture, { target: document.body, props: { text, label: `QR code of ${text}` } });
  flushSync();
  const svg = document.querySelector("svg")!;
  expect(svg.getAttribute("aria-label")).toContain(text);
  expect(seen(svg)).toBe(text);
  await unmount(page);
});
