import type {
  BookEntry,
  CheckAnswer,
  Coin,
  LimitAnswer,
  StrategyFor,
  SubWalletState,
  TransactionRow,
  UtxoConfig,
} from '@mpc/api';
import type { AddressCheck, LookAlike } from '@mpc/api/addresses';
import type { Anchor, RecipientCheck } from '#features/address-check';
import type { ChosenFee, FeeOption } from '#features/network-fee';

/** Whose of our own sub-wallets an address is, and the memo it receives with; empty for none. */
interface Owner {
  id: number;
  name: string;
  memo: string;
}

/** Everything known about one recipient. Undefined is not known yet; each is about the values as they stand. */
export interface RecipientFacts {
  /** The row it stands in; `only` where there is one recipient. */
  id: string;
  amount: string;
  /** As entered, or as packed into the address. */
  memo: string;
  /** What the address kit says; null while there is no coin or no text. */
  check: AddressCheck | null;
  /** The address as it is sent; null while it is none. */
  to: string | null;
  screening: CheckAnswer | undefined;
  /** The screening has not answered yet; false once it has, or could not. */
  screeningPending: boolean;
  /** The screening service did not answer the server, so that the risk is not known. */
  unscreened: boolean;
  /** Null where the address is nobody's of us. */
  owner: Owner | null | undefined;
  /** Whether it may be paid at all; undefined while the contracts the wallet knows are not read, null while it is no address. */
  recipientCheck: RecipientCheck | null | undefined;
  /** The address book's entry for this address; while it is undefined, nobody knows either whom the address looks like. */
  entry: BookEntry | null | undefined;
  lookAlike: LookAlike<Anchor> | null;
}

/** Everything known about what is in the form. */
export interface Facts {
  coin: Coin | null;
  /** One, or the rows of a payment to several. */
  recipients: readonly RecipientFacts[];
  /** Whether rows are paid rather than one recipient. */
  isSeveral: boolean;
  /** What would be sent altogether: entered, the maximum, or the sum of the rows; empty while that is nothing. */
  amount: string;
  /** What it may leave from has so much. */
  available: string | undefined;
  /** On chains of accounts: what the fullest address has, which has to hold all of it; null where that is no matter. */
  fullest: string | null | undefined;
  /** Addresses chosen to leave from; none for whichever suffice. */
  from: readonly string[];
  utxo: UtxoConfig | undefined;
  fee: FeeOption | null;
  feeFault: ChosenFee['fault'];
  /** The fee stands for other values than are in the form now. */
  feePending: boolean;
  /** How people read the coin the fee is paid in, and how much of it there is. */
  feeUnit: string;
  feeHas: string | undefined;
  subWalletState: SubWalletState | undefined;
  limit: LimitAnswer | undefined;
  strategy: StrategyFor | null | undefined;
  /** Strategies that would each decide about some of the recipients; none where one decides about all. */
  differing: readonly StrategyFor[];
  /** Earlier orders that this payment would repeat. */
  repeats: readonly TransactionRow[] | undefined;
  /** A person says that the recipient takes payments without a memo. */
  noMemo: boolean;
  bound: BoundState;
  /** Payments to the recipient that were completed before; undefined while that is not known. */
  paidBefore: number | undefined;
}

/**
 * Whether the recipient is that of a test transfer, who was compared before that was sent: `none` where there was none,
 * `asked` while its order is read again, `same` as the order says, or `other`.
 */
export type BoundState = 'none' | 'asked' | 'same' | 'other';

/** The recipient of a payment to one; null where several are paid. */
export const onlyRecipient = ({
  recipients,
  isSeveral,
}: Pick<Facts, 'recipients' | 'isSeveral'>): RecipientFacts | null =>
  isSeveral ? null : (recipients[0] ?? null);
