import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { install } from './installed.ts';
import { buildApp, openPage, serveApp, useEverything } from './ui-app.ts';

const cwd = install('ui-app', { lowest: true });

const versionOf = (name: string) =>
  (JSON.parse(readFileSync(join(cwd, 'node_modules', name, 'package.json'), 'utf8')) as { version: string })
    .version;

describe('an app with the lowest version of every peer', () => {
  let origin: string;

  beforeAll(async () => {
    buildApp(cwd, 'production');
    const { close, ...served } = await serveApp(cwd);
    origin = served.origin;
    return close;
  });

  it('has these versions in it and no other', () => {
    const assets = join(cwd, 'dist/assets');
    const scripts = readdirSync(assets).map((file) => readFileSync(join(assets, file), 'utf8'));
    const text = scripts.join('\n');
    const found = (pattern: RegExp) => [
      ...new Set(Array.from(text.matchAll(pattern), ([, version]) => version)),
    ];
    expect(found(/\bversion=[`"'](19\.[\d.]+)[`"']/g)).toEqual([versionOf('react')]);
    expect(found(/[`"'](6\.\d+\.\d+)[`"']/g)).toEqual([versionOf('styled-components')]);
  });

  it('works whole', async () => {
    const { page, problems } = await openPage();
    await page.goto(origin);
    await useEverything(page);
    expect(problems).toEqual([]);
  });
});
