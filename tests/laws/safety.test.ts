import { expect, it } from 'vitest';
import { filesIn, textOf } from '../support/sources.ts';

/** The rules about money, and about what people are shown, that hold for every command: R1 to R24. */
const rules = Array.from({ length: 24 }, (_, index) => `R${index + 1}`);

const tests = ['packages', 'tests'].flatMap((folder) => filesIn(folder, /\.(test|journey)\.tsx?$/));
/** What stands in front of a title: `'R3: …'`, `'R2, R4: …'`. */
const named = new Set(
  tests.flatMap((path) =>
    [...textOf(path).matchAll(/['"`](R\d+(?:, R\d+)*): /g)].flatMap(([, rules = '']) => rules.split(', ')),
  ),
);

it.each(rules)('%s has a test that is named by it', (rule) => {
  expect(named).toContain(rule);
});

it('no test is named by a rule there is not', () => {
  expect([...named].filter((rule) => !rules.includes(rule))).toEqual([]);
});
