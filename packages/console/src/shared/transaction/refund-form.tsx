import type { RefundInfo } from '@mpc/api';
import { checkAddress, createLookAlikes } from '@mpc/api/addresses';
import {
  AddressField,
  Amount,
  AmountField,
  Banner,
  Button,
  Checkbox,
  Form,
  Stack,
  Text,
  TextArea,
  TextField,
} from '@mpc/ui';
import { useTranslation } from 'react-i18next';
import { AddressLens } from '../address/address-lens.tsx';
import { addressFieldCheck, lookAlikeVerdict } from '../address/address-verdict.ts';
import { FeePicker } from '../fee/fee-picker.tsx';
import { addressRefusal, RefundRefusal } from './refund-refusal.tsx';
import { isRefundable, reasonLimit, type RefundValues } from './refund.values.ts';
import type { RefundProblem } from './use-refund.ts';

export interface RefundFormProps {
  id: string;
  info: RefundInfo;
  subWalletId: number;
  /** Whether payments of the coin carry a memo. */
  hasMemo: boolean;
  values: RefundValues;
  /** What stood against the last attempt. */
  problem: RefundProblem | null;
  knowsRisk: boolean;
  onKnowsRisk: (knows: boolean) => void;
  onChange: (part: Partial<RefundValues>) => void;
  onSubmit: () => void;
}

/** How much goes back, to which address, and why. */
export function RefundForm(props: RefundFormProps) {
  const { id, info, subWalletId, hasMemo, values, problem, knowsRisk, onKnowsRisk, onChange, onSubmit } =
    props;
  const { t } = useTranslation();
  const { symbol_alias: coin, base_symbol: base, address_from: source } = info;
  const check = checkAddress(base, values.address);
  const isSource = values.address === source;
  const imitation =
    check.ok && !isSource && source !== ''
      ? createLookAlikes(base, [{ address: source, label: t('refund.source') }], (one) => one.address).find(
          check.normalized,
        )
      : null;
  const code = problem?.kind === 'refused' ? problem.refusal.code : '';
  return (
    <Form id={id} label={t('refund.title')} onSubmit={onSubmit}>
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
        <AddressField
          required
          label={t('refund.to')}
          name="address"
          value={values.address}
          onChange={(address) => onChange({ address })}
          {...(isSource ? {} : { check: addressFieldCheck(t, base) })}
          aside={
            isSource || source === '' ? undefined : (
              <Button variant="ghost" size="small" onClick={() => onChange({ address: source })}>
                {t('refund.useSource')}
              </Button>
            )
          }
          verdicts={[
            ...(imitation === null ? [] : [lookAlikeVerdict(t, values.address, imitation)]),
            ...addressRefusal(t, problem),
          ]}
        />
        {isSource && info.from_exchange === 1 ? (
          <Banner tone="attention" title={t('refund.exchangeTitle')}>
            {t('refund.exchange')}
          </Banner>
        ) : null}
        {isSource ? null : <Banner tone="attention">{t('refund.elsewhere')}</Banner>}
        {check.ok ? (
          <AddressLens
            address={check.normalized}
            label={t('refund.to')}
            baseSymbol={base}
            symbol={info.symbol}
            subWalletId={subWalletId}
          />
        ) : null}
        {hasMemo || values.memo !== '' ? (
          <TextField
            label={t('order.memo')}
            description={t('refund.memoDetail')}
            name="memo"
            value={values.memo}
            onChange={(memo) => onChange({ memo })}
            limit={120}
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
        {code === '200137' || code === '200139' ? (
          <Checkbox checked={knowsRisk} onChange={onKnowsRisk}>
            {t(code === '200137' ? 'refund.risk' : 'refund.unscreened')}
          </Checkbox>
        ) : null}
      </Stack>
    </Form>
  );
}
