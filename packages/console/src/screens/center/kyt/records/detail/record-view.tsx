import type { KytRecordDetail } from '@mpc/api';
import { Banner, Stack } from '@mpc/ui';
import { Suspense, useState } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { DecisionNotices } from '#features/decisions';
import { TransactionDrawer } from '#features/transactions';
import { StaleBanner } from '#shared/freshness/stale-banner.tsx';
import { useStaleness } from '#shared/freshness/use-staleness.ts';
import { BesideList } from '#shared/overlay/beside-list.ts';
import { ChecksFailed } from '#shared/query-view/checks-failed.tsx';
import { useMayGovern } from '#shared/selection/use-wallet-role.ts';
import { HandleButtons } from '../handling/handle-buttons.tsx';
import { HandleDialog } from '../handling/handle-dialog.tsx';
import { isAbout } from '../handling/handling.rules.ts';
import { useHandling } from '../handling/use-handling.ts';
import { PendingRefund } from './pending-refund.tsx';
import { RecordExposures } from './record-exposures.tsx';
import { RecordHistory } from './record-history.tsx';
import { RecordOverview } from './record-overview.tsx';
import { RecordProposal } from './record-proposal.tsx';
import { RecordRisk } from './record-risk.tsx';
import { useMovement } from './use-movement.ts';

export interface RecordViewProps {
  record: KytRecordDetail;
  uid: number;
  /** When it was read. */
  observedAt: number;
  refreshing: boolean;
  readAgain: () => Promise<KytRecordDetail | null>;
  /** It was decided here, and nothing of it is left for this person. */
  onDecided: () => void;
}

/** One record: what moved, what the screening found, what became of it, and what this person may do about it. */
export function RecordView(props: RecordViewProps) {
  const { record, uid, observedAt, refreshing, readAgain, onDecided } = props;
  const { t } = useTranslation('kyt');
  const { t: words } = useTranslation();
  const [isRefunding, setRefunding] = useState(false);
  const movement = useMovement(record);
  const mayGovern = useMayGovern();
  const handling = useHandling({ record, uid, readAgain, onDecided });
  const staleness = useStaleness(observedAt);
  const { phase, changed, pending, reviewed, isHandledMeanwhile } = handling;
  const isOpen = record.can_handle.length > 0;
  const isOther = movement.data !== undefined && !isAbout(record, movement.data);
  const blocked = () => {
    if (pending !== null) return words('approval.off.unknown');
    if (changed !== null) return words(`approval.off.${changed}`);
    if (isOther) return t('records.differs');
    if (movement.data === undefined || mayGovern === undefined) return t('records.off.reading');
    return staleness === null ? undefined : words(`approval.off.${staleness}`);
  };
  // What only passes, as a lost connection, closes no question: the reason that was typed stays.
  const isAsking =
    (phase.kind === 'asking' && changed === null && pending === null && !isOther) || phase.kind === 'sending';
  return (
    <Stack gap="xl">
      {isOpen ? (
        <StaleBanner
          staleness={staleness}
          observedAt={observedAt}
          busy={refreshing}
          onRefresh={() => void readAgain()}
        />
      ) : null}
      <DecisionNotices decision={handling} onCheck={() => void readAgain()} />
      {isHandledMeanwhile && phase.kind !== 'refused' ? (
        <Banner tone="attention" title={words('approval.handled')}>
          {t('records.refreshed')}
        </Banner>
      ) : null}
      {isOther ? (
        <Banner tone="danger" title={t('records.differs')}>
          {t('records.differsDetail')}
        </Banner>
      ) : null}
      <ChecksFailed checks={[movement]} />
      <PendingRefund movement={movement.data} />
      {record.item_id === 0 ? null : <RecordProposal record={record} />}
      <RecordOverview record={record} movement={movement.data} />
      <RecordRisk record={record} />
      <RecordExposures exposures={record.exposures} />
      <RecordHistory record={record} />
      <HandleButtons
        record={record}
        handling={handling}
        blocked={blocked()}
        // Who governs the wallet says how much goes back and where to; a member proposes that all of it does.
        onAsk={(type) => (type === 3 && mayGovern === true ? setRefunding(true) : handling.ask(type))}
      />
      {isAsking ? (
        <HandleDialog
          type={phase.type}
          record={reviewed}
          baseSymbol={movement.data?.base_symbol ?? ''}
          isProposal={mayGovern === false}
          blocked={phase.kind === 'sending' ? undefined : blocked()}
          busy={phase.kind === 'sending'}
          onConfirm={(remark) => void handling.decide(phase.type, remark)}
          onCancel={handling.stop}
        />
      ) : null}
      {isRefunding ? (
        <BesideList value={false}>
          <Suspense>
            <TransactionDrawer
              kind="deposit"
              id={record.trans_id}
              begin="refund"
              onClose={() => setRefunding(false)}
            />
          </Suspense>
        </BesideList>
      ) : null}
    </Stack>
  );
}
