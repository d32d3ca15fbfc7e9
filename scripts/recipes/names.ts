/** The ways one kebab-case name is written in code. */
export function namesOf(kebab: string) {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(kebab)) throw new Error(`"${kebab}" is not kebab-case`);
  const camel = kebab.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const pascal = camel.replace(/^\w/, (letter) => letter.toUpperCase());
  const words = kebab.replaceAll('-', ' ');
  return { kebab, camel, pascal, words, title: words.replace(/^\w/, (letter) => letter.toUpperCase()) };
}

export type Names = ReturnType<typeof namesOf>;

/** Makes the new text of a file from the one it has; empty where there is no file yet. */
export type Edit = (text: string) => string;

/** What a recipe writes, and the lines a person still writes by hand. */
export interface Recipe {
  files: Record<string, string>;
  edits?: Record<string, Edit>;
  next: string[];
}
