import { useEffect, useState } from 'react';
import { deleteDraft, keepDraft, type DraftPlace } from '../../../../../shared/drafts/drafts.ts';
import { stillConcerns, type Refused } from './refusals.rules.ts';
import { isTouched, isTransferValues, untouched, type TransferValues } from './transfer.values.ts';

/** What a person has said to be so beside the form; it is about one destination and lapses with it. */
export interface Answers {
  /** Knows that the address carries a risk, or that nobody could screen it. */
  risk: boolean;
  /** Compared an address without a checksum. */
  compared: boolean;
  /** What was typed to prove that a look-alike was read. */
  lookAlike: string;
  /** The earlier payments this one may repeat. */
  repeats: readonly string[];
}

const noAnswers: Answers = { risk: false, compared: false, lookAlike: '', repeats: [] };

/** What is kept of a form: the values, and the coin the drawer was opened with. */
export interface TransferDraft {
  openedWith: string | null;
  values: TransferValues;
}

/** Whether something kept in the browser is a draft of this form. */
export function isTransferDraft(kept: unknown): kept is TransferDraft {
  if (typeof kept !== 'object' || kept === null || !('values' in kept) || !('openedWith' in kept))
    return false;
  return isTransferValues(kept.values);
}

/** The values to start with: the draft's, unless the drawer was opened for another coin. */
export function startValues(draft: TransferDraft | null, symbol: string | null): TransferValues {
  if (draft === null) return untouched(symbol);
  const fits = symbol === null || symbol === draft.openedWith || symbol === draft.values.symbol;
  return fits ? draft.values : untouched(symbol);
}

/** The state of one form, and its draft in the browser. */
export function useTransferForm(place: DraftPlace, start: TransferValues, openedWith: string | null) {
  const [values, setValues] = useState(start);
  const [answers, setAnswers] = useState(noAnswers);
  const [refused, setRefused] = useState<Refused | null>(null);
  const { uid, kind, subWalletId } = place;

  useEffect(() => {
    const at = { uid, kind, subWalletId };
    void (isTouched(values) ? keepDraft(at, { openedWith, values }) : deleteDraft(at));
  }, [uid, kind, subWalletId, openedWith, values]);

  return {
    values,
    answers,
    refused: refused !== null && stillConcerns(refused, values) ? refused : null,
    /** Puts the form back as it was sent, with what the server had against it. */
    refuse(by: Refused) {
      setValues(by.values);
      setRefused(by);
    },
    change(part: Partial<TransferValues>) {
      setValues((now) => ({ ...now, ...part }));
      if ('address' in part || 'symbol' in part) setAnswers(noAnswers);
    },
    answer: (part: Partial<Answers>) => setAnswers((now) => ({ ...now, ...part })),
    /** Empties the form, and its draft with it. */
    clear() {
      setValues((now) => untouched(now.symbol));
      setAnswers(noAnswers);
      setRefused(null);
    },
  };
}

export type TransferForm = ReturnType<typeof useTransferForm>;
