import { addressBook, outcomeOf, Refusal, type EntriesTaken, type ListedEntry } from '@mpc/api';
import { toasts } from '@mpc/ui';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { write } from '#shared/api/api.ts';
import { leftIn, rowsLeft, toEntryOrder } from './entry-order.ts';
import type { EntryRow } from './entry-values.ts';
import { useSameEntry } from './same-entry.ts';
import { refusalWords } from './use-change.ts';
import type { EntryForm } from './use-entry-form.ts';

/** What became of the last sending, where it did not end the form. */
export type SendingResult =
  | { kind: 'partly'; taken: number; left: number }
  | { kind: 'failed'; reason: string }
  | { kind: 'unknown' };

interface Sending {
  form: EntryForm;
  /** The entry that is changed. */
  entry: ListedEntry | undefined;
  onDone: () => void;
}

/** Sends rows of a form, once however often it is pressed. What the server does not take stays in the form, with its reason. */
export function useEntrySending({ form, entry, onDone }: Sending) {
  const { t } = useTranslation('whiteAddress');
  const [result, setResult] = useState<SendingResult | null>(null);
  const { mutateAsync, isPending } = useMutation(write(addressBook.add));
  const underWay = useRef(false);
  const still = useSameEntry(entry);
  const [isChecking, setChecking] = useState(false);

  const settle = (sent: readonly EntryRow[], sources: readonly string[], answer: EntriesTaken) => {
    const left = rowsLeft(sent, sources, answer);
    const stays = new Map(left.map((row) => [row.key, row]));
    const sentKeys = new Set(sent.map(({ key }) => key));
    const others = form.values.rows.filter((row) => !sentKeys.has(row.key));
    const taken = sent.length - left.length;
    if (taken > 0)
      toasts.show({
        key: 'address book',
        tone: 'success',
        message: t(answer.audit_id === 0 ? 'form.kept' : 'form.proposed', { count: taken }),
      });
    if (left.length === 0 && others.length === 0) {
      form.forget();
      onDone();
      return;
    }
    form.setRows((rows) =>
      rows.flatMap((row) => (sentKeys.has(row.key) ? (stays.get(row.key) ?? []) : [row])),
    );
    setResult({ kind: 'partly', taken, left: left.length + others.length });
  };

  const fail = (sent: readonly EntryRow[], sources: readonly string[], error: unknown) => {
    const left = error instanceof Refusal ? leftIn(error.data) : null;
    if (left !== null) {
      const stays = new Map(rowsLeft(sent, sources, left).map((row) => [row.key, row]));
      form.setRows((rows) => rows.map((row) => stays.get(row.key) ?? row));
      setResult({ kind: 'partly', taken: 0, left: stays.size });
      return;
    }
    if (error instanceof Refusal) setResult({ kind: 'failed', reason: refusalWords(error, t) });
    else if (outcomeOf(error) === 'unknown') setResult({ kind: 'unknown' });
    else setResult({ kind: 'failed', reason: t('change.notSent') });
  };

  return {
    /** What stands against sending it now. */
    against: still.against,
    busy: isPending || isChecking,
    result,
    /** Is over once it is known what became of them. */
    send: async (rows: readonly EntryRow[]) => {
      if (underWay.current || rows.length === 0) return;
      underWay.current = true;
      setResult(null);
      setChecking(true);
      // Its number came out of a list.
      const reason = await still.check();
      setChecking(false);
      if (reason !== undefined) {
        underWay.current = false;
        setResult({ kind: 'failed', reason });
        return;
      }
      const { params, sources } = toEntryOrder(form.values, rows, entry?.id);
      await mutateAsync(params)
        .then(
          (answer) => settle(rows, sources, answer),
          (error: unknown) => fail(rows, sources, error),
        )
        .finally(() => {
          underWay.current = false;
        });
    },
  };
}
