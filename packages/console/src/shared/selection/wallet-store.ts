import { create } from 'zustand';
import { persist } from 'zustand/middleware';

interface Chosen {
  id: number;
  name: string;
}

interface WalletState {
  wallet: Chosen | null;
  subWallet: Chosen | null;
}

/**
 * The second of the two persisted keys: ids and names only. In memory it is what this tab works on; stored, it only
 * seeds a tab whose address names no wallet, so two tabs never move each other.
 */
export const useWalletStore = create<WalletState>()(
  persist((): WalletState => ({ wallet: null, subWallet: null }), { name: 'mpc.wallet' }),
);

/** Forgets which wallet and sub-wallet were chosen. */
export function clearSelection(): void {
  useWalletStore.setState({ wallet: null, subWallet: null });
}
