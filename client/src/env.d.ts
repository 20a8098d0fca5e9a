interface Drawing {
  body: string;
  width: number;
  height: number;
}

declare module "virtual:icons" {
  export const folder: string;
}

declare module "virtual:icons/front" {
  export const front: Record<string, Drawing>;
}

declare module "virtual:words" {
  type InLang = () => Promise<{ default: string }>;
  export const packs: Record<string, { en: InLang; fr: InLang }>;
}

declare module "*?printed" {
  const drawn: string;
  export default drawn;
}
