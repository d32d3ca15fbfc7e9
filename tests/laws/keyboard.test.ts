import { expect, it } from 'vitest';
import { filesIn, textOf } from '../support/sources.ts';

/** What a guide says, by its file, and what the tests say. */
const guides = filesIn('packages/ui/src', /\.guide\.tsx$/);
const tests = filesIn('packages/ui/src', /-keys\.test\.tsx$/).map(textOf);

const nameOf = (guide: string) => /export const (\w+Guide)\b/.exec(guide)?.[1] ?? '';

/** Keys as a sentence names them. */
const named =
  /\b(Enter|Space|Escape|Tab|Backspace|Delete|Home|End|F\d|Page (Up|Down)|(Up|Down|Left|Right) Arrow|Arrow (Up|Down|Left|Right)|arrow keys|[Aa]rrows? (move|keys))/;

/** Guides whose keys are still sentences: their components change now. This list only shrinks. */
const stillSentences = new Set<string>([]);

it.each(guides)('what %s says of the keyboard is data, and each line of it is tried', (path) => {
  const guide = textOf(path);
  const [, said = ''] = /accessibility: \[(.*?)\],\n/s.exec(guide) ?? [];
  const sentences = said.split('\n').filter((line) => named.test(line));
  if (stillSentences.has(path)) {
    expect(sentences, 'take it from the list').not.toEqual([]);
    return;
  }
  expect(sentences, 'keys belong in `keys`').toEqual([]);
  if (!/^ {2}keys:/m.test(guide)) return;
  // Only then are the names of its lines known to the compiler, which asks for a proof of each.
  expect(guide).toMatch(/^\} satisfies Guide;$/m);
  expect(
    tests.filter((test) => test.includes(`describeKeys(${nameOf(guide)}, {`)),
    'a test proves its lines',
  ).toHaveLength(1);
});
