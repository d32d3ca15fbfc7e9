import { Amount, Banner, KeyValueList, Stack, Text } from '@mpc/ui';
import { useTranslation } from 'react-i18next';
import { useSettled } from '../freshness/use-settled.ts';
import { requestIdOf } from '../intents/intent.ts';
import { ConfirmFooter } from '../payment-flow/confirm-frame.tsx';
import { usePaymentFacts } from '../outcome/payment-facts.tsx';
import type { Problem } from '../outcome/outcome-page.tsx';
import { costsMore, type PendingOrder } from './speed-up.rules.ts';
import type { Copy } from './use-speed-up.ts';
import { useTerms } from './use-terms.ts';

export interface ConfirmCopyProps {
  order: PendingOrder;
  copy: Copy;
  sending: boolean;
  problem: Problem | null;
  onConfirm: () => void;
  onBack: () => void;
}

/** Everything a person answers for: the same payment, and what it pays its chain from then on. */
export function ConfirmCopy({ order, copy, sending, problem, onConfirm, onBack }: ConfirmCopyProps) {
  const { t } = useTranslation();
  const { intent, terms, fee } = copy;
  const lines = usePaymentFacts(intent);
  const now = useTerms(intent.payment.kind === 'web3' ? 'web3' : 'withdraw', order.id);
  const ripe = useSettled(requestIdOf(intent));
  const { unit } = intent.fee;
  const price = (gas: string | undefined) =>
    gas === undefined ? null : <Text tone="muted"> · {t('fee.at', { price: gas, unit: 'Gwei' })}</Text>;
  const reason =
    now.data?.support === 0
      ? t('speedUp.tooLate')
      : ripe || sending
        ? undefined
        : t('transfer.confirm.justChanged');
  return (
    <>
      <Stack>
        {problem === null ? null : (
          <Banner tone="danger" title={t('transfer.refused.title')}>
            {t(`transfer.problem.${problem}`)}
          </Banner>
        )}
        <Banner tone="idle">{t('speedUp.onlyOne')}</Banner>
        <KeyValueList
          items={[
            ...(intent.facts.amount === '-1' ? [] : [lines.amount]),
            lines.to,
            ...(intent.facts.memo === '' ? [] : [lines.memo]),
            {
              key: 'old',
              label: t('speedUp.paysNow'),
              value: (
                <>
                  <Amount value={terms.old.fee} symbol={unit} />
                  {price(terms.old.gas_price)}
                </>
              ),
            },
            {
              key: 'new',
              label: t('speedUp.paysThen'),
              value: (
                <>
                  <Text tone="strong">
                    <Amount value={fee.amount} symbol={unit} />
                  </Text>
                  {price(fee.fields.gas_price)}
                </>
              ),
            },
            {
              key: 'more',
              label: t('speedUp.more'),
              value: <Amount value={costsMore(terms, fee)} symbol={unit} sign="+" />,
            },
            lines.from,
            lines.digest,
          ]}
        />
      </Stack>
      <ConfirmFooter
        label={t('speedUp.send')}
        sending={sending}
        reason={reason}
        onBack={onBack}
        onSend={onConfirm}
      />
    </>
  );
}
