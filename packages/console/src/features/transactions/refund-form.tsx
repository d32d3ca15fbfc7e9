import { codes, type RefundInfo } from '@mpc/api';
import { Amount, AmountField, Checkbox, Form, Stack, Text, TextArea, TextField } from '@mpc/ui';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { FeePicker } from '#features/network-fee';
import { RefundAddress } from './refund-address.tsx';
import { RefundRefusal } from './refund-refusal.tsx';
import { isMemo, isRefundable, reasonLimit, type RefundValues } from './refund.values.ts';
import type { RefundProblem } from './use-refund.ts';
import type { RefundRecipient } from './use-refund-recipient.ts';

export interface RefundFormProps {
  id: string;
  info: RefundInfo;
  subWalletId: number;
  /** Whether payments of the coin carry a memo. */
  hasMemo: boolean;
  values: RefundValues;
  /** What is known of its recipient, and said of it. */
  recipient: RefundRecipient;
  /** What stood against the last attempt. */
  problem: RefundProblem | null;
  knowsRisk: boolean;
  onKnowsRisk: (knows: boolean) => void;
  onChange: (part: Partial<RefundValues>) => void;
  /** The fields that show an error. */
  onProblems: (labels: readonly string[]) => void;
  onSubmit: () => void;
}

/** How much goes back, to which address, and why. */
export function RefundForm(props: RefundFormProps) {
  const { id, info, subWalletId, hasMemo, values, recipient, problem, knowsRisk } = props;
  const { onKnowsRisk, onChange } = props;
  const { t } = useTranslation();
  const { symbol_alias: coin, base_symbol: base } = info;
  const code = problem?.kind === 'refused' ? problem.refusal.code : '';
  return (
    <Form id={id} label={t('refund.title')} onProblems={props.onProblems} onSubmit={props.onSubmit}>
      <Stack>
        <RefundRefusal problem={problem} />
        <AmountField
          required
          label={t('refund.amount')}
          name="amount"
          symbol={coin}
          decimals={info.decimals}
          max={info.max_amount}
          disabled={info.must_be_whole}
          value={values.amount}
          onChange={(amount) => onChange({ amount })}
          {...(info.must_be_whole ? {} : { onMax: () => onChange({ amount: info.max_amount }) })}
          description={info.must_be_whole ? t('refund.whole') : undefined}
          check={(amount) =>
            isRefundable(amount, info) ? null : { level: 'error', message: t('refund.amountWrong') }
          }
          echo={
            <>
              {t('refund.left')} <Amount value={info.max_amount} symbol={coin} />
            </>
          }
        />
        <RefundAddress
          info={info}
          subWalletId={subWalletId}
          value={values.address}
          recipient={recipient}
          problem={problem}
          onChange={(address) => onChange({ address })}
        />
        {recipient.recipientCheck?.kind === 'confirm' ? (
          <Checkbox required checked={recipient.isContractMeant} onChange={recipient.meanContract}>
            {t('recipient.acceptContract')}
          </Checkbox>
        ) : null}
        {hasMemo || values.memo !== '' ? (
          <TextField
            label={t('order.memo')}
            description={t('refund.memoDetail')}
            name="memo"
            value={values.memo}
            onChange={(memo) => onChange({ memo })}
            check={(memo) => (isMemo(memo) ? null : { level: 'error', message: t('transfer.memoFormat') })}
          />
        ) : null}
        <TextArea
          required
          label={t('refund.reason')}
          name="reason"
          value={values.reason}
          onChange={(reason) => onChange({ reason })}
          limit={reasonLimit}
        />
        <FeePicker
          estimate={info.fees}
          choice={values.fee}
          onChange={(fee) => onChange({ fee })}
          unit={info.fee_symbol_alias}
          baseSymbol={base}
          description={<Text tone="muted">{t('refund.feePaidBy')}</Text>}
        />
        {code === codes.riskyAddress || code === codes.screeningUnavailable ? (
          <Checkbox checked={knowsRisk} onChange={onKnowsRisk}>
            {t(code === codes.riskyAddress ? 'refund.risk' : 'refund.unscreened')}
          </Checkbox>
        ) : null}
      </Stack>
    </Form>
  );
}
