import { Amount, groupsOfFour, Text, WholeAddress, type KeyValueItem } from '@mpc/ui';
import { useTranslation } from 'react-i18next';
import type { Intent } from '../../../../../shared/intents/intent.ts';
import { add } from '../../../../../shared/money/decimal.ts';

interface Muted {
  /** The figures may be out of date. */
  muted?: boolean;
}

/** What a confirmed payment is, line by line: never shortened, never rounded. */
export function usePaymentFacts(intent: Intent, { muted = false }: Muted = {}) {
  const { t } = useTranslation();
  const { order, fee, coinName, unit, base_symbol, wallet, subWallet } = intent;
  const figure = (amount: string, symbol: string) => (
    <Text tone={muted ? 'muted' : 'strong'} data-stale={muted || undefined}>
      <Amount value={amount} symbol={symbol} />
    </Text>
  );
  return {
    amount: { key: 'amount', label: t('transfer.amount'), value: figure(order.amount, coinName) },
    to: {
      key: 'to',
      label: t('transfer.to'),
      value: <WholeAddress address={order.address_to} label={t('transfer.to')} />,
    },
    memo: { key: 'memo', label: t('transfer.memo'), value: order.memo },
    fee: { key: 'fee', label: t('transfer.fee'), value: figure(fee.amount, fee.unit) },
    total: {
      key: 'total',
      label: t('transfer.total'),
      value:
        order.symbol === base_symbol ? (
          figure(add(order.amount, fee.amount), unit)
        ) : (
          <>
            {figure(order.amount, unit)} + {figure(fee.amount, fee.unit)}
          </>
        ),
    },
    from: {
      key: 'from',
      label: t('transfer.from'),
      value: t('transfer.fromName', { subWallet: subWallet.name, wallet: wallet.name }),
    },
    remark: { key: 'remark', label: t('transfer.remark'), value: order.remark },
    digest: {
      key: 'digest',
      label: t('transfer.digest'),
      value: groupsOfFour(intent.digest.slice(0, 16)).join(' '),
    },
  } satisfies Record<string, KeyValueItem>;
}
