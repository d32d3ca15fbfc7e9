/** `pnpm shots`: pictures of all screens on one page for reviewers, with what changed since an earlier run. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { root } from './folders.ts';
import { serveStories, storybookDist } from './serve-stories.ts';
import { cameraLaunch } from './shots/camera.ts';
import { readShotsOptions, usage, type ShotsOptions } from './shots/options.ts';
import { shotsPage } from './shots/page.ts';
import { summaryOf } from './shots/results.ts';
import { allScreens, type Screen } from './shots/screens.ts';
import { takeAll } from './shots/take-all.ts';
import { takeTour } from './shots/tour.ts';

interface StoryIndex {
  entries: Record<string, { id: string; importPath: string; exportName?: string }>;
}

/** The story that stands for a screen: as it is found. Every screen has one, which a law sees to. */
function storyFinder() {
  const index = join(storybookDist, 'index.json');
  if (!existsSync(index))
    throw new Error('There is no built Storybook. Build it first: pnpm build:storybook');
  const { entries } = JSON.parse(readFileSync(index, 'utf8')) as StoryIndex;
  return ({ name, stories }: Screen): string => {
    const found = Object.values(entries).find(
      ({ importPath, exportName }) => importPath === `./${stories}` && exportName === 'AsFound',
    );
    if (found === undefined)
      throw new Error(`The built Storybook does not know ${name}. Build it again: pnpm build:storybook`);
    return found.id;
  };
}

async function run(options: ShotsOptions): Promise<boolean> {
  const started = performance.now();
  const storyOf = storyFinder();
  const server = await serveStories();
  const browser = await chromium.launch(cameraLaunch);
  try {
    if (options.isTour) {
      for (const line of await takeTour(browser, server.origin)) console.log(line);
      return true;
    }
    const results = await takeAll(browser, server.origin, allScreens(), storyOf, options);
    const page = join(options.out, 'index.html');
    writeFileSync(page, await shotsPage(results));
    for (const line of summaryOf(results)) console.log(line);
    console.log(`${((performance.now() - started) / 1000).toFixed(0)} s. Look at them: ${page}`);
    return results.every(({ is }) => is !== 'failed');
  } finally {
    await browser.close();
    server.close();
  }
}

try {
  const options = readShotsOptions(process.argv.slice(2), process.env, root);
  if (options.isHelp) console.log(usage);
  else process.exitCode = (await run(options)) ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message.split('\n', 1)[0] : error);
  process.exitCode = 64;
}
