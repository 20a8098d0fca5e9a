/** Addresses of this hall that people hand to each other, and one that remembers where one came from. */
import { fromOutside, inHall } from "./address";

export function tableLink(id: string): string {
  return fromOutside(`/t/${encodeURIComponent(id)}`);
}

/** A game's lessons, for somebody who was invited at `from`. */
export function lessonsPath(game: string, from: string): string {
  return `/learn/${encodeURIComponent(game)}?back=${encodeURIComponent(from)}`;
}

/** The invitation that `lessonsPath` came from; null for an address that is none of this hall's. */
export function invitation(query: URLSearchParams): string | null {
  const back = query.get("back") ?? "";
  return /^\/[ct]\/[\w-]+$/.test(back) ? back : null;
}

/** Puts text on the clipboard where the browser allows it; says whether it did. */
export async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Hands the picture at a path of this hall on: by what the device offers, else by the clipboard; "refused" where neither takes it. */
export async function handedOn(picture: string, title: string): Promise<"shared" | "copied" | "refused"> {
  const blob = await (await fetch(inHall(picture))).blob();
  const file = new File([blob], "parlour.png", { type: "image/png" });
  try {
    if (navigator.canShare?.({ files: [file] })) {
      await navigator.share({ files: [file], title });
      return "shared";
    }
    await navigator.clipboard.write([new ClipboardItem({ "image/png": blob })]);
    return "copied";
  } catch (error) {
    return error instanceof DOMException && error.name === "AbortError" ? "shared" : "refused";
  }
}
