import type { RefundInfo } from '@mpc/api';
import { Amount, Text } from '@mpc/ui';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { RecipientName } from '#features/address-check';
import { DecidingStrategy, DecisionSheet } from '#features/decisions';
import { type OrderFacts, OrderFingerprint, RecipientsTable } from '#features/orders';
import { CoinCode } from '#shared/coin/coin-code.tsx';
import { add } from '#shared/money/decimal.ts';
import { useSelection } from '#shared/selection/use-selection.ts';

export interface RefundFactsProps {
  info: RefundInfo;
  facts: OrderFacts;
  reason: string;
  /** What it costs; left out where that was not written down. */
  fee?: string | undefined;
  /** How that comes about. */
  madeUp?: string | undefined;
  /** The wallet and the sub-wallet it leaves. */
  source?: string | undefined;
}

/** A refund as somebody answers for it: everything whole, and its fingerprint. */
export function RefundFacts({ info, facts, reason, fee, madeUp, source }: RefundFactsProps) {
  const { t } = useTranslation();
  const { walletId } = useSelection();
  const { address_to: address, amount, memo, base_symbol, symbol, sub_wallet_id } = facts;
  const to = { baseSymbol: base_symbol, symbol, subWalletId: sub_wallet_id };
  return (
    <DecisionSheet
      context={
        <>
          {t('transactions.kind.refund')} · {info.coin_net}
          <CoinCode symbol={symbol} name={info.symbol_alias} />
          {source === undefined ? null : ` · ${source}`}
        </>
      }
      headline={<Amount value={amount} symbol={info.symbol_alias} />}
      note={<RecipientName address={address} walletId={walletId} {...to} />}
      facts={[
        ...(fee === undefined
          ? []
          : [
              {
                key: 'fee',
                label: t('order.feeEstimated'),
                value: (
                  <>
                    <Text tone="strong">
                      <Amount value={fee} symbol={info.fee_symbol_alias} />
                    </Text>
                    {madeUp === undefined ? null : (
                      <Text as="p" tone="muted" size="label">
                        {madeUp}
                      </Text>
                    )}
                  </>
                ),
              },
              {
                key: 'total',
                label: t('transfer.total'),
                value:
                  symbol === info.fee_symbol ? (
                    <Amount value={add(amount, fee)} symbol={info.symbol_alias} />
                  ) : (
                    <>
                      <Amount value={amount} symbol={info.symbol_alias} /> +{' '}
                      <Amount value={fee} symbol={info.fee_symbol_alias} />
                    </>
                  ),
              },
              {
                key: 'strategy',
                label: t('order.strategy'),
                value: (
                  <DecidingStrategy
                    asked={{ wallet_id: walletId ?? 0, sub_wallet_id, business_type: 'refund' }}
                  />
                ),
              },
            ]),
        { key: 'reason', label: t('refund.reason'), value: reason },
        {
          key: 'fingerprint',
          label: t('fingerprint.label'),
          value: <OrderFingerprint facts={facts} />,
        },
      ]}
    >
      <RecipientsTable {...to} recipients={[{ address, amount, memo }]} coin={info.symbol_alias} />
    </DecisionSheet>
  );
}
