declare module "virtual:icons" {
  export const icons: Record<string, { body: string; width: number; height: number }>;
}
