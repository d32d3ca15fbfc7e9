import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../scripts/folders.ts';
import { filesIn, jsonOf, textOf } from '../support/sources.ts';

const documents = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', ...filesIn('docs', /\.md$/)];

describe.each(documents)('%s', (document) => {
  it('points at nothing that is not there', () => {
    const targets = [...textOf(document).matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(
      ([, target]) => target ?? '',
    );
    const gone = targets.filter((target) => !existsSync(join(root, dirname(document), target)));
    expect(gone).toEqual([]);
  });

  it('names no script that is not there', () => {
    const { scripts } = jsonOf('package.json') as { scripts: Record<string, string> };
    const named = [...textOf(document).matchAll(/\bpnpm(?:@[\d.]+)? ([a-z]+)/g)].map(
      ([, script]) => script ?? '',
    );
    expect(named.filter((script) => !(script in scripts))).toEqual([]);
  });
});

it('decisions are numbered without a gap', () => {
  const numbers = filesIn('docs/decisions', /\.md$/).map((path) =>
    Number(path.split('/').at(-1)?.slice(0, 4)),
  );
  expect(numbers).toEqual(numbers.map((_, index) => index + 1));
});
