import { deleteDraft, keepDraft, readDraft, type DraftKey } from '#shared/drafts/drafts.ts';
import { fits, isNumber, isText } from '#shared/fields.ts';

/** How a destination came into a form; the draft and the confirmation say so. */
const origins = ['typed', 'pasted', 'scanned', 'book', 'personal', 'own', 'recent', 'bill'] as const;
export type DestinationOrigin = (typeof origins)[number];

/** A destination chosen elsewhere, for the transfer form to begin with. */
export interface Prefill {
  /** The coin; the main coin of its chain where the destination takes any. */
  symbol: string;
  address: string;
  memo: string;
  origin: DestinationOrigin;
  /** The bill that is paid, with exactly how much of the coin; undefined where it is none. */
  bill?: { id: number; number: string; amount: string } | undefined;
}

type Where = Pick<DraftKey, 'uid' | 'subWalletId'>;

const draftKey = ({ uid, subWalletId }: Where): DraftKey => ({ uid, subWalletId, kind: 'transfer.prefill' });

/** Whether a text is one of the ways a destination comes into a form. */
export const isOrigin = (text: unknown): text is DestinationOrigin => origins.some((one) => one === text);

const isBill = fits<NonNullable<Prefill['bill']>>({ id: isNumber, number: isText, amount: isText });

function isPrefill(kept: unknown): kept is Prefill {
  if (typeof kept !== 'object' || kept === null) return false;
  const { symbol, address, memo, origin, bill } = kept as Record<string, unknown>;
  const isPlain = [symbol, address, memo].every((text) => typeof text === 'string') && isOrigin(origin);
  return isPlain && (bill === undefined || isBill(bill));
}

/** Has the transfer form of a sub-wallet begin with a destination. Go to `open=transfer:<symbol>` once it is kept. */
export const prefillTransfer = (where: Where, prefill: Prefill): Promise<void> =>
  keepDraft(draftKey(where), prefill);

/** The destination chosen elsewhere, if there is one. */
export const readPrefill = (where: Where): Promise<Prefill | null> => readDraft(draftKey(where), isPrefill);

/** The transfer that pays a bill with a coin, as the address names it: `open=billTransfer:7-TUSDT`. */
export const billTransferId = (billId: number, symbol: string): string => `${billId}-${symbol}`;

/** The bill and the coin of such a name; null for nonsense. */
export function readBillTransfer(id: string | null): { billId: number; symbol: string } | null {
  const [, bill, symbol] = /^(\d{1,15})-(.+)$/.exec(id ?? '') ?? [];
  return bill === undefined || symbol === undefined ? null : { billId: Number(bill), symbol };
}

/** Forgets it: the form has it now. */
export const dropPrefill = (where: Where): Promise<void> => deleteDraft(draftKey(where));
