/** The first element of a part that can be seen: Storybook keeps pages of its own hidden beside a story. */
export const findPart = (around: ParentNode, selector: string): Element | undefined =>
  [...around.querySelectorAll(selector)].find((element) => element.checkVisibility());
