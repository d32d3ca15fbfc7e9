import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../scripts/folders.ts';
import { filesIn, textOf } from '../support/sources.ts';
import { installedAt, install } from './installed.ts';

const place = installedAt(install('ui-app'), 'ui');
const readme = readFileSync(join(place, 'README.md'), 'utf8');
const themes = (await import(join(root, 'packages/ui/src/theme/themes.ts'))) as { themes: { light: object } };

const flat = (text: string) => text.replaceAll(/\n */g, '\n');

describe('the README of @mpc/ui, as it is published', () => {
  it('shows what an application is built of and tested with, word for word', () => {
    const sources = filesIn('tests/consumers/ui-app', /\.(tsx?|css)$/).map((path) => flat(textOf(path)));
    const examples = [...readme.matchAll(/```(?:tsx?|css)\n(.*?)\n```/gs)].map(([, text = '']) => text);
    expect(examples.length).toBeGreaterThan(4);
    expect(examples.filter((text) => !sources.some((source) => source.includes(flat(text))))).toEqual([]);
  });

  it('names every custom property and no other', () => {
    const rows = readme.split('\n').filter((line) => line.startsWith('| `--mpc-'));
    const named = rows.join().match(/--mpc-[\w-]+/g) ?? [];
    expect(named.toSorted()).toEqual(
      Object.keys(themes.themes.light)
        .map((name) => `--mpc-${name}`)
        .toSorted(),
    );
  });

  it('points at nothing that is not published', () => {
    const targets = [...readme.matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, target = '']) => target);
    for (const target of targets) expect(readFileSync(join(place, target)).length).toBeGreaterThan(0);
  });
});
