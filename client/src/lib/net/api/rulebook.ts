/** The rulebook's questions. */
import { ask } from "../api";
import type { Chapter, WorkedExample } from "../wire";

const at = encodeURIComponent;

export const rulebook = {
  chapters: (game: string) => ask<Chapter[]>("GET", `/games/${at(game)}/rulebook`),
  film: (game: string, example: string) => ask<WorkedExample>("GET", `/games/${at(game)}/rulebook/${at(example)}`),
};
