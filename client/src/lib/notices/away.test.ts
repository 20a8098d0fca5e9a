import { expect, it, vi } from "vitest";
import { keepAway } from "./away";

it("keeps a page in the language that is read, and has the worker that shows it", async () => {
  const kept = new Map<string, Response>();
  const register = vi.fn(() => Promise.resolve());
  vi.stubGlobal("caches", { open: () => Promise.resolve({ put: (path: string, page: Response) => Promise.resolve(kept.set(path, page)) }) });
  vi.stubGlobal("navigator", { serviceWorker: { register } });
  await keepAway("fr", "La salle est hors d’atteinte.", "Réessayer");
  const page = await kept.get("/away")!.text();
  expect(page).toContain('<html lang="fr">');
  expect(page).toContain("La salle est hors d’atteinte.");
  expect(register).toHaveBeenCalledWith("/worker.js");
});
