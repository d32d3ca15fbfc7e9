import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import {
  recipientBlock,
  recipientEvidence,
  recipientFindings,
  recipientNotes,
} from '#features/address-check';
import { allows, changesSince, useRun, type Decision } from '#features/decisions';
import type { OrderInfo } from '#features/orders';
import type { Item, ItemKind } from '../item.ts';
import { readItem } from '../items/load-item.ts';
import { decideInBulk, type RowOutcome } from './decide-in-bulk.ts';

/** Something that is to be decided, as a row of the list names it. */
export interface ItemRef {
  kind: ItemKind;
  id: number;
}

interface BulkAsked {
  refs: readonly ItemRef[];
  decision: Decision;
  uid: number;
  /** Whether an order is another than the one that was confirmed in this browser. */
  differs: (order: OrderInfo) => boolean;
}

/** Reads several things whole, holds them as they were first read, and decides them one after the other. */
export function useBulkDecision({ refs, decision, uid, differs }: BulkAsked) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const run = useRun();
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, RowOutcome> | null>(null);
  const [looked, setLooked] = useState<readonly Item[] | null>(null);
  const underWay = useRef(false);
  const answers = useQueries({
    queries: refs.map(({ kind, id }) => ({ ...readItem(kind, id), refetchOnMount: 'always' as const })),
  });

  const readAgain = async ({ kind, id }: Item): Promise<Item | null> => {
    const reading = readItem(kind, id);
    await queryClient.cancelQueries({ queryKey: reading.queryKey });
    return queryClient.fetchQuery({ ...reading, staleTime: 0, retry: false }).catch(() => null);
  };

  const isRead = answers.every((answer) => answer.data !== undefined && answer.isFetchedAfterMount);
  const now = answers.flatMap(({ data }) => data ?? []);
  // What the list showed may be over by now; that is never asked about. The rest stands as it is from here on.
  if (looked === null && isRead) setLooked(now.filter((item) => allows(item, decision)));
  const items = looked;
  const said = (item: Item) => ({ subject: item, content: item.content(t) });
  /** Why it is not what was looked at any more. */
  const reasonMoved = (item: Item): string | undefined => {
    const latest = now.find(({ key }) => key === item.key);
    if (latest === undefined) return undefined;
    if (!allows(latest, decision)) return t('bulkDecision.row.handled');
    return changesSince(said(item), said(latest), '').length > 0 ? t('bulkDecision.row.changed') : undefined;
  };
  const paid = items?.flatMap(({ recipients }) => recipients ?? []) ?? [];
  const evidence = useQueries({ queries: paid.map((one) => recipientEvidence(one)) });
  const isReading = evidence.some(({ isLoading }) => isLoading);
  const findingsOf = (item: Item) =>
    (item.recipients ?? []).flatMap((one) => recipientFindings(one, evidence[paid.indexOf(one)]?.data, t));
  /** Why one of them must not be agreed to among others. */
  const reasonUnsafe = (item: Item): string | undefined => {
    if (item.order !== undefined && differs(item.order)) return t('order.off.differs');
    const findings = findingsOf(item);
    return (
      item.blocked?.(t) ??
      recipientBlock(t, findings, { isUnreadAccepted: true }) ??
      // Among others nobody is asked whether to go on without a check.
      (!isReading && findings.some(({ isUnread }) => isUnread) ? t('recipient.order.unreadAlone') : undefined)
    );
  };
  const reasons = (reasonOf: (item: Item) => string | undefined): ReadonlyMap<string, string> =>
    new Map(
      (items ?? []).flatMap((item) => {
        const reason = reasonOf(item);
        return reason === undefined ? [] : [[item.key, reason] as const];
      }),
    );
  const unsafe = reasons((item) => (decision === 'approve' ? reasonUnsafe(item) : undefined));
  /** Why one of them is left out, while the rest may go on. */
  const against = reasons((item) => reasonMoved(item) ?? unsafe.get(item.key));
  const decided = items?.filter(({ key }) => !against.has(key)) ?? [];

  const notesOf = (item: Item) => recipientNotes(t, findingsOf(item));

  const tell = (key: string, outcome: RowOutcome) =>
    setOutcomes((before) => new Map([...(before ?? []), [key, outcome]]));

  /** Gives back what is left to do on the phone. */
  const decide = async (remark: string): Promise<readonly Item[]> => {
    if (underWay.current || items === null) return [];
    const onPhone: Item[] = [];
    underWay.current = true;
    setOutcomes(
      new Map(
        items.map(({ key }) => {
          const reason = against.get(key);
          return [key, reason === undefined ? { kind: 'waiting' } : { kind: 'leftOut', reason }];
        }),
      ),
    );
    await decideInBulk({
      items: decided,
      decision,
      remark,
      uid,
      run,
      contentOf: (item) => item.content(t),
      notesOf,
      stepLabel: t('approval.step'),
      readAgain,
      tell: (key, outcome) => {
        if (outcome.kind === 'phone') onPhone.push(outcome.item);
        tell(key, outcome);
      },
    });
    underWay.current = false;
    return onPhone;
  };

  return {
    /** Null until all of them are read. */
    items,
    /** Those that are not this person's to decide any more. */
    gone: items === null || outcomes !== null ? 0 : refs.length - items.length,
    failed: answers.find((answer) => answer.isError && answer.data === undefined),
    /** By key, why some of them are left out, and why some must not be signed. */
    against,
    unsafe,
    /** Those that are decided. */
    decided,
    /** Whether it is not known yet what stands against them. */
    isReading: decision === 'approve' && isReading,
    /** Why none of them may be decided now. */
    blocked:
      decision === 'approve' && isReading
        ? t('recipient.order.reading')
        : decided.length === 0
          ? [...against.values()][0]
          : undefined,
    /** By key; null before anything was sent. */
    outcomes,
    tell,
    notesOf,
    readAgain,
    decide,
  };
}
