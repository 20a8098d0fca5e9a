/** The portraits of all cards that can be played, by their codes: printed while the client is built, for the server's pictures. */
import rows from "../../../../../src/parlour/games/cipher/data/cards.json";
import table from "../../../../../src/parlour/games/cipher/data/looks.toml?raw";
import type { Portraits } from "../../../../portraits";
import { portrait, type Told } from "./frame";

const looks = new Map([...table.matchAll(/^"(.+)" = "(\S+)"$/gm)].map(([, name, look]) => [name!, look!]));

const printed = rows.map(({ unit_name: unit, class_change_cost: promotion, class: job, ...row }) => [row.code, portrait({ ...row, unit, promotion, job, look: looks.get(unit)! } as Told)] as const);

export default (() => Object.fromEntries(printed)) satisfies Portraits;
