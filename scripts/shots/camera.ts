import type { Browser, BrowserContext, Page } from 'playwright';
import { chromiumLaunch } from '../../tests/support/chromium.ts';

/** What a page of Storybook offers those around it. */
interface Storybook {
  __STORYBOOK_ADDONS_CHANNEL__: {
    emit: (event: string, about: object) => void;
    on: (event: string, listener: (about?: { storyId?: string; message?: string }) => void) => void;
  };
}

/** The moment at which every picture is taken: that of a frozen sandbox. */
const moment = Date.UTC(2026, 10, 20, 9, 30);

/** The browser that takes them. What it has drawn it draws whole, so that the same page comes to the same dots. */
export const cameraLaunch = {
  ...chromiumLaunch,
  args: [...chromiumLaunch.args, '--disable-partial-raster', '--force-color-profile=srgb'],
};

/** A window's height before it is fitted to what it shows, and the most it is fitted to. */
const height = { least: 900, most: 8000 };

/** How long a story may take, on a machine that is busy with others. */
const patience = 60_000;

const launchContext = {
  locale: 'en-US',
  timezoneId: 'Etc/UTC',
  reducedMotion: 'reduce',
} as const;

/** A story as it is to be seen. */
export interface Scene {
  story: string;
  language: string;
  theme: string;
}

/** A picture, and what is wrong with what it shows. */
export interface Taken {
  png: Buffer;
  /** Pixels it is wider than its window; 0 as it should be. */
  overflow: number;
}

/**
 * Waits in the page until nothing has changed for a fifth of a second and twelve drawings, and nothing is busy: on a machine
 * that is busy with others, few drawings fit into any time.
 */
async function quiet(patience: number): Promise<void> {
  await document.fonts.ready;
  await new Promise<void>((resolve, reject) => {
    const began = performance.now();
    let since = began;
    let drawings = 0;
    const begin = () => {
      since = performance.now();
      drawings = 0;
    };
    const observer = new MutationObserver(begin);
    observer.observe(document, { attributes: true, characterData: true, childList: true, subtree: true });
    const look = () => {
      const isBusy = document.querySelector('[aria-busy=true]') !== null;
      if (isBusy) begin();
      const now = performance.now();
      const isQuiet = now - since >= 200 && drawings >= 12;
      drawings += 1;
      if (!isQuiet && now - began < patience) requestAnimationFrame(look);
      else {
        observer.disconnect();
        if (isQuiet) resolve();
        else reject(new Error(isBusy ? 'The screen is still loading' : 'The screen does not come to rest'));
      }
    };
    look();
  });
}

/** Shows another story in the page, without loading again what is there, and waits for the end of its play. */
async function play({ story, patience }: { story: string; patience: number }): Promise<void> {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as unknown as Storybook;
  await new Promise<void>((resolve, reject) => {
    setTimeout(() => reject(new Error('The story does not end')), patience);
    channel.on('storyFinished', (about) => {
      if (about?.storyId === story) resolve();
    });
    channel.on('storyMissing', () => reject(new Error(`There is no story ${story}`)));
    for (const event of ['storyThrewException', 'storyErrored', 'playFunctionThrewException'])
      channel.on(event, (about) => reject(new Error(about?.message ?? event)));
    channel.emit('setCurrentStory', { storyId: story, viewMode: 'story' });
  });
}

/** Takes pictures of stories, one after the other, in a window of its own. */
export class Camera {
  readonly #origin: string;
  readonly #context: BrowserContext;
  #page: Page;
  /** What is asked for and not answered yet, and how much was asked for in all. */
  #requests = new Set<unknown>();
  #begun = 0;
  /** What the page was loaded with. */
  #globals = '';

  private constructor(origin: string, context: BrowserContext, page: Page) {
    this.#origin = origin;
    this.#context = context;
    this.#page = page;
  }

  static async open(browser: Browser, origin: string): Promise<Camera> {
    const context = await browser.newContext(launchContext);
    // What an earlier page left behind is no part of a picture; within a page, stories tidy up after themselves.
    await context.addInitScript(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    const camera = new Camera(origin, context, await context.newPage());
    await camera.#prepare();
    return camera;
  }

  async #prepare(): Promise<void> {
    this.#requests = new Set();
    this.#globals = '';
    const requests = this.#requests;
    this.#page.on('request', (request) => {
      requests.add(request);
      this.#begun += 1;
    });
    this.#page.on('requestfinished', (request) => requests.delete(request));
    this.#page.on('requestfailed', (request) => requests.delete(request));
    await this.#page.clock.setFixedTime(moment);
  }

  /** Opens a story and waits until it has been played; fails with what went wrong. */
  async show({ story, language, theme }: Scene, width: number): Promise<void> {
    await this.#page.setViewportSize({ width, height: height.least });
    // The panel of accessibility would look at each story for a second, and nobody sees it.
    const globals = `language:${language};theme:${theme};a11y.manual:!true`;
    if (globals !== this.#globals) {
      await this.#context.clearCookies();
      await this.#page.goto(`${this.#origin}/iframe.html?viewMode=docs&id=none&globals=${globals}`);
      await this.#page.waitForFunction(() => '__STORYBOOK_ADDONS_CHANNEL__' in globalThis);
      this.#globals = globals;
    }
    await this.#page.evaluate(play, { story, patience });
  }

  /** Waits for a while in which nothing changes and nothing is asked for. */
  async #rest(): Promise<void> {
    for (const until = performance.now() + patience; ;) {
      const before = this.#begun;
      await this.#page.evaluate(quiet, patience / 3);
      if (this.#requests.size === 0 && this.#begun === before) return;
      if (performance.now() > until) throw new Error('An answer does not come');
    }
  }

  /** The story in a window of this width, as high as what it shows, or of that height. */
  async take(width: number, fixedHeight?: number): Promise<Taken> {
    await this.#page.setViewportSize({ width, height: fixedHeight ?? height.least });
    await this.#rest();
    const needed = await this.#page.evaluate(() => document.documentElement.scrollHeight);
    const fitted = Math.min(Math.max(needed, height.least), height.most);
    if (fixedHeight === undefined && fitted !== height.least) {
      await this.#page.setViewportSize({ width, height: fitted });
      await this.#rest();
    }
    const png = await this.#page.screenshot({ animations: 'disabled', caret: 'hide' });
    const overflow = await this.#page.evaluate(
      () => document.documentElement.scrollWidth - window.innerWidth,
    );
    return { png, overflow: Math.max(0, overflow) };
  }

  /** Begins with a new window, after something went wrong in this one. */
  async renew(): Promise<void> {
    await this.#page.close();
    this.#page = await this.#context.newPage();
    await this.#prepare();
  }

  close = (): Promise<void> => this.#context.close();
}
