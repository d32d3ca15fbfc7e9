import { paths, type Href } from '#shared/paths.ts';
import { useWalletStore } from './wallet-store.ts';

/** A link into the center with this tab's wallet and sub-wallet in it, so that it opens what it was made in. */
export const withSelection = (href: Href, search: string): string => carrySelection(href, search);

/** The same for an address that comes from outside of the console's own code. */
export function carrySelection(href: string, search: string): string {
  if (!href.startsWith(paths.center.root)) return href;
  const [path = href, query = ''] = href.split('?');
  const next = new URLSearchParams(query);
  const here = new URLSearchParams(search);
  const remembered = useWalletStore.getState();
  const wallet = here.get('w') ?? remembered.wallet?.id.toString();
  const subWallet = here.get('w') === null ? remembered.subWallet?.id.toString() : here.get('s');
  if (!next.has('w') && wallet) {
    next.set('w', wallet);
    if (subWallet) next.set('s', subWallet);
  }
  const text = next.toString();
  return text === '' ? path : `${path}?${text}`;
}
