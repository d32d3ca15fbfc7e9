import type { Screen } from './screens.ts';

export const languages = ['en-US', 'zh-CN'] as const;
export const themes = ['light', 'dark'] as const;
export const widths = [1440, 1280, 1024, 390] as const;

/** How a screen is looked at. */
export interface Look {
  language: (typeof languages)[number];
  theme: (typeof themes)[number];
  width: (typeof widths)[number];
}

/** One picture of one screen. */
export interface Picture extends Look {
  screen: string;
  /** Where it lies, below the folder of its kind. */
  file: string;
}

/** What is to be pictured; what is not named is not narrowed. */
export interface Narrowing {
  screens: readonly string[];
  languages: readonly Look['language'][];
  themes: readonly Look['theme'][];
  widths: readonly Look['width'][];
}

const fileOf = (screen: string, { language, theme, width }: Look) =>
  `${screen}/${language}-${theme}-${width}.png`;

/** Whether a screen is one of those that were named: itself, or a branch that it belongs to. */
const isNamed = (screen: string, named: readonly string[]) =>
  named.length === 0 || named.some((name) => screen === name || screen.startsWith(`${name}/`));

/** The screens that were asked for. A name that is none of theirs fails, with those that there are. */
export function screensNamed(all: readonly Screen[], named: readonly string[]): Screen[] {
  for (const name of named)
    if (!all.some(({ name: screen }) => isNamed(screen, [name])))
      throw new Error(`There is no screen ${name}. Choose of: ${all.map((one) => one.name).join(', ')}`);
  return all.filter(({ name }) => isNamed(name, named));
}

const some = <Value>(chosen: readonly Value[], all: readonly Value[]) =>
  all.filter((one) => chosen.length === 0 || chosen.includes(one));

/** The looks that were asked for, in the order in which they are listed. */
export const looksOf = (narrowing: Omit<Narrowing, 'screens'>): Look[] =>
  some(narrowing.languages, languages).flatMap((language) =>
    some(narrowing.themes, themes).flatMap((theme) =>
      some(narrowing.widths, widths).map((width) => ({ language, theme, width })),
    ),
  );

/** The pictures of a screen. */
export const picturesOf = (screen: string, looks: readonly Look[]): Picture[] =>
  looks.map((look) => ({ screen, ...look, file: fileOf(screen, look) }));

/** What an earlier picture shows, by where it lies; undefined where no run would put one. */
export function pictureAt(file: string): Picture | undefined {
  const screen = file.slice(0, file.lastIndexOf('/'));
  return picturesOf(screen, looksOf({ languages, themes, widths })).find((picture) => picture.file === file);
}

/** Whether a picture is one that was asked for. */
export const isAskedFor = ({ screen, language, theme, width }: Picture, asked: Narrowing): boolean =>
  isNamed(screen, asked.screens) &&
  some(asked.languages, [language]).length * some(asked.themes, [theme]).length > 0 &&
  some(asked.widths, [width]).length > 0;
