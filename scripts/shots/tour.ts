import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { root } from '../folders.ts';
import { Camera, type Scene } from './camera.ts';
import { Darkroom } from './darkroom.ts';

/** What the README shows, in its order. */
export const tour: readonly (Scene & { name: string })[] = [
  { name: 'wallets', story: 'screens-wallets--owner', language: 'en-US', theme: 'light' },
  { name: 'sub-wallet', story: 'screens-wallet-center--as-found', language: 'en-US', theme: 'light' },
  { name: 'transfer', story: 'screens-transfer--confirm', language: 'en-US', theme: 'light' },
  {
    name: 'approval',
    story: 'screens-transactions--owner-decides-chinese-dark',
    language: 'zh-CN',
    theme: 'dark',
  },
  {
    name: 'address-book',
    story: 'screens-address-book-workspace--as-found',
    language: 'en-US',
    theme: 'light',
  },
  { name: 'auto-sweep', story: 'screens-auto-sweep-overview--as-found', language: 'en-US', theme: 'light' },
  { name: 'kyt', story: 'screens-kyt-records--held', language: 'en-US', theme: 'light' },
  { name: 'evidence', story: 'screens-transactions--done', language: 'en-US', theme: 'light' },
];

const folder = join(root, 'docs', 'tour');

/** Bytes that a picture in the repository may have. */
export const mostBytes = 120_000;

/** Takes the pictures of the README anew, and says what each of them weighs. */
export async function takeTour(browser: Browser, origin: string): Promise<string[]> {
  const [camera, darkroom] = [await Camera.open(browser, origin), await Darkroom.open(browser)];
  const pictures = new Map<string, Buffer>();
  for (const { name, ...scene } of tour) {
    await camera.show(scene, 1440);
    const { png } = await camera.take(1440, 900);
    const exact = await darkroom.webp(png, 1);
    const bytes = exact.length > mostBytes ? await darkroom.webp(png, 0.9) : exact;
    if (bytes.length > mostBytes)
      throw new Error(`${name}: ${bytes.length} bytes are too many for the README`);
    pictures.set(`${name}.webp`, bytes);
  }
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [name, bytes] of pictures) writeFileSync(join(folder, name), bytes);
  return [...pictures].map(([name, { length }]) => `docs/tour/${name}: ${(length / 1000).toFixed(0)} kB`);
}
