import type { Look, Picture } from './pictures.ts';

/** What came of one picture. */
export interface Result extends Picture {
  /** `made` where no earlier run was given. */
  is: 'made' | 'same' | 'changed' | 'new' | 'gone' | 'failed';
  /** Dots that differ from the earlier picture, where it changed. */
  count?: number;
  /** Pixels it is wider than its window. */
  overflow?: number;
  /** Why there is no picture. */
  failure?: string;
}

const number = (count: number, name: string) => `${count} ${name}${count === 1 ? '' : 's'}`;

const screensIn = (results: readonly Result[]) => [...new Set(results.map(({ screen }) => screen))];

/** Screens all of whose pictures are of this kind. */
const wholeScreens = (results: readonly Result[], is: Result['is']) =>
  screensIn(results).filter((screen) =>
    results.every((result) => result.screen !== screen || result.is === is),
  );

const lookText = ({ language, theme, width }: Look) => `${language} ${theme} ${width}`;

const listed = (title: string, screens: string[]) =>
  screens.length === 0 ? [] : [`${title}: ${screens.join(', ')}`];

/** What is printed in the end, a line each. */
export function summaryOf(results: readonly Result[]): string[] {
  const only = (is: Result['is']) => results.filter((result) => result.is === is);
  const made = results.filter(({ is }) => is !== 'gone' && is !== 'failed');
  const isCompared = results.some(({ is }) => ['same', 'changed', 'new', 'gone'].includes(is));
  return [
    ...only('failed').map((result) => `${result.screen}, ${lookText(result)}: ${result.failure ?? ''}`),
    ...listed(
      'Wider than the window',
      results.flatMap((result) =>
        (result.overflow ?? 0) > 0 ? [`${result.screen} ${lookText(result)} by ${result.overflow} px`] : [],
      ),
    ),
    ...(isCompared
      ? [
          ...listed('New screens', wholeScreens(results, 'new')),
          ...listed('Screens that are gone', wholeScreens(results, 'gone')),
          ...only('changed').map(
            (result) => `${result.screen}, ${lookText(result)}: ${number(result.count ?? 0, 'dot')} changed`,
          ),
          `Against the earlier run: ${only('same').length} the same, ${only('changed').length} changed, ${only('new').length} new, ${only('gone').length} gone`,
        ]
      : []),
    `${number(made.length, 'picture')} of ${number(screensIn(made).length, 'screen')}, ${only('failed').length} failed`,
  ];
}
