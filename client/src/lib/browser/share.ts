/** Addresses of this hall that people hand to each other. */
export function tableLink(id: string): string {
  return `${location.origin}/t/${encodeURIComponent(id)}`;
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
