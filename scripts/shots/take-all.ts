import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Browser } from 'playwright';
import { Camera } from './camera.ts';
import { Darkroom } from './darkroom.ts';
import type { ShotsOptions } from './options.ts';
import {
  isAskedFor,
  looksOf,
  pictureAt,
  picturesOf,
  screensNamed,
  type Narrowing,
  type Picture,
} from './pictures.ts';
import type { Result } from './results.ts';
import type { Screen } from './screens.ts';

/** Windows that are open at the same time: each keeps a core busy. */
const windows = 2;

/** Pictures for which a story is opened but once: those that differ in width only. */
interface Sitting {
  story: string;
  pictures: Picture[];
}

function write(file: string, bytes: Buffer): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, bytes);
}

/** Language by language and theme by theme, since Storybook is loaded for each of them. */
function sittingsOf(
  screens: readonly Screen[],
  storyOf: (screen: Screen) => string,
  asked: Narrowing,
): Sitting[] {
  const looks = Map.groupBy(looksOf(asked), ({ language, theme }) => `${language} ${theme}`);
  return [...looks.values()].flatMap((group) =>
    screens.map((screen) => ({ story: storyOf(screen), pictures: picturesOf(screen.name, group) })),
  );
}

/** Takes every picture that was asked for into `out`, beside what it differs in from the earlier one. */
export async function takeAll(
  browser: Browser,
  origin: string,
  screens: readonly Screen[],
  storyOf: (screen: Screen) => string,
  { narrowing, earlier, out }: ShotsOptions,
): Promise<Result[]> {
  const earlierPictures = earlier === undefined ? undefined : join(earlier, 'pictures');
  if (earlierPictures !== undefined && !existsSync(earlierPictures))
    throw new Error(
      `--earlier ${earlier}: there is no folder “pictures” in it. Name the folder of an earlier run`,
    );
  for (const kind of ['pictures', 'earlier', 'differences'])
    rmSync(join(out, kind), { recursive: true, force: true });

  const sittings = sittingsOf(screensNamed(screens, narrowing.screens), storyOf, narrowing);
  const results = new Map(
    sittings.flatMap(({ pictures }) =>
      pictures.map((picture): [string, Result] => [picture.file, { ...picture, is: 'made' }]),
    ),
  );
  const note = (picture: Picture, about: Partial<Result>) =>
    results.set(picture.file, { ...picture, is: 'made', ...about });
  const darkroom = await Darkroom.open(browser);

  async function compared(picture: Picture, png: Buffer): Promise<Pick<Result, 'is' | 'count'>> {
    if (earlierPictures === undefined) return { is: 'made' };
    const file = join(earlierPictures, picture.file);
    if (!existsSync(file)) return { is: 'new' };
    const before = readFileSync(file);
    const difference = await darkroom.difference(png, before);
    if (difference === undefined) return { is: 'same' };
    write(join(out, 'earlier', picture.file), before);
    write(join(out, 'differences', picture.file), difference.png);
    return { is: 'changed', count: difference.count };
  }

  async function sit(camera: Camera, { story, pictures: [first, ...others] }: Sitting): Promise<void> {
    if (first === undefined) return;
    const left = new Set([first, ...others]);
    try {
      await camera.show({ story, ...first }, first.width);
      for (const picture of left) {
        const { png, overflow } = await camera.take(picture.width);
        write(join(out, 'pictures', picture.file), png);
        note(picture, { ...(await compared(picture, png)), ...(overflow > 0 && { overflow }) });
        left.delete(picture);
      }
    } catch (error) {
      // What follows the first line is the whole document.
      const [failure = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
      for (const picture of left) note(picture, { is: 'failed', failure });
      await camera.renew();
    }
  }

  const waiting = sittings.values();
  let done = 0;
  await Promise.all(
    Array.from({ length: windows }, async () => {
      const camera = await Camera.open(browser, origin);
      // Both take the next one of the same queue.
      for (const sitting of waiting) {
        await sit(camera, sitting);
        done += 1;
        if (done % 20 === 0) console.log(`${done} of ${sittings.length}`);
      }
      await camera.close();
    }),
  );
  await darkroom.close();

  for (const file of earlierPictures === undefined ? [] : globSync('**/*.png', { cwd: earlierPictures })) {
    const picture = pictureAt(file);
    if (picture === undefined || results.has(file) || !isAskedFor(picture, narrowing)) continue;
    write(join(out, 'earlier', file), readFileSync(join(earlierPictures ?? '', file)));
    note(picture, { is: 'gone' });
  }
  return [...results.values()];
}
