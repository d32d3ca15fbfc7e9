import { subWalletIds, walletIds } from '@mpc/api/sandbox';

interface Where {
  /** @default Treasury */
  wallet?: number;
  sub?: number;
  /** What stands open, as the address says it. */
  open?: string;
}

/** The address of a screen of the centre, for a wallet and a sub-wallet of it. */
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
