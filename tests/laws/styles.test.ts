import { describe, expect, it } from 'vitest';
import { filesIn, textOf } from '../support/sources.ts';

const sheets = filesIn('packages/ui/src', /\.styles\.ts$/);

/** The declarations of a sheet, comments aside, each on one line. */
function linesOf(path: string): string[] {
  const text = textOf(path).replaceAll(/\/\*.*?\*\//gs, '');
  return text.split('\n').map((line) => line.trim());
}

const offenders = (isWrong: (line: string) => boolean, allowed: readonly string[] = []) =>
  sheets.flatMap((path) =>
    linesOf(path)
      .filter((line) => isWrong(line) && !allowed.includes(line))
      .map((line) => `${path}: ${line}`),
  );

/** The values of a shorthand such as `0 ${space.m} calc(1px + 2px) 0`. */
const valuesOf = (text: string) => text.match(/(?:\$\{[^}]*\}|calc\((?:[^()]|\([^()]*\))*\)|[^\s;])+/g) ?? [];

/** A shorthand whose left and right side differ. */
function isUnequal(line: string): boolean {
  const [, values = ''] = /^(?:padding|margin|inset|border-width|border-radius): (.*);$/.exec(line) ?? [];
  const [, second, , fourth] = valuesOf(values);
  return fourth !== undefined && second !== fourth;
}

describe('the styles of @mpc/ui', () => {
  it('are written from the start to the end of a line, not from left to right', () => {
    const side =
      /^(?:[\w-]+-)?(?:left|right)(?:-[\w-]+)?:|text-align: (?:left|right)|(?:span|float:) ?-?(?:left|right)|to (?:left|right)/;
    // A ring with a gap that turns, and what is mirrored beside it.
    const reasons = ['border-right-color: transparent;', 'to right,'];
    expect(offenders((line) => side.test(line) || isUnequal(line), reasons)).toEqual([]);
  });

  it('move by the tokens, which stand still with reduced motion', () => {
    const moves = /^(?:transition|animation)(?:-duration|-iteration-count)?:/;
    const still = /\bmotion[.[]|\$\{motion\.(?:fast|normal|loop)\}|: none;|^animation-name:/;
    expect(offenders((line) => moves.test(line) && !still.test(line))).toEqual([]);
  });

  it('draw a control with a border that is seen on every ground', () => {
    const drawn = sheets.flatMap((path) =>
      [
        ...textOf(path).matchAll(
          /export const (\w+) = styled\.(?:button|input|select|textarea|label)\b[^`]*`([^]*?)\n`;/g,
        ),
      ]
        .filter(([, , css = '']) =>
          /^ {2}border: \d+px \w+ (?!transparent)(?!\$\{color\.control\})/m.test(css),
        )
        .map(([, name]) => `${path}: ${name}`),
    );
    expect(drawn).toEqual([]);
  });

  it('force nothing on a page', () => {
    expect(offenders((line) => line.includes('!important'))).toEqual([]);
  });
});
