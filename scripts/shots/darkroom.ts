import type { Browser, Page } from 'playwright';
import { compareDots, type Dots } from './compare.ts';

/** What two pictures differ in: how many dots, and a picture of them. */
interface Difference {
  count: number;
  png: Buffer;
}

/** What the page has at hand. */
interface Tools {
  compareDots: typeof compareDots;
  /** The dots of a picture. */
  read: (url: string) => Promise<ImageData>;
  /** The address of a picture that holds it whole. */
  write: (dots: Dots, type: string, quality?: number) => string;
}

/** Reads a picture; it runs in the browser. */
async function read(url: string): Promise<ImageData> {
  const bitmap = await createImageBitmap(await (await fetch(url)).blob());
  const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
  if (context === null) throw new Error('The browser has no canvas');
  context.drawImage(bitmap, 0, 0);
  return context.getImageData(0, 0, bitmap.width, bitmap.height);
}

/** Writes a picture; it runs in the browser. */
function write({ width, height, data }: Dots, type: string, quality?: number): string {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  canvas.getContext('2d')?.putImageData(new ImageData(new Uint8ClampedArray(data), width, height), 0, 0);
  return canvas.toDataURL(type, quality);
}

const toUrl = (png: Buffer) => `data:image/png;base64,${png.toString('base64')}`;
const toBytes = (url: string) => Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');

/** Compares pictures and writes them smaller, in a browser, which can read them. */
export class Darkroom {
  readonly #page: Page;

  private constructor(page: Page) {
    this.#page = page;
  }

  static async open(browser: Browser): Promise<Darkroom> {
    const page = await browser.newPage();
    const tools = [compareDots, read, write].map((tool) => `${tool.name}: ${String(tool)}`);
    await page.addScriptTag({ content: `globalThis.tools = { ${tools.join(', ')} };` });
    return new Darkroom(page);
  }

  /** Undefined where the pictures show the same. */
  async difference(now: Buffer, earlier: Buffer): Promise<Difference | undefined> {
    if (now.equals(earlier)) return undefined;
    const { count, url } = await this.#page.evaluate(
      async ([one, other]) => {
        const { tools } = globalThis as unknown as { tools: Tools };
        const { count, drawn } = tools.compareDots(await tools.read(one), await tools.read(other));
        return { count, url: tools.write(drawn, 'image/png') };
      },
      [toUrl(now), toUrl(earlier)] as const,
    );
    return count === 0 ? undefined : { count, png: toBytes(url) };
  }

  /** The same picture as WebP, without loss where the quality is 1. */
  async webp(png: Buffer, quality: number): Promise<Buffer> {
    const url = await this.#page.evaluate(
      async ([picture, quality]) => {
        const { tools } = globalThis as unknown as { tools: Tools };
        return tools.write(await tools.read(picture), 'image/webp', quality);
      },
      [toUrl(png), quality] as const,
    );
    return toBytes(url);
  }

  close = (): Promise<void> => this.#page.close();
}
