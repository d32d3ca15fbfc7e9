import { create } from 'zustand';

/** The sub-wallets that the server refused in this tab. None of them is selected again by itself. */
export const useRefusedSubWallets = create<{ ids: ReadonlySet<number> }>()(() => ({ ids: new Set() }));

/** Takes down the sub-wallet that a refused call was about. */
export function noteRefusedSubWallet(params: unknown): void {
  if (typeof params !== 'object' || params === null || !('sub_wallet_id' in params)) return;
  const [id, ...others] = [params.sub_wallet_id].flat();
  // Of several nobody knows which one was meant.
  if (typeof id === 'number' && others.length === 0)
    useRefusedSubWallets.setState(({ ids }) => ({ ids: new Set(ids).add(id) }));
}

/** Forgets which sub-wallets were refused: another person may be let in. */
export function forgetRefusedSubWallets(): void {
  useRefusedSubWallets.setState({ ids: new Set() });
}
