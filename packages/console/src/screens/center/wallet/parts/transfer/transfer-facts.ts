import type {
  BookEntry,
  CheckAnswer,
  Coin,
  LimitAnswer,
  StrategyFor,
  SubWalletState,
  TransactionRow,
} from '@mpc/api';
import type { AddressCheck, LookAlike } from '@mpc/api/addresses';
import type { Anchor } from '../../../../../shared/address/address-verdict.ts';
import type { FeeOption } from './transfer.values.ts';

interface Named {
  id: number;
  name: string;
}

/** Where a form belongs, from the moment it opens: it is never sent from anywhere else. */
export interface Home {
  wallet: Named;
  subWallet: Named;
}

/** Everything known about what is in the form. Undefined is not known yet; each is about the values as they stand. */
export interface Facts {
  coin: Coin | null;
  /** What the address kit says; null while there is no coin or no text. */
  check: AddressCheck | null;
  /** The address as it is sent; null while it is none. */
  to: string | null;
  /** The amount that would be sent: entered, or the maximum. */
  amount: string;
  available: string | undefined;
  feeOptions: readonly FeeOption[] | undefined;
  fee: FeeOption | null;
  /** How people read the coin the fee is paid in, and how much of it there is. */
  feeUnit: string;
  feeHas: string | undefined;
  screening: CheckAnswer | undefined;
  /** The screening has not answered yet; false once it has, or could not. */
  screeningPending: boolean;
  /** The screening service did not answer the server, so that the risk is not known. */
  unscreened: boolean;
  /** Whose of our own sub-wallets the address is. */
  ownSubWallet: Named | null | undefined;
  subWalletState: SubWalletState | undefined;
  /** The address book's entry for this address. */
  entry: BookEntry | null;
  lookAlike: LookAlike<Anchor> | null;
  limit: LimitAnswer | undefined;
  strategy: StrategyFor | null | undefined;
  /** Earlier orders that this payment would repeat. */
  repeats: readonly TransactionRow[] | undefined;
}
