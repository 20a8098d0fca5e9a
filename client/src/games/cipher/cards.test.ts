/** What the book of cards asks the hall for, and when. */
import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { CardBook } from "./cards.svelte";

interface Question {
  path: string;
  answer: (status?: number) => Promise<void>;
}
let questions: Question[];
const PATH = "/api/games/cipher/cards?set=all";
const named = (path: string): string[] => new URL(path, "http://hall").searchParams.getAll("card");

async function arrived(): Promise<void> {
  for (let turn = 0; turn < 5; turn++) await new Promise((done) => setTimeout(done));
  flushSync();
}

beforeEach(() => {
  questions = [];
  vi.stubGlobal("fetch", (path: string) =>
    new Promise<Response>((resolve) => {
      const answer = async (status = 200): Promise<void> => {
        const told = named(path).filter((code) => code !== "gone").map((code) => ({ code, name: `The ${code}` }));
        resolve(new Response(JSON.stringify({ set: "all", cards: told }), { status }));
        await arrived();
      };
      questions.push({ path, answer });
    }));
});
afterEach(() => void vi.unstubAllGlobals());

describe("the book of cards", () => {
  it("asks once for all that is looked up at a moment", async () => {
    const book = new CardBook();
    expect(["B01", "B02", "B01", null].map((code) => book.get(code))).toEqual([null, null, null, null]);
    await arrived();
    expect(questions.map(({ path }) => path)).toEqual([`${PATH}&card=B01&card=B02`]);
    await questions[0]!.answer();
    expect(book.get("B02")?.name).toBe("The B02");
    expect(questions.length).toBe(1);
  });

  it("asks next for what was looked up meanwhile, and a code that nobody knows once only", async () => {
    const book = new CardBook();
    book.get("gone");
    await arrived();
    book.get("B03");
    await arrived();
    expect(questions.length).toBe(1);
    await questions[0]!.answer();
    expect(questions.map(({ path }) => named(path))).toEqual([["gone"], ["B03"]]);
    await questions[1]!.answer();
    expect([book.get("gone"), book.get("B03")?.name]).toEqual([null, "The B03"]);
    await arrived();
    expect(questions.length).toBe(2);
  });

  it("asks for a hundred at a time at most", async () => {
    const book = new CardBook();
    Array.from({ length: 130 }, (_, at) => book.get(`C${at}`));
    await arrived();
    await questions[0]!.answer();
    await questions[1]!.answer();
    expect(questions.map(({ path }) => named(path).length)).toEqual([100, 30]);
    expect(book.get("C129")).not.toBeNull();
  });

  it("says that nobody answered, and asks again for the same", async () => {
    const book = new CardBook();
    book.get("B01");
    await arrived();
    await questions[0]!.answer(503);
    expect(book.missed?.code).toBe("unreachable");
    void book.look();
    await arrived();
    await questions[1]!.answer();
    expect([book.missed, book.get("B01")?.name]).toEqual([null, "The B01"]);
  });

  it("asks for no card while all are coming", async () => {
    const book = new CardBook();
    void book.open();
    book.get("B01");
    await arrived();
    expect(questions.map(({ path }) => path)).toEqual([PATH]);
  });
});
