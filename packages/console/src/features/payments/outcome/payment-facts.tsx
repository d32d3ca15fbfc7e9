import { Amount, Stack, Text, WholeAddress, type KeyValueItem } from '@mpc/ui';
import { useTranslation } from 'react-i18next';
import { OrderFingerprint } from '#features/orders';
import { CoinCode } from '#shared/coin/coin-code.tsx';
import { factsOf, type Intent } from '../intents/intent.ts';
import { add } from '#shared/money/decimal.ts';

interface Shown {
  /** The figures may be out of date. */
  muted?: boolean;
  /** How the fee comes about. */
  madeUp?: string | undefined;
}

/** What a confirmed payment is, line by line: never shortened, never rounded. */
export function usePaymentFacts(intent: Intent, { muted = false, madeUp }: Shown = {}) {
  const { t } = useTranslation();
  const { fee, coinName, unit, wallet, subWallet } = intent;
  const facts = factsOf(intent.payment);
  const figure = (amount: string, symbol: string) => (
    <Text tone={muted ? 'muted' : 'strong'} data-stale={muted || undefined}>
      <Amount value={amount} symbol={symbol} />
    </Text>
  );
  return {
    amount: {
      key: 'amount',
      label: t('transfer.amount'),
      value: (
        <>
          {figure(facts.amount, coinName)}
          <CoinCode symbol={facts.symbol} name={unit} />
        </>
      ),
    },
    to: {
      key: 'to',
      label: t('transfer.to'),
      value: <WholeAddress address={facts.address_to} label={t('transfer.to')} />,
    },
    memo: { key: 'memo', label: t('transfer.memo'), value: facts.memo },
    fee: {
      key: 'fee',
      label: t('transfer.fee'),
      value:
        madeUp === undefined ? (
          figure(fee.amount, fee.unit)
        ) : (
          <Stack gap="xs">
            {figure(fee.amount, fee.unit)}
            <Text size="label" tone="muted">
              {madeUp}
            </Text>
          </Stack>
        ),
    },
    total: {
      key: 'total',
      label: t('transfer.total'),
      value:
        facts.symbol === facts.base_symbol ? (
          figure(add(facts.amount, fee.amount), unit)
        ) : (
          <>
            {figure(facts.amount, unit)} + {figure(fee.amount, fee.unit)}
          </>
        ),
    },
    from: {
      key: 'from',
      label: t('transfer.from'),
      value: t('transfer.fromName', { subWallet: subWallet.name, wallet: wallet.name }),
    },
    remark: { key: 'remark', label: t('transfer.remark'), value: intent.payment.order.remark },
    digest: {
      key: 'digest',
      label: t('fingerprint.label'),
      value: <OrderFingerprint facts={facts} />,
    },
  } satisfies Record<string, KeyValueItem>;
}
