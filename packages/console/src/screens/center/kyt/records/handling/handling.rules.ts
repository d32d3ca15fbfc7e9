import type { HandleType, KytRecord, KytRecordDetail } from '@mpc/api';
import type { Tone } from '@mpc/ui';
import type { Screened } from '#shared/status/kyt-status.ts';

/** What of a record says how its screening stands and what it found. */
export const screenedOf = ({
  kyt_status,
  trans_kind,
  risk_level,
}: Pick<KytRecord, 'kyt_status' | 'trans_kind' | 'risk_level'>): Screened => ({
  kyt_status,
  trans_kind,
  kyt: { level: risk_level },
});

/** What a handling does, by the words it has: see `records.handle`. */
export const handleNames = {
  1: 'release',
  2: 'freeze',
  3: 'refund',
  4: 'reject',
} as const satisfies Record<HandleType, string>;

/** How it is told that a record was handled: only money that is let go is a success. */
export const handleTones = { 1: 'success', 2: 'idle', 3: 'running', 4: 'idle' } as const satisfies Record<
  HandleType,
  Tone
>;

/** In which order what can be decided is offered. */
const offered = [4, 2, 3, 1] as const satisfies HandleType[];

/** What can be decided about a record, in the order in which it is offered. */
export const choicesOf = ({ can_handle: can }: Pick<KytRecord, 'can_handle'>): HandleType[] =>
  offered.filter((type) => can.includes(type));

/** A decision about a record as it was sent, and the record as it was then. */
export interface SentHandling {
  uid: number;
  type: HandleType;
  /** When the record had last been handled before; null where it never was. */
  handledBefore: number | null;
  /** The proposal that waited before; 0 where there was none. */
  itemBefore: number;
}

export type Handled = Pick<
  KytRecordDetail,
  'handle_type' | 'handler' | 'handle_at' | 'item_id' | 'can_handle'
>;

/** A decision as it would be sent now. */
export const sentAbout = (record: Handled, uid: number, type: HandleType): SentHandling => ({
  uid,
  type,
  handledBefore: record.handle_at,
  itemBefore: record.item_id,
});

/**
 * What a record tells of a decision whose answer was lost: it was `taken` or `proposed`, it was `overtaken` by somebody
 * else's, or it does not show (`unseen`).
 */
export function handlingOutcome(
  { uid, type, handledBefore, itemBefore }: SentHandling,
  now: Handled,
): 'taken' | 'proposed' | 'overtaken' | 'unseen' {
  if (now.handle_at !== handledBefore)
    return now.handler?.uid === uid && now.handle_type === type ? 'taken' : 'overtaken';
  if (now.item_id !== 0 && now.item_id !== itemBefore) return 'proposed';
  return now.can_handle.includes(type) ? 'unseen' : 'overtaken';
}

/** What moved, as its own reading says it. */
export interface Movement {
  base_symbol: string;
  symbol: string;
  amount: string;
  address_from: string;
  address_to: string;
  sub_wallet_id: number;
}

/** Whether a record is about what moved: a decision about the record is one about that. */
export function isAbout(
  record: Pick<KytRecord, 'symbol' | 'amount' | 'sub_wallet_id' | 'screen_address' | 'trans_kind'>,
  movement: Movement,
): boolean {
  const other = record.trans_kind === 'deposit' ? movement.address_from : movement.address_to;
  return (
    record.symbol === movement.symbol &&
    record.amount === movement.amount &&
    record.sub_wallet_id === movement.sub_wallet_id &&
    record.screen_address === other
  );
}
