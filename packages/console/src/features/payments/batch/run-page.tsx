import {
  Amount,
  Banner,
  Button,
  DrawerFooter,
  Inline,
  LargeTable,
  ProgressBar,
  Select,
  Stack,
  downloadCsv,
  formatTime,
} from '@mpc/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { labeled } from '#shared/i18n/i18n.ts';
import { spaced } from '#shared/i18n/spaced.ts';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { fileNames } from '#features/address-check';
import { StaleBanner } from '#shared/freshness/stale-banner.tsx';
import { useStaleness } from '#shared/freshness/use-staleness.ts';
import { ChecksFailed } from '#shared/query-view/checks-failed.tsx';
import { usePhone } from '#shared/use-media.ts';
import type { BatchPlan, Planned } from './batch-plan.ts';
import { countOutcomes, mayBeSent, mayHaveOrder, type Outcome } from './outcome.ts';
import { resultCsv } from './result-csv.ts';
import {
  movable,
  retryFault,
  rowsOf,
  type BatchRow,
  type Movable,
  type RowState,
} from './row-state.rules.ts';
import { RowTotals, StateFilter } from './row-summary.tsx';
import { SignRows } from './sign-rows.tsx';
import { rowHeightOf, runColumns } from './run-columns.tsx';
import { useBatchOrders } from './use-batch-orders.ts';
import { useBatchRun } from './use-batch-run.ts';

interface RunPageProps {
  plan: BatchPlan;
  outcomes: readonly (Outcome | null)[];
  /** It was confirmed a moment ago, and begins by itself; one that was left goes on only when somebody says so. */
  begins: boolean;
  /** What is shown instead while this tab works on another sub-wallet: nothing is sent meanwhile. */
  lock: ReactNode;
  onShowOrder: (id: number) => void;
  /** All that are kept, the newest first. */
  plans: readonly BatchPlan[];
  /** Goes to another of them. */
  onShow: (planId: string) => void;
  /** Goes to the sheet, with rows of this batch that are not paid; they are out of it by then. */
  onNew: (unpaid: readonly Planned[]) => void;
  /** Forgets the batch. */
  onDismiss: () => void;
  onClose: () => void;
}

/** It left and was taken, whatever became of it since. */
const wasSubmitted = (outcome: Outcome | null): boolean =>
  outcome?.state === 'sent' || (outcome?.state === 'moved' && outcome.id !== null);

const keyOf = ({ payment }: BatchRow) => payment.requestId;

/** A batch that was confirmed: its sending, and then what becomes of every payment until all have ended. */
export function RunPage({ plan, outcomes: start, begins, lock, onShowOrder, ...hears }: RunPageProps) {
  const { plans, onShow, onNew, onDismiss, onClose } = hears;
  const { t } = useTranslation();
  const batch = useBatchRun(plan, start, lock === null);
  const { outcomes, running, stopping, stopped, risen, go, stop } = batch;
  const [shown, setShown] = useState<RowState | 'all'>('all');
  const [moving, setMoving] = useState(false);
  const [unread, setUnread] = useState(false);
  const queryClient = useQueryClient();
  const { orders, isMoving, observedAt, isFetching, check, reread } = useBatchOrders(
    plan,
    outcomes.filter(mayHaveOrder).length,
  );
  const staleness = useStaleness(observedAt);
  const begun = useRef(false);
  useEffect(() => {
    if (!begins || begun.current) return;
    begun.current = true;
    go();
  }, [begins, go]);

  const counts = countOutcomes(outcomes);
  const all = plan.payments.length;
  const left = outcomes.filter(mayBeSent).length;
  const rows = useMemo(() => rowsOf(plan, outcomes, orders), [plan, outcomes, orders]);
  const seen = shown === 'all' ? rows : rows.filter(({ state }) => state === shown);
  const faults = rows.map(retryFault);
  const unpaid = faults.filter((fault) => fault === null).length;
  const isUnsent = faults.includes('left');
  const isPhone = usePhone();
  const columns = useMemo(
    () => runColumns({ t, subWalletId: plan.home.subWallet.id, onShowOrder, isPhone }),
    [t, plan, onShowOrder, isPhone],
  );
  const rowHeight = rowHeightOf(isPhone);
  const isOver = !running && left === 0;
  const open = counts.unknown + counts.notFound;
  const submitted = outcomes.filter(wasSubmitted).length;
  const completed = rows.filter(({ state }) => state === 'completed').length;
  const done = isOver ? completed : all - counts.waiting;

  const takeOut = async (which: Movable) => {
    setMoving(true);
    setUnread(false);
    // As the server has them now: a row that was thought to have failed may have been paid meanwhile.
    const fresh = await reread();
    setUnread(fresh === null);
    // Out of this batch before they are in another: never in both.
    const moved =
      fresh === null ? null : await batch.moveOut((known) => movable(rowsOf(plan, known, fresh), which));
    setMoving(false);
    if (moved !== null && moved.size > 0) onNew(plan.payments.filter((_, at) => moved.has(at)));
  };
  const dismissFault = () => {
    if (running) return t('batch.first.stop');
    return open > 0 ? t('batch.first.settle', { count: open }) : undefined;
  };
  const save = async () => {
    const names = fileNames(queryClient, plan.home.wallet.id);
    // Names are an aid: where they cannot be read, the file is as good without.
    await names.learn(plan.payments.map(({ base }) => base)).catch(() => undefined);
    downloadCsv(t('batch.resultName'), resultCsv(t, rows, names.nameOf));
  };

  if (lock !== null) return lock;
  return (
    <>
      <Stack>
        {plans.length < 2 ? null : (
          <Select<string>
            label={t('batch.which')}
            options={plans.map(({ id, createdAt, payments }) => ({
              id,
              label: `${formatTime(new Date(createdAt), 'short')} · ${t('batch.transfers', { count: payments.length })}`,
            }))}
            value={plan.id}
            disabled={running || moving}
            onChange={onShow}
          />
        )}
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
            tone={submitted === all ? 'running' : counts.differs > 0 ? 'danger' : 'attention'}
            title={t('batch.over.title', { count: submitted })}
          >
            {submitted === all ? t('batch.over.all') : t('batch.over.some', { count: all - submitted })}
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
            {spaced(stopped === null ? t('batch.stopped.left') : t(`batch.stop.${stopped}`))}
            {risen === null ? null : (
              <>
                {labeled(risen.payment.coinName)}
                <Amount value={risen.confirmed.amount} symbol={risen.payment.feeUnit} />
                {' → '}
                <Amount value={risen.now.amount} symbol={risen.payment.feeUnit} />
              </>
            )}
          </Banner>
        )}
        <ProgressBar
          label={t(isOver ? 'batch.completed' : 'batch.progressLabel')}
          value={done / all}
          text={t('batch.progress', { done, all })}
          tone={counts.differs > 0 ? 'danger' : completed === all ? 'success' : 'running'}
        />
        {unread ? <Banner tone="attention" title={t('batch.retry.unread')} /> : null}
        <ChecksFailed checks={[check]} />
        {isMoving ? (
          <StaleBanner
            staleness={staleness}
            observedAt={observedAt}
            busy={isFetching}
            onRefresh={() => void check.refetch()}
          />
        ) : null}
        <SignRows plan={plan} rows={rows} />
        <RowTotals rows={rows} />
        <Inline justify="between" align="end">
          <StateFilter rows={rows} shown={shown} onShow={setShown} />
          <Button size="small" onClick={() => void save()}>
            {t('batch.saveResult')}
          </Button>
        </Inline>
        <LargeTable
          label={t('batch.payments')}
          columns={columns}
          rows={seen}
          rowKey={keyOf}
          height={Math.min(460, 44 + Math.max(3, seen.length) * rowHeight)}
          rowHeight={rowHeight}
          empty={t('batch.show.none')}
        />
      </Stack>
      <DrawerFooter>
        {isUnsent ? (
          // Said apart from what is retried: these rows are counted where they are resumed.
          <Button
            block
            busy={moving}
            disabledReason={running ? t('batch.first.stop') : undefined}
            onClick={() => void takeOut('left')}
          >
            {t('batch.editLeft')}
          </Button>
        ) : (
          <Button block disabledReason={dismissFault()} onClick={onDismiss}>
            {t('batch.dismiss')}
          </Button>
        )}
        <Button
          block
          busy={moving}
          disabledReason={running ? t('batch.first.stop') : undefined}
          onClick={() => (unpaid === 0 ? onNew([]) : void takeOut(null))}
        >
          {unpaid === 0 ? t('batch.new') : t('batch.retry.rows', { count: unpaid })}
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
