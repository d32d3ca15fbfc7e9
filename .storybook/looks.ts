import type { Language, ThemeName } from '@mpc/ui';
import axe from 'axe-core';
import { waitFor } from 'storybook/test';

/** How a story is looked at. */
export interface Look {
  theme: ThemeName;
  language: Language;
  /** Of the window, in pixels; as it is when missing. */
  width?: number;
}

type Apply = (look: Look) => void | Promise<void>;

const appliers = new Set<Apply>();

/** Whoever shows something in a theme and a language hears here when another look is wanted. */
export function onLook(apply: Apply): () => void {
  appliers.add(apply);
  return () => appliers.delete(apply);
}

const themes: ThemeName[] = ['light', 'dark'];
const languages: Language[] = ['en-US', 'zh-CN'];
const widths = [390, 768, 1440];

const everyLook = widths.flatMap((width) =>
  themes.flatMap((theme) => languages.map((language) => ({ theme, language, width }))),
);

/** What a story shows: some of a component, everything that it can be, or the whole console. */
export type Scope = 'some' | 'all' | 'console';

/**
 * The looks a story is checked in: light and Chinese, and dark where it shows all that a component can be; with
 * `VITE_LOOKS=all` every one. A story with a look of its own is checked in that first: what is left of it in another
 * is not what it shows. One of the console is checked in its own look only: its components have been in all, and every
 * screen is walked through in both themes.
 */
function looksOf(own: Look, scope: Scope): Look[] {
  if (import.meta.env['VITE_LOOKS'] === 'all') return everyLook;
  if (scope === 'console') return [own];
  const usual: Look[] = [
    { theme: 'light', language: 'zh-CN' },
    ...(scope === 'all' ? [{ theme: 'dark', language: 'en-US' } as const] : []),
  ];
  const isPlain = own.theme === 'light' && own.language === 'en-US';
  const isUsual = usual.some((look) => look.theme === own.theme && look.language === own.language);
  return isPlain || isUsual ? usual : [own, ...usual];
}

async function show(look: Look): Promise<void> {
  if (look.width !== undefined) {
    const { page } = await import('vitest/browser');
    await page.viewport(look.width, 900);
  }
  for (const apply of appliers) await apply(look);
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}

/** The rules of every check: WCAG 2.2 AA and axe's best practice; a story is no page and has no landmarks of its own. */
export const axeOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  rules: { region: { enabled: false }, 'target-size': { enabled: true } },
} satisfies axe.RunOptions;

/** Shows the story that has just been played in one look after the other, and fails where axe finds something. */
export async function checkLooks(own: Look, scope: Scope): Promise<void> {
  const width = window.innerWidth;
  for (const look of looksOf(own, scope)) {
    await show(look);
    const { violations } = await axe.run(
      // What lies under a dialog is looked at where nothing lies on top of it.
      { include: ['body'], exclude: ['vite-error-overlay', '[inert]'] },
      // Writing down what is in order as well takes twice as long.
      { ...axeOptions, resultTypes: ['violations'] },
    );
    if (violations.length > 0) throw new Error(explain(look, violations));
  }
  await show(import.meta.env['VITE_LOOKS'] === 'all' ? { ...own, width } : own);
}

/** 1440 × 900 at 200 %, and 1280 × 2560 at 400 %: what WCAG 1.4.10 asks for. */
const zoomed = [
  [720, 450],
  [320, 640],
] as const;

/** What stands out to the right of the page and does not scroll inside something. */
function overflow(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const outside = [...document.body.querySelectorAll('*')].filter(
    (element) => element.getBoundingClientRect().right > clientWidth + 0.5,
  );
  const deepest = outside.filter((element) => !outside.some((other) => other.parentElement === element));
  return [
    `${scrollWidth} px wide`,
    ...deepest.map((element) => element.outerHTML.replaceAll(/ class="[^"]*"/g, '').slice(0, 120)),
  ];
}

/** Zooms in on the story that has just been played, and fails where the page then scrolls sideways. */
export async function checkZoomed(): Promise<void> {
  const { page } = await import('vitest/browser');
  const [width, height] = [window.innerWidth, window.innerHeight];
  for (const [narrow, low] of zoomed) {
    await page.viewport(narrow, low);
    // What floats finds its new place a moment later.
    await waitFor(
      () => {
        const found = overflow();
        if (found.length > 0) throw new Error(`At ${narrow} px:\n${found.join('\n')}`);
      },
      { timeout: 3000 },
    );
  }
  await page.viewport(width, height);
}

function explain({ theme, language, width }: Look, violations: axe.Result[]): string {
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${help}\n${html}\n${failureSummary ?? ''}`),
  );
  return `In ${[theme, language, width].filter(Boolean).join(', ')}, axe found:\n${found.join('\n\n')}`;
}
