import type {
  BillDetail,
  ItemType,
  ParamsOf,
  Person,
  signing,
  LocalizedText,
  WorkspaceBusiness,
} from '@mpc/api';
import type { TFunction } from 'i18next';
import type { PaidRecipients } from '#features/address-check';
import type { CallViewProps } from '#features/contract-call';
import type { StrategyChange } from '#features/strategy-check';
import type { OrderFacts, OrderInfo, RecipientsTableProps } from '#features/orders';
import type { StrategyPlace } from '#shared/navigation/strategy-links.ts';
import type { Content, Decidable, Run, Saying, Decision } from '#features/decisions';

/** The sorts of things that wait, by the name they have in an address. */
export const itemKinds = [
  'withdraw',
  'web3',
  'refund',
  'strategy',
  'book',
  'sweep-pair',
  'api',
  'key-export',
  'equal-key',
  'cold-address',
  'collect-rule',
  'kyt',
  'bill',
  'cold-task',
] as const;

export type ItemKind = (typeof itemKinds)[number];

const kinds: Record<ItemType, ItemKind> = {
  1: 'withdraw',
  2: 'web3',
  3: 'strategy',
  4: 'strategy',
  5: 'strategy',
  6: 'book',
  7: 'sweep-pair',
  8: 'api',
  9: 'key-export',
  10: 'equal-key',
  11: 'cold-address',
  12: 'collect-rule',
  13: 'kyt',
  14: 'refund',
  15: 'bill',
  16: 'cold-task',
};

/** The sort of an item; null for a code this console does not know. */
export function kindOf(type: number): ItemKind | null {
  return Object.hasOwn(kinds, type) ? kinds[type as ItemType] : null;
}

/** Whether it is an order, which goes by its own number and has a drawer of transactions. */
export const isOrderKind = (kind: ItemKind): kind is 'withdraw' | 'web3' | 'refund' =>
  kind === 'withdraw' || kind === 'web3' || kind === 'refund';

/** What stands open where an item is opened: an order by its own number, anything else by its item's. */
export function itemRefOf(item: {
  item_type: number;
  item_id: number;
  business_id: number;
}): { kind: ItemKind; id: number } | null {
  const kind = kindOf(item.item_type);
  if (kind === null) return null;
  return { kind, id: isOrderKind(kind) ? item.business_id : item.item_id };
}

/** How a decision is given: by a call, or on the phone that scans a code. */
export type Way = 'phone' | ((run: Run, saying: Saying) => Promise<unknown>);

/** Something that waits for people: what it says, where it stands, and how it is decided. */
export interface Item extends Decidable {
  kind: ItemKind;
  /** The order's or the item's number, as `open` has it. */
  id: number;
  /** See ItemType; another server may know more of them. */
  type: number;
  title: LocalizedText;
  walletId: number;
  subWalletId: number;
  subWalletName: string;
  /** Of strategies: the last orders are replayed against it. */
  replays?: StrategyChange | undefined;
  /** The strategy that is changed, where it has a page, and what it is called. */
  strategy?: { to: StrategyPlace; name: string } | undefined;
  initiator: Person | undefined;
  createdAt: number;
  finishedAt?: number | undefined;
  /** 0 never; undefined where the server does not say. */
  expireAt?: number | undefined;
  /** Why, in the words of whoever asked. */
  remark: string;
  content: (t: TFunction) => Content;
  /** Those that can be given in this console. */
  ways: Partial<Record<Decision, Way>>;
  /** What else this browser keeps what was shown of it under: it is signed or paid on a page of its own. */
  shownAs?: string;
  /** What the phone signs or decides. */
  code: Pick<ParamsOf<typeof signing.generate>, 'business_type' | 'business_id'>;
  /** What decides it, as user/strategy/list is asked; undefined where that is told by the order itself, or nothing does. */
  asks?: { business_type: 'basic' | 'higher' | WorkspaceBusiness; sub_wallet_id?: number } | undefined;
  /** Of an order: all that is known of it. */
  order?: OrderInfo;
  /** Of a payment: what its fingerprint is made of. */
  payment?: OrderFacts;
  /** Of a payment to several: everybody it goes to. */
  several?: RecipientsTableProps;
  /** Of a call: what the contract is told, and what the server says of it. */
  call?: CallViewProps;
  /** Whom an order pays or an address book is to have, to be checked as in their forms. */
  recipients?: readonly PaidRecipients[];
  /** Of a bill: what is to be paid, and with what. */
  pays?: BillDetail;
  /** Why it must not be agreed to from a list, whoever is asked; undefined where all of it is said. */
  blocked?: ((t: TFunction) => string | undefined) | undefined;
}

/** Whether words can be said along with a decision: not every call takes them. */
export function takesRemark({ kind }: Pick<Item, 'kind'>, decision: Decision): boolean {
  if (kind === 'equal-key' || kind === 'bill') return false;
  return decision !== 'revoke' || isOrderKind(kind) || kind === 'strategy';
}
