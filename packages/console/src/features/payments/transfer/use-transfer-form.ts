import { useCallback, useEffect, useState } from 'react';
import { deleteDraft, keepDraft, type DraftKey } from '#shared/drafts/drafts.ts';
import { fits, isNumber, isText, orNull } from '#shared/fields.ts';
import { currentTime } from '#shared/time/server-time.ts';
import { dropPrefill, type Prefill } from '../prefill.ts';
import { stillConcerns, type Refused } from '../refusals/refusals.rules.ts';
import {
  billOf,
  draftKind,
  emptied,
  isKept,
  isTransferValues,
  untouched,
  withDraft,
  type TransferValues,
} from './transfer.values.ts';

/** What a person has said to be so beside the form; it is about one destination and lapses with it. */
export interface Answers {
  /** Knows that the address carries a risk, or that nobody could screen it. */
  risk: boolean;
  /** Compared an address without a checksum. */
  compared: boolean;
  /** What was typed to prove that a look-alike was read. */
  lookAlike: string;
  /** Means to pay a contract. */
  contract: boolean;
  /** The end of the address, typed from where the recipient gave it, on a chain without checksums. */
  middle: string;
}

const noAnswers: Answers = { risk: false, compared: false, lookAlike: '', contract: false, middle: '' };

/** What is kept of a form: the values, and the coin the drawer was opened with. */
export interface TransferDraft {
  /** When it was last changed. */
  savedAt: number;
  openedWith: string | null;
  values: TransferValues;
}

/** Whether something kept in the browser is a draft of this form. */
export const isTransferDraft = fits<TransferDraft>({
  savedAt: isNumber,
  openedWith: orNull(isText),
  values: isTransferValues,
});

/** What this browser kept for a form that opens: its draft, and a destination chosen elsewhere. */
export interface Kept {
  draft: TransferDraft | null;
  prefill: Prefill | null;
}

/** What a form starts with. */
export interface TransferStart {
  values: TransferValues;
  /** When the draft they are was last changed; null where they are none. */
  draftedAt: number | null;
}

/**
 * The values to start with: the draft's, unless the drawer was opened for another coin; with the destination chosen
 * elsewhere. The draft of a form that pays a bill is that bill's.
 */
export function startOf({ draft, prefill }: Kept, symbol: string | null): TransferStart {
  const wanted = symbol ?? prefill?.symbol ?? null;
  const fits =
    draft !== null && (wanted === null || wanted === draft.openedWith || wanted === draft.values.symbol);
  const start = fits ? draft.values : untouched(wanted);
  if (prefill === null) return { values: start, draftedAt: fits ? draft.savedAt : null };
  const { address, memo, origin, bill } = prefill;
  if (bill !== undefined) {
    const bound = { billId: bill.id, billNo: bill.number, amount: bill.amount };
    const values = { ...untouched(prefill.symbol), address, memo, origin, amount: bill.amount, bound };
    // What is paid is the bill's to say, also where another amount was drafted.
    return draft === null
      ? { values, draftedAt: null }
      : { values: withDraft(values, draft.values), draftedAt: draft.savedAt };
  }
  const values = { ...start, symbol: wanted, address, memo, origin, noMemo: false, rows: null, bound: null };
  return { values, draftedAt: null };
}

type Change = Partial<TransferValues> | ((now: TransferValues) => Partial<TransferValues>);

/** The state of one form, and its draft in the browser. */
export function useTransferForm(
  place: Omit<DraftKey, 'kind'>,
  start: TransferStart,
  openedWith: string | null,
) {
  const [values, setValues] = useState(start.values);
  const [draftedAt, setDraftedAt] = useState(start.draftedAt);
  const [answers, setAnswers] = useState(noAnswers);
  const [refused, setRefused] = useState<Refused | null>(null);
  const { uid, subWalletId } = place;
  const bill = billOf(values.bound);
  const kind = draftKind(bill, values.symbol);
  const begun = draftKind(billOf(start.values.bound), start.values.symbol);

  useEffect(() => {
    // A draft that was only opened is as old as it was.
    if (start.draftedAt !== null && values === start.values) return;
    const at = { uid, kind, subWalletId };
    // A form that leaves its bill leaves the draft of another payment alone, until it is one.
    if (kind !== begun && !isKept(values)) return;
    const draft: TransferDraft = { savedAt: currentTime(), openedWith, values };
    void (isKept(values) ? keepDraft(at, draft) : deleteDraft(at));
  }, [uid, kind, begun, subWalletId, openedWith, values, start]);
  useEffect(() => {
    // The bill is left, or paid.
    if (kind !== begun) void deleteDraft({ uid, kind: begun, subWalletId });
  }, [uid, kind, begun, subWalletId]);
  useEffect(() => {
    void dropPrefill({ uid, subWalletId });
  }, [uid, subWalletId]);

  const change = useCallback((part: Change) => {
    if (typeof part === 'function') {
      // Only rows are changed as they are by then, and with them the recipients that answers are about.
      setValues((now) => ({ ...now, ...part(now) }));
      setAnswers(noAnswers);
      return;
    }
    setValues((now) => ({ ...now, ...part }));
    if ('address' in part || 'symbol' in part || 'rows' in part) setAnswers(noAnswers);
  }, []);
  const begin = (next: (now: TransferValues) => TransferValues) => {
    setValues(next);
    setAnswers(noAnswers);
    setRefused(null);
    setDraftedAt(null);
  };
  return {
    values,
    /** When the draft this form was opened with was last changed; null where it was opened without one, or has left it. */
    draftedAt,
    answers,
    refused: refused !== null && stillConcerns(refused, values) ? refused : null,
    /** Puts the form back as it was sent, with what the server had against it. */
    refuse(by: Refused) {
      setValues(by.values);
      setRefused(by);
    },
    change,
    answer: (part: Partial<Answers>) => setAnswers((now) => ({ ...now, ...part })),
    /** Starts over with other values. */
    fill: (next: TransferValues) => begin(() => next),
    /** Empties what was entered, and its draft with it; a bill is still paid. */
    discard: () => begin(emptied),
    /** Empties the form, and its draft with it. */
    clear: () => begin((now) => untouched(now.symbol)),
  };
}

export type TransferForm = ReturnType<typeof useTransferForm>;
