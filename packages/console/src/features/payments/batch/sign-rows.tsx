import { approvals } from '@mpc/api';
import { Banner, Button } from '@mpc/ui';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { BulkDecisionDrawer, bulkLimit, type ItemRef } from '#features/approvals';
import { read } from '#shared/api/api.ts';
import { poll } from '#shared/api/poll.ts';
import { second } from '#shared/durations.ts';
import type { BatchPlan } from './batch-plan.ts';
import { useOwnRecords } from '../intents/use-own-records.ts';
import { orderIdOf, type BatchRow } from './row-state.rules.ts';

interface SignRowsProps {
  plan: BatchPlan;
  rows: readonly BatchRow[];
}

const itemType = 1;
const signs = 2;

/** The rows of a batch that wait for this person's signature: all in one sequence, in the order of the batch. */
export function SignRows({ plan: { uid, home }, rows }: SignRowsProps) {
  const { t } = useTranslation();
  const recordOf = useOwnRecords(uid);
  const [asked, setAsked] = useState<{ refs: readonly ItemRef[]; done: number } | null>(null);
  // What differs from what was confirmed is not among them.
  const awaiting = rows.filter(({ state }) => state === 'awaitingSignature');
  const items = useQuery({
    ...read(approvals.items, {
      wallet_id: home.wallet.id,
      sub_wallet_id: home.subWallet.id,
      tab: 'mine',
      item_type: [itemType],
      page_no: 1,
      page_size: 1000,
    }),
    enabled: awaiting.length > 0,
    refetchInterval: poll(10 * second),
  });
  const mine = new Set(
    (items.data?.list ?? []).flatMap(({ business_id, my_action }) =>
      my_action === signs ? business_id : [],
    ),
  );
  const refs = awaiting.flatMap((row): ItemRef[] => {
    const id = orderIdOf(row);
    return id !== null && mine.has(id) ? [{ kind: 'withdraw', id }] : [];
  });
  const looked = asked?.refs.slice(asked.done, asked.done + bulkLimit) ?? [];
  return (
    <>
      {refs.length === 0 ? null : (
        <Banner
          tone="attention"
          title={t('batch.sign.waiting', { count: refs.length })}
          action={
            <Button size="small" variant="primary" onClick={() => setAsked({ refs, done: 0 })}>
              {t('batch.sign.act', { count: refs.length })}
            </Button>
          }
        />
      )}
      <Suspense>
        {asked === null || looked.length === 0 ? null : (
          <BulkDecisionDrawer
            key={asked.done}
            refs={looked}
            decision="approve"
            differs={(order) => (recordOf(order)?.differs.length ?? 0) > 0}
            stretch={{
              done: asked.done,
              of: asked.refs.length,
              onNext: () => setAsked({ ...asked, done: asked.done + looked.length }),
            }}
            onClose={() => setAsked(null)}
          />
        )}
      </Suspense>
    </>
  );
}
