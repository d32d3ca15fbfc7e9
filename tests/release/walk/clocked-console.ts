import { people } from '@mpc/api/sandbox';
import { createSandboxServer, type Sandbox } from '@mpc/api/sandbox/server';
import { chromium, type Browser, type Page } from 'playwright';
import { consoleBuild } from '../../../scripts/console-build.ts';
import { createHost, listen } from '../../../scripts/host.ts';
import { chromiumLaunch } from '../../support/chromium.ts';
import { second } from '../../support/durations.ts';
import { signedIn } from './first-rows.ts';

/** A request of the page: its path, and everything it asked. */
export interface Asked {
  path: string;
  whole: string;
}

interface Noted {
  /** What was asked since somebody looked last. */
  take: () => Asked[];
  /** Once nothing is under way, and nothing has come of it either. */
  calm: () => Promise<void>;
}

declare global {
  // eslint-disable-next-line no-var
  var noted: Noted;
}

/** Notes every call in the page itself: told to the page as text, it knows nothing of this file. */
function note(): void {
  const send = fetch;
  let asked: Asked[] = [];
  let underWay = 0;
  globalThis.fetch = async (...request) => {
    const { url, method } = new Request(...request);
    const { pathname, search } = new URL(url);
    const body = method === 'GET' ? '' : await new Request(...request).text();
    if (pathname.startsWith('/api/')) asked.push({ path: pathname, whole: `${pathname}${search} ${body}` });
    underWay += 1;
    try {
      return await send(...request);
    } finally {
      underWay -= 1;
    }
  };
  globalThis.noted = {
    take() {
      const taken = asked;
      asked = [];
      return taken;
    },
    async calm() {
      const { port1, port2 } = new MessageChannel();
      port1.start();
      for (let still = 0; still < 5; still = underWay === 0 ? still + 1 : 0) {
        const turned = new Promise((resolve) => port1.addEventListener('message', resolve, { once: true }));
        port2.postMessage(null);
        await turned;
      }
      port1.close();
    },
  };
}

/** A console whose time passes as fast as the machine can, and that of its server with it. */
export interface ClockedConsole {
  page: Page;
  sandbox: Sandbox;
  /** Lets so many milliseconds pass, in steps of the shortest wait between two polls; says what was asked. */
  pass: (ms: number) => Promise<Asked[]>;
  /** Lets nothing pass, but ends what is under way. */
  calm: () => Promise<void>;
  close: () => Promise<void>;
}

const step = 2 * second;

/** Opens one. The clocks stand still unless time is let pass. */
export async function openClocked(): Promise<ClockedConsole> {
  const api = createSandboxServer({ clock: 'frozen' });
  const { sandbox } = api;
  const server = createHost({ dist: await consoleBuild(), api });
  const origin = `http://127.0.0.1:${await listen(server, 0)}`;
  const browser: Browser = await chromium.launch(chromiumLaunch);
  const page = await signedIn(browser, origin, people.owner.uid);
  await page.addInitScript(note);
  await page.clock.install({ time: sandbox.clock.now() });
  const calm = () => page.evaluate(() => globalThis.noted.calm());
  return {
    page,
    sandbox,
    calm,
    async pass(ms) {
      for (let passed = 0; passed < ms; passed += step) {
        sandbox.clock.step(step);
        await page.clock.runFor(step);
        await calm();
      }
      return page.evaluate(() => globalThis.noted.take());
    },
    async close() {
      await browser.close();
      server.close();
      server.closeAllConnections();
    },
  };
}
