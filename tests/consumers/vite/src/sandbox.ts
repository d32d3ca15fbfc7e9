import { createSandbox, people } from '@mpc/api/sandbox';
import { browserStore, sandboxHandlers } from '@mpc/api/sandbox/browser';
import { setupWorker } from 'msw/browser';

/** Puts a sandbox between this page and the network, with a user signed in. */
export async function startSandbox() {
  // Without a store its world begins anew with every load of the page.
  const sandbox = createSandbox({ store: await browserStore('sandbox') });
  const { openToken, csrf } = sandbox.signInAs(people.member.uid);
  document.cookie = `openToken=${openToken}; path=/`;
  document.cookie = `XSRF-TOKEN=${csrf}; path=/`;
  await setupWorker(...sandboxHandlers(sandbox)).start({ quiet: true, onUnhandledFrame: 'bypass' });
}
