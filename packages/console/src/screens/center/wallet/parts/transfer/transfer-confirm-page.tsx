import { ApprovalLine, Banner, Button, DrawerFooter, KeyValueList, Stack, Text, WholeAddress } from '@mpc/ui';
import { useTranslation } from 'react-i18next';
import { StaleBanner } from '../../../../../shared/freshness/stale-banner.tsx';
import { useSettled } from '../../../../../shared/freshness/use-settled.ts';
import { requestIdOf, type Intent } from '../../../../../shared/intents/intent.ts';
import { approvalNodes } from '../../../../../shared/order/approval-nodes.ts';
import { openIntent } from '../../../../../shared/outcome/open-intents.tsx';
import type { Problem } from '../../../../../shared/outcome/outcome-page.tsx';
import { payeeLines } from '../../../../../shared/outcome/payee-lines.tsx';
import { usePaymentFacts } from '../../../../../shared/outcome/payment-facts.tsx';
import { ChangedQuote } from './changed-quote.tsx';
import { earlierPayments, openTwin } from './earlier-payments.ts';
import { RepeatsNotice } from './repeats-notice.tsx';
import { ScreeningTag } from './screening-tag.tsx';
import { isForbidden, waitingFor } from './transfer-findings.ts';
import { summaryStanding, type Summary } from './transfer-summary.ts';
import { useNow } from '../../../../../shared/freshness/use-now.ts';
import { useDataStaleness, type TransferData } from './use-transfer-facts.ts';
import type { TransferForm } from './use-transfer-form.ts';

interface TransferConfirmPageProps {
  summary: Summary;
  uid: number;
  form: TransferForm;
  data: TransferData;
  intents: readonly Intent[];
  sending: boolean;
  problem: Problem | null;
  /** Summarizes the form as it stands now, under a new number. */
  onRenew: () => void;
  onConfirm: (agreed: readonly string[]) => void;
  onBack: () => void;
  onShowIntent: (intent: Intent) => void;
}

/** Everything a person answers for, in full, and the one button that sends it. */
export function TransferConfirmPage({
  summary,
  uid,
  form,
  data,
  intents,
  sending,
  problem,
  onRenew,
  onConfirm,
  onBack,
  onShowIntent,
}: TransferConfirmPageProps) {
  const { t } = useTranslation();
  const { facts } = data;
  const { intent } = summary;
  const { order } = intent.payment;
  const from = intent.payment.kind === 'withdraw' ? (intent.payment.order.from ?? []) : [];
  const now = useNow();
  const staleness = useDataStaleness(data);
  const standing = summaryStanding(summary, data, now);
  const lines = usePaymentFacts(intent, { muted: staleness !== null });
  const { strategy } = facts;

  const twin = openTwin(intent, intents);
  const earlier = earlierPayments(intent, intents, facts.repeats ?? []);
  const agreed = earlier.every(({ key }) => form.answers.repeats.includes(key));
  const shown = [
    requestIdOf(intent),
    strategy?.strategy_id,
    ...facts.payees.map(({ screening }) => screening?.kyt.level),
    earlier.length,
  ];
  const ripe = useSettled(shown.join());

  const reason = (): string | undefined => {
    if (staleness !== null) return t(`freshness.${staleness}`);
    if (twin !== null) return t('transfer.problem.blocked');
    if (standing !== 'good') return t(`transfer.quote.${standing}`);
    if (isForbidden(facts)) return t('transfer.confirm.forbidden');
    const waiting = waitingFor(facts);
    if (waiting !== null) return t(`transfer.waiting.${waiting}`);
    if (!agreed) return t('transfer.repeats.first');
    return ripe || sending ? undefined : t('transfer.confirm.justChanged');
  };

  return (
    <>
      <Stack>
        <StaleBanner
          staleness={staleness}
          observedAt={data.observedAt}
          busy={data.isRefreshing}
          onRefresh={data.refresh}
        />
        {problem === null || twin !== null ? null : (
          <Banner tone="danger" title={t('transfer.refused.title')}>
            {t(`transfer.problem.${problem}`)}
          </Banner>
        )}
        {twin === null ? null : (
          <Banner
            tone="danger"
            title={t('transfer.open.title')}
            action={
              <Button size="small" onClick={() => onShowIntent(twin)}>
                {t('transfer.open.show')}
              </Button>
            }
          >
            {openIntent(t, twin)}
          </Banner>
        )}
        <ChangedQuote standing={standing} summary={summary} data={data} onRenew={onRenew} />
        <KeyValueList
          items={[
            lines.amount,
            ...payeeLines(t, intent, form.values.origin),
            lines.fee,
            lines.total,
            lines.from,
            ...(from.length === 0
              ? []
              : [{ key: 'sources', label: t('transfer.source.label'), value: <Sources addresses={from} /> }]),
            ...(order.remark === undefined ? [] : [lines.remark]),
            {
              key: 'kyt',
              label: t('transfer.kyt'),
              value: <ScreeningTag payees={facts.payees} />,
            },
            {
              key: 'strategy',
              label: t('transfer.strategy'),
              value: strategy === null ? t('transfer.strategyNone') : strategy?.name,
            },
            lines.digest,
          ]}
        />
        {strategy ? (
          <Stack gap="s">
            <Text tone="muted" size="label">
              {t('transfer.approvers')}
            </Text>
            <ApprovalLine label={t('transfer.approvers')} nodes={approvalNodes(strategy.node_list, uid, t)} />
          </Stack>
        ) : null}
        <RepeatsNotice
          earlier={earlier}
          coinName={intent.coinName}
          agreed={agreed}
          onAgree={(yes) => form.answer({ repeats: yes ? earlier.map(({ key }) => key) : [] })}
        />
      </Stack>
      <DrawerFooter>
        <Button block onClick={onBack}>
          {t('transfer.confirm.back')}
        </Button>
        <Button
          block
          variant="primary"
          busy={sending}
          disabledReason={reason()}
          onClick={() => onConfirm(form.answers.repeats)}
        >
          {t('transfer.confirm.send')}
        </Button>
      </DrawerFooter>
    </>
  );
}

/** The addresses it was chosen to leave from. */
function Sources({ addresses }: { addresses: readonly string[] }) {
  const { t } = useTranslation();
  return (
    <Stack gap="xs">
      {addresses.map((address) => (
        <WholeAddress key={address} address={address} label={t('transfer.source.address')} />
      ))}
    </Stack>
  );
}
