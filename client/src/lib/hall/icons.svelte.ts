/** Pictures from the icon package, fetched after the page: they are more bytes than everything else together. */
type Icons = (typeof import("virtual:icons"))["icons"];

class Drawer {
  #all = $state.raw<Icons>({});

  constructor() {
    // Without them a page still works: every card and man has its numbers and its name.
    import("virtual:icons").then(({ icons }) => (this.#all = icons), () => undefined);
  }

  find(name: string): Icons[string] | undefined {
    return this.#all[name];
  }
}

export const icons = new Drawer();
