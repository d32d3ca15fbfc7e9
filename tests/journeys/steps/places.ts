import { subWalletIds, walletIds } from '@mpc/api/sandbox';
import type { Page } from '../fixtures/test.ts';

interface Where {
  /** @default Treasury */
  wallet?: number;
  sub?: number;
  /** What stands open, as the address says it. */
  open?: string;
}

/** The address of a screen of the center, for a wallet and a sub-wallet of it. */
export function centre(
  screen: 'wallet' | 'transactions' | 'todo',
  { wallet = walletIds.treasury, sub, open }: Where = {},
): string {
  const search = new URLSearchParams({ w: String(wallet) });
  if (sub !== undefined) search.set('s', String(sub));
  const opened = open === undefined ? '' : `&open=${open}`;
  return `/mpc/center/${screen}?${search.toString()}${opened}`;
}

/** The sub-wallet in which payments are asked for. */
export const main = centre('wallet', { sub: subWalletIds.main });

/** Goes to an address as a link in the page does: nothing is loaded again. The first time it is opened. */
export async function goWithin(page: Page, path: string): Promise<void> {
  if (page.url() === 'about:blank') {
    await page.goto(path);
    return;
  }
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}
