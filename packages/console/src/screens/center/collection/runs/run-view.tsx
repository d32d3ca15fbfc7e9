import { collection, isTerminal } from '@mpc/api';
import { Banner, Button, DrawerFooter, Inline, Link, Stack } from '@mpc/ui';
import { useMemo } from 'react';
import { listed } from '#shared/i18n/i18n.ts';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { useLocation } from 'react-router-dom';
import {
  DecisionDialog,
  DecisionNotices,
  useBegin,
  useDecision,
  useRun,
  allows,
  type Decision,
} from '#features/decisions';
import { ChainFacts } from '#features/orders';
import { useQrSignAhead } from '#features/signing';
import { StaleBanner } from '#shared/freshness/stale-banner.tsx';
import { useStaleness } from '#shared/freshness/use-staleness.ts';
import { useCommonStore } from '#shared/session/common-store.ts';
import { useCollectInit } from '../collection-intro.tsx';
import { ruleHref } from '../rule/rule-links.ts';
import { runContent, runFacts, subjectOfRun, type RuleRun, type RunSubject } from './run-content.ts';
import { RunSheet } from './run-sheet.tsx';
import { SignRuns } from './sign-runs.tsx';

export interface RunViewProps extends RuleRun {
  /** The sweep's number, as it was asked for. */
  id: number;
  begin: Decision | undefined;
  /** When it was read. */
  observedAt: number;
  refreshing: boolean;
  readAgain: () => Promise<RuleRun | null>;
  onShow: (transaction: number) => void;
}

/** A sweep with every address, what its chain knows of it, and its signature and cancellation. */
export function RunView(props: RunViewProps) {
  const { id, run, rule, begin, observedAt, refreshing, readAgain, onShow } = props;
  const { t } = useTranslation('collection');
  const { t: words } = useTranslation();
  const { search } = useLocation();
  const uid = useCommonStore(({ user }) => user?.uid ?? 0);
  const send = useRun();
  const subject = useMemo(() => subjectOfRun({ run, rule }), [run, rule]);
  const decision = useDecision<RunSubject>({
    subject,
    uid,
    contentOf: (one) => runContent(one, t),
    readAgain: async () => {
      const now = await readAgain();
      return now === null ? null : subjectOfRun(now);
    },
    send: (_now, _given, { remark }) => send(collection.cancel, { id, ...(remark === '' ? {} : { remark }) }),
    mayDecide: (one, given) => given === 'revoke' && allows(one, given),
    done: () => t('run.canceled'),
  });
  const { phase, changed, pending, reviewed } = decision;
  const staleness = useStaleness(observedAt);
  const blocked = () => {
    if (pending !== null) return words('approval.off.unknown');
    if (changed !== null) return words(`approval.off.${changed}`);
    return staleness === null ? undefined : words(`approval.off.${staleness}`);
  };
  useBegin(decision, {
    decision: begin,
    mayDecide: (given) => given === 'revoke' && allows(subject, given),
    isReading: false,
    blocked,
  });
  const isOpen = subject.status === 0;
  useQrSignAhead(isOpen && run.need_sign === 1);
  const asking = (phase.kind === 'asking' && changed === null) || phase.kind === 'sending';
  return (
    <Stack>
      {isOpen ? (
        <StaleBanner
          staleness={staleness}
          observedAt={observedAt}
          busy={refreshing}
          onRefresh={() => void readAgain()}
        />
      ) : null}
      <DecisionNotices decision={decision} onCheck={() => void readAgain()} />
      {isOpen && run.need_sign === 0 ? <SignersNotice /> : null}
      <RunSheet run={run} rule={rule} onOpen={({ trans_id }) => onShow(trans_id)} />
      {run.txid === '' && isTerminal(runFacts(run)) ? null : (
        <ChainFacts
          txid={run.txid}
          txidLink={run.txid_link}
          confirmations={run.confirmations}
          confirmationsNeeded={run.confirmations_needed}
          height={0}
        />
      )}
      <Link href={ruleHref('detail', run.rule_id, search)}>{t('run.toRule', { name: run.rule_name })}</Link>
      {phase.kind === 'refused' ? <Banner tone="danger">{phase.reason}</Banner> : null}
      <DrawerFooter>
        <Inline justify="end">
          <Button
            variant="danger"
            busy={phase.kind === 'sending'}
            disabledReason={run.can_cancel ? blocked() : t(isOpen ? 'run.notYours' : 'run.tooLate')}
            onClick={() => decision.ask('revoke')}
          >
            {t('run.cancel')}
          </Button>
          {isOpen && run.need_sign === 1 ? (
            <Button variant="primary" disabledReason={blocked()} onClick={decision.sign}>
              {t('run.sign')}
            </Button>
          ) : null}
        </Inline>
      </DrawerFooter>
      {asking ? (
        <DecisionDialog
          decision="revoke"
          summary={JSON.stringify(runContent(reviewed, t))}
          takesRemark
          words={{ title: t('run.ask'), confirm: t('run.cancel'), consequence: t('run.consequence') }}
          busy={phase.kind === 'sending'}
          onConfirm={(remark) => void decision.decide('revoke', remark)}
          onCancel={decision.stop}
        >
          <RunSheet run={reviewed.run} rule={reviewed.rule} />
        </DecisionDialog>
      ) : null}
      {phase.kind === 'signing' ? (
        <SignRuns runs={[reviewed.run]} rule={reviewed.rule} onClose={() => void decision.stopSigning()} />
      ) : null}
    </Stack>
  );
}

/** Whose signature a sweep waits for, where it is not the reader's. */
function SignersNotice() {
  const { t } = useTranslation('collection');
  const init = useCollectInit();
  const names = (init.data?.key_holders ?? []).map(({ nickname }) => nickname);
  return names.length === 0 ? null : (
    <Banner tone="idle">{t('run.waitsFor', { names: listed(names) })}</Banner>
  );
}
