import {
  Amount,
  Banner,
  Button,
  DrawerFooter,
  Inline,
  LargeTable,
  ProgressBar,
  Segmented,
  Stack,
  Text,
} from '@mpc/ui';
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { BatchPlan } from './batch-plan.ts';
import { countOutcomes, mayBeSent, type Outcome } from './outcome.ts';
import { runColumns, type RunRow } from './run-columns.tsx';
import { useBatchRun } from './use-batch-run.ts';

interface RunPageProps {
  plan: BatchPlan;
  outcomes: readonly (Outcome | null)[];
  /** It was confirmed a moment ago, and begins by itself; one that was left goes on only when somebody says so. */
  begins: boolean;
  /** What is shown instead while this tab works on another sub-wallet: nothing is sent meanwhile. */
  lock: ReactNode;
  onShowOrder: (id: number) => void;
  /** Starts another batch, with the rows of this one that were not sent. */
  onNew: (unsent: readonly RunRow[]) => void;
  onClose: () => void;
}

type Shown = 'all' | 'rest';

const keyOf = ({ payment }: RunRow) => payment.requestId;

/** A batch on its way: how far it is, what became of every payment, and how to stop and go on. */
export function RunPage({ plan, outcomes: start, begins, lock, onShowOrder, onNew, onClose }: RunPageProps) {
  const { t } = useTranslation();
  const batch = useBatchRun(plan, start, lock === null);
  const { outcomes, running, stopping, stopped, risen, go, stop } = batch;
  const [shown, setShown] = useState<Shown>('all');
  const begun = useRef(false);
  useEffect(() => {
    if (!begins || begun.current) return;
    begun.current = true;
    go();
  }, [begins, go]);

  const counts = countOutcomes(outcomes);
  const all = plan.payments.length;
  const left = outcomes.filter(mayBeSent).length;
  const rows = useMemo(
    () => plan.payments.map((payment, at): RunRow => ({ payment, outcome: outcomes[at] ?? null })),
    [plan, outcomes],
  );
  const rest = rows.filter(({ outcome }) => outcome?.state !== 'sent');
  const columns = useMemo(() => runColumns(t, onShowOrder), [t, onShowOrder]);
  const isOver = !running && left === 0;
  const open = counts.unknown + counts.notFound;
  const text = t('batch.progress', { done: all - counts.waiting, all });

  if (lock !== null) return lock;
  return (
    <>
      <Stack>
        {running ? (
          <Banner
            tone="running"
            title={t('batch.sending.title')}
            action={
              <Button size="small" busy={stopping} onClick={stop}>
                {t('batch.stopSending')}
              </Button>
            }
          >
            {t(stopping ? 'batch.sending.stopping' : 'batch.sending.detail')}
          </Banner>
        ) : isOver ? (
          <Banner
            tone={counts.sent === all ? 'success' : counts.differs > 0 ? 'danger' : 'attention'}
            title={t('batch.over.title', { count: counts.sent })}
          >
            {counts.sent === all ? t('batch.over.all') : t('batch.over.some', { count: all - counts.sent })}
          </Banner>
        ) : (
          <Banner
            tone={stopped === 'differs' ? 'danger' : 'attention'}
            title={t('batch.stopped.title')}
            action={
              risen === null ? undefined : (
                <Button size="small" onClick={batch.agreeAndGo}>
                  {t('batch.fee.agree')}
                </Button>
              )
            }
          >
            {stopped === null ? t('batch.stopped.left') : t(`batch.stop.${stopped}`)}
            {risen === null ? null : (
              <>
                {' '}
                {risen.payment.coinName}:{' '}
                <Amount value={risen.confirmed.amount} symbol={risen.payment.feeUnit} />
                {' → '}
                <Amount value={risen.now.amount} symbol={risen.payment.feeUnit} />
              </>
            )}
          </Banner>
        )}
        <ProgressBar
          label={t('batch.progressLabel')}
          value={(all - counts.waiting) / all}
          text={text}
          tone={counts.differs > 0 ? 'danger' : isOver && counts.sent === all ? 'success' : 'running'}
        />
        <Inline justify="between" align="center">
          <Segmented<Shown>
            label={t('batch.show.label')}
            items={[
              { id: 'all', label: t('batch.show.all', { count: all }) },
              { id: 'rest', label: t('batch.show.rest', { count: rest.length }) },
            ]}
            selected={shown}
            onSelect={setShown}
          />
          <Text tone="muted" aria-live="polite">
            {t('batch.tally', {
              sent: counts.sent,
              refused: counts.refused + counts.held + counts.differs,
              unknown: open,
              waiting: counts.waiting,
            })}
          </Text>
        </Inline>
        <LargeTable
          label={t('batch.payments')}
          columns={columns}
          rows={shown === 'all' ? rows : rest}
          rowKey={keyOf}
          height={Math.min(460, 44 + Math.max(3, shown === 'all' ? all : rest.length) * 52)}
          rowHeight={52}
          empty={t('batch.over.all')}
        />
      </Stack>
      <DrawerFooter>
        <Button
          block
          disabledReason={
            running ? t('batch.first.stop') : open > 0 ? t('batch.first.settle', { count: open }) : undefined
          }
          onClick={() => onNew(rest.filter(({ outcome }) => outcome?.state !== 'differs'))}
        >
          {rest.length === 0 ? t('batch.new') : t('batch.newWithRest', { count: rest.length })}
        </Button>
        {running || left > 0 ? (
          // It stays where it was pressed: a second click must not land on Stop.
          <Button block variant="primary" busy={running} onClick={go}>
            {t('batch.resume', { count: left })}
          </Button>
        ) : (
          <Button block variant="primary" onClick={onClose}>
            {t('transfer.close')}
          </Button>
        )}
      </DrawerFooter>
    </>
  );
}
