import { describe, expect, it } from 'vitest';
import { filesIn, textOf } from '../support/sources.ts';
import { apiDoors, renderApiDocs } from './api-docs.ts';

const flat = (text: string) => text.replaceAll(/\n */g, '\n');

describe('the documents of @mpc/api', () => {
  it.each(apiDoors())('there is a sentence on top of every name of $specifier', ({ names }) => {
    expect(names.filter(({ sentence }) => sentence === undefined).map(({ name }) => name)).toEqual([]);
  });

  // As with the surface: a change here is a change for everyone who uses the package.
  it('API.md is what the doors say', async () => {
    await expect(renderApiDocs()).toMatchFileSnapshot('../../packages/api/API.md');
  });

  it('README.md has an example of every door', () => {
    const sections = textOf('packages/api/README.md').split('\n## ').slice(1);
    const shown = sections
      .filter((section) => section.includes('```'))
      .map((section) => section.split('\n')[0]);
    expect(shown).toEqual([...apiDoors().map(({ specifier }) => specifier), '@mpc/api/openapi.json']);
  });

  it('README.md shows what is built and run elsewhere, word for word', () => {
    const consumers = filesIn('tests/consumers', /\.[jt]sx?$/).map((path) => flat(textOf(path)));
    const examples = [...textOf('packages/api/README.md').matchAll(/```[jt]sx?\n(.*?)\n```/gs)];
    expect(examples.length).toBeGreaterThan(apiDoors().length);
    expect(
      examples
        .map(([, example = '']) => example)
        .filter((example) => !consumers.some((text) => text.includes(flat(example)))),
    ).toEqual([]);
  });
});
