import { Banner, Button, DrawerStack, Stack } from '@mpc/ui';
import { useState, type ReactNode } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { SourceLine } from '../flow/source-line.tsx';
import { DraftNotice } from '#shared/drafts/draft-notice.tsx';
import type { PaymentSource } from '../flow/use-home.ts';
import {
  forgetPlan,
  keepPlan,
  keepSheet,
  readBatch,
  readSheet,
  type KeptBatch,
  type SheetDraft,
} from './batch-kept.ts';
import { planOf, type BatchPlan, type Planned } from './batch-plan.ts';
import { ConfirmPage } from './confirm-page.tsx';
import type { Outcome } from './outcome.ts';
import { RunPage } from './run-page.tsx';
import { accepting, type Screened } from './screening.rules.ts';
import { SheetPage } from './sheet-page.tsx';
import { useBatchSheet } from './use-batch-sheet.ts';

interface BatchFlowProps {
  uid: number;
  home: PaymentSource;
  kept: KeptBatch;
  lock: ReactNode;
  onClose: () => void;
  onShowOrder: (id: number) => void;
}

/** A batch that was confirmed, and whether that was a moment ago. */
interface Run {
  plan: BatchPlan;
  outcomes: readonly (Outcome | null)[];
  begins: boolean;
}

/** A sheet, its confirmation, and its sending: one batch at a time for a sub-wallet. */
export function BatchFlow({ uid, home, kept, lock, onClose, onShowOrder }: BatchFlowProps) {
  const { t } = useTranslation();
  const [draft, setDraft] = useState<SheetDraft>(kept.sheet);
  // Of the sheet that this was opened with: one that was made here is no draft to be told of.
  const [draftedAt, setDraftedAt] = useState(kept.sheet.entries.length > 0 ? kept.sheet.savedAt : null);
  // A sheet that was begun is what somebody is at; the batches before it are a press away.
  const [run, setRun] = useState<Run | null>(
    kept.runs[0] === undefined || kept.sheet.entries.length > 0 ? null : { ...kept.runs[0], begins: false },
  );
  const [plans, setPlans] = useState<readonly BatchPlan[]>(kept.runs.map(({ plan }) => plan));
  const { id } = home.subWallet;
  /** One of the batches that are kept, by default the newest, as it stands now; the sheet where there is none. */
  const showRun = async (planId?: string) => {
    const { sheet, runs } = await readBatch(uid, id);
    const found = runs.find(({ plan }) => plan.id === planId) ?? runs[0];
    setDraft(sheet);
    setDraftedAt(null);
    setPlans(runs.map(({ plan }) => plan));
    setRun(found === undefined ? null : { ...found, begins: false });
  };
  if (run === null)
    return (
      <Preparing
        uid={uid}
        home={home}
        start={draft}
        draftedAt={draftedAt}
        onDiscarded={() => setDraftedAt(null)}
        lock={lock}
        onClose={onClose}
        onShowRuns={plans.length > 0 ? () => void showRun() : null}
        onConfirmed={(plan) => {
          const { fees } = plan;
          void keepSheet(uid, id, { usual: draft.usual, fees, entries: [] });
          setPlans([plan, ...plans]);
          setRun({ plan, outcomes: plan.payments.map(() => null), begins: true });
        }}
      />
    );
  const startAnew = async (unpaid: readonly Planned[]) => {
    const begun = await readSheet(uid, id);
    const entries = unpaid.map(({ symbol, to, memo, amount, remark }) => ({
      coin: symbol,
      address: to,
      memo,
      amount,
      remark,
    }));
    const next = { usual: begun.usual, fees: run.plan.fees, entries: [...begun.entries, ...entries] };
    await keepSheet(uid, id, next);
    setDraft(next);
    setDraftedAt(null);
    setRun(null);
  };
  return (
    <DrawerStack
      pages={[
        {
          key: 'run',
          title: t('batch.title'),
          size: 'full',
          content: (
            <RunPage
              key={run.plan.id}
              {...run}
              lock={lock}
              onShowOrder={onShowOrder}
              onNew={(unpaid) => void startAnew(unpaid)}
              plans={plans}
              onShow={(planId) => void showRun(planId)}
              onDismiss={() => void forgetPlan(run.plan).then(async () => showRun())}
              onClose={onClose}
            />
          ),
        },
      ]}
      onPop={onClose}
      onClear={onClose}
    />
  );
}

interface PreparingProps extends Pick<BatchFlowProps, 'uid' | 'home' | 'lock' | 'onClose'> {
  start: SheetDraft;
  /** When the draft it begins with was last changed; null where there is none. */
  draftedAt: number | null;
  onDiscarded: () => void;
  onConfirmed: (plan: BatchPlan) => void;
  /** Goes to the batches that were confirmed before; null where there are none. */
  onShowRuns: (() => void) | null;
}

/** Until it is confirmed. No address leads to the confirmation: it exists only after a review. */
function Preparing(props: PreparingProps) {
  const { uid, home, start, draftedAt, lock, onClose, onConfirmed, onShowRuns, onDiscarded } = props;
  const { t } = useTranslation();
  const batch = useBatchSheet(uid, home, start);
  const [plan, setPlan] = useState<BatchPlan | null>(null);
  const [screened, setScreened] = useState(new Map<string, Screened>());
  const [starting, setStarting] = useState(false);
  const [failed, setFailed] = useState(false);

  const leave = () => void batch.keepNow().then(onClose);
  const review = async () => {
    // What was paid meanwhile, here or elsewhere, is part of what is confirmed.
    await batch.refreshOrders();
    setFailed(false);
    setScreened(new Map());
    setPlan(planOf(uid, home, { lines: batch.sheet.state().lines, fees: batch.fees }, batch.market));
  };
  const back = () => {
    // What the screening found is said beside the rows too, where they can be taken out.
    const rated = [...screened].flatMap(([key, { level }]) =>
      level === null ? [] : [[key, level] as const],
    );
    batch.setRated(new Map(rated));
    setPlan(null);
  };
  const send = async (agreed: readonly string[]) => {
    if (plan === null || starting || lock !== null) return;
    setStarting(true);
    const confirmed = { ...plan, agreed, payments: accepting(plan.payments, screened) };
    const isKept = await keepPlan(confirmed);
    setStarting(false);
    setFailed(!isKept);
    if (!isKept) return;
    batch.sheet.clear();
    onConfirmed(confirmed);
  };
  const { world } = batch;
  return (
    <DrawerStack
      pages={[
        {
          key: 'sheet',
          title: t('batch.title'),
          size: 'full',
          content: lock ?? (
            <Stack>
              {onShowRuns === null ? null : (
                <Banner
                  tone="idle"
                  title={t('batch.earlierRun.title')}
                  action={
                    <Button size="small" onClick={() => void batch.keepNow().then(onShowRuns)}>
                      {t('batch.earlierRun.show')}
                    </Button>
                  }
                />
              )}
              <SourceLine home={home} />
              <DraftNotice
                at={draftedAt}
                onDiscard={() => {
                  batch.sheet.clear();
                  onDiscarded();
                }}
              />
              <SheetPage home={home} batch={batch} onReview={() => void review()} onClose={leave} />
            </Stack>
          ),
        },
        ...(plan === null || world === null
          ? []
          : [
              {
                key: 'confirm',
                title: t('batch.confirm.title'),
                size: 'full' as const,
                content: lock ?? (
                  <ConfirmPage
                    key={plan.id}
                    plan={plan}
                    screened={screened}
                    batch={batch}
                    world={world}
                    repeats={batch.state.lines.filter(({ repeats }) => repeats !== null).length}
                    failed={failed}
                    starting={starting}
                    onRenew={() => void review()}
                    onBack={back}
                    onSend={(agreed) => void send(agreed)}
                  />
                ),
              },
            ]),
      ]}
      onPop={() => {
        if (plan === null) leave();
        else back();
      }}
      onClear={leave}
    />
  );
}
