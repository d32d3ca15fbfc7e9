import type { Brc20Withdraw, Web3Call, Withdraw } from '@mpc/api';
import type { OrderFacts } from '#features/orders';
import type { SealedKey } from '#shared/drafts/sealed.ts';
import { fits, isFields, isNumber, isText, listOf, orAbsent, orNull, type Guard } from '#shared/fields.ts';
import { requestIdOf, type Intent, type IntentState, type Payment } from './intent.ts';

/**
 * An intent that was changed in the browser's storage, or that bears no seal. Nothing it says is believed: what is known
 * of it is where it lay.
 */
export interface Quarantined {
  /** Its key in the database. */
  key: IDBValidKey;
  walletId: number;
  subWalletId: number;
  requestId: string;
}

/** Where an intent lies: its key alone says which sub-wallet it blocks, and what its order is looked up by. */
export const placeOf = (intent: Pick<Intent, 'uid' | 'wallet' | 'subWallet' | 'payment'>): SealedKey => [
  'intent',
  intent.uid,
  intent.wallet.id,
  intent.subWallet.id,
  requestIdOf(intent),
];

const isNamed = fits<Intent['wallet']>({ id: isNumber, name: isText });
const output = fits<NonNullable<Withdraw['outputs']>[number]>({
  address: isText,
  amount: isText,
  memo: orAbsent(isText),
});

const isFacts = fits<OrderFacts>({
  symbol: isText,
  base_symbol: isText,
  sub_wallet_id: isNumber,
  address_to: isText,
  memo: isText,
  amount: isText,
  outputs: orAbsent(listOf(output)),
  payload: orAbsent(isText),
  fee: orAbsent(fits<Intent['fee']>({ amount: isText, unit: isText })),
});

const asked = { request_id: isText, sub_wallet_id: isNumber, remark: orAbsent(isText) };

const orders: Record<Payment['kind'], Guard> = {
  withdraw: fits<
    Pick<Withdraw, keyof typeof asked | 'symbol' | 'address_to' | 'memo' | 'amount' | 'outputs' | 'from'>
  >({
    ...asked,
    symbol: isText,
    address_to: isText,
    memo: orAbsent(isText),
    amount: isText,
    outputs: orAbsent(listOf(output)),
    from: orAbsent(listOf(isText)),
  }),
  brc20: fits<Pick<Brc20Withdraw, keyof typeof asked | 'address_to' | 'inscription_ids'>>({
    ...asked,
    address_to: isText,
    inscription_ids: listOf(isText),
  }),
  web3: fits<
    Pick<
      Web3Call,
      keyof typeof asked | 'main_chain_symbol' | 'interactive_contract' | 'amount' | 'input_data'
    >
  >({
    ...asked,
    main_chain_symbol: isText,
    interactive_contract: isText,
    amount: isText,
    input_data: isText,
  }),
};

const beside: Record<Payment['kind'], Guard> = {
  withdraw: fits<{ base_symbol: string }>({ base_symbol: isText }),
  brc20: fits<{ symbol: string; base_symbol: string; amount: string }>({
    symbol: isText,
    base_symbol: isText,
    amount: isText,
  }),
  web3: isFields,
};

const isKind = (kind: unknown): kind is Payment['kind'] => isText(kind) && Object.hasOwn(orders, kind);

const isPayment: Guard = (value) =>
  isFields(value) &&
  isKind(value['kind']) &&
  orders[value['kind']](value['order']) &&
  beside[value['kind']](value);

const states: readonly unknown[] = [
  'sending',
  'sent',
  'unknown',
  'notFound',
  'differs',
] satisfies IntentState[];

/** Whether something kept in the browser is an intent of this version. */
export const isIntent = fits<Intent>({
  uid: isNumber,
  wallet: isNamed,
  subWallet: isNamed,
  payment: isPayment,
  coinName: isText,
  unit: isText,
  fee: fits<Intent['fee']>({ amount: isText, unit: isText }),
  createdAt: isNumber,
  state: (value) => states.includes(value),
  checks: isNumber,
  orderId: orNull(isNumber),
  found: orNull(isFacts),
});

type Where = Pick<Quarantined, 'walletId' | 'subWalletId' | 'requestId'>;

function whereOf(walletId: unknown, subWalletId: unknown, requestId: unknown): Where | null {
  return isNumber(walletId) && isNumber(subWalletId) && isText(requestId)
    ? { walletId, subWalletId, requestId }
    : null;
}

/**
 * An intent as consoles wrote it that knew no seals: under its number alone. One that was sent is forgotten, which is
 * what whoever can change a record can do to it anyway; of an open one it has to be learned what became.
 */
function formerWhere(requestId: unknown, kept: unknown): Where | null {
  if (!isFields(kept) || kept['state'] === 'sent') return null;
  const { wallet, subWallet } = kept;
  return isFields(wallet) && isFields(subWallet) ? whereOf(wallet['id'], subWallet['id'], requestId) : null;
}

/** Where a record of the journal that is not believed belongs; null where it blocks nothing and may go. */
export function quarantine(key: IDBValidKey, kept: unknown): Quarantined | null {
  if (!Array.isArray(key)) return null;
  const [, , first, subWalletId, requestId] = key;
  const where = key.length === 3 ? formerWhere(first, kept) : whereOf(first, subWalletId, requestId);
  return where === null ? null : { key, ...where };
}
