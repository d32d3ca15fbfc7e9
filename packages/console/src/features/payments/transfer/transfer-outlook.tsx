import { Amount, Banner, Card, KeyValueList, Stack } from '@mpc/ui';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { add, isDecimal } from '#shared/money/decimal.ts';
import { isMainCoin } from '../fees/funds.rules.ts';
import { StrategyLook } from '../flow/lazy-pages.ts';
import type { PaymentSource } from '../flow/use-home.ts';
import { ScreeningTag } from '../recipients/screening-tag.tsx';
import { RefusingStrategies } from './refusing-strategies.tsx';
import { StrategyHit } from './strategy-hit.tsx';
import { strategyRefusal } from './transfer-findings.ts';
import type { TransferData } from './use-transfer-facts.ts';

/** What will come of the payment as it stands: what arrives, what it costs, who decides and why, how the recipients are rated. */
export function TransferOutlook({ home, data }: { home: PaymentSource; data: TransferData }) {
  const { t } = useTranslation();
  const { coin, recipients, amount, fee, feeUnit, strategy, differing } = data.facts;
  if (coin === null || !isDecimal(amount) || recipients.every(({ to }) => to === null)) return null;
  const unit = coin.symbol_alias;
  const refusal = strategyRefusal(data.facts);
  return (
    <Stack gap="s">
      <Card padding="m">
        <KeyValueList
          items={[
            { key: 'arrives', label: t('transfer.arrives'), value: <Amount value={amount} symbol={unit} /> },
            {
              key: 'fee',
              label: t('transfer.fee'),
              value: fee === null ? undefined : <Amount value={fee.amount} symbol={feeUnit} />,
            },
            {
              key: 'total',
              label: t('transfer.total'),
              value:
                fee === null ? undefined : isMainCoin(coin) ? (
                  <Amount value={add(amount, fee.amount)} symbol={unit} />
                ) : (
                  <>
                    <Amount value={amount} symbol={unit} /> + <Amount value={fee.amount} symbol={feeUnit} />
                  </>
                ),
            },
            // Where they differ, none decides about all recipients.
            ...(differing.length > 0
              ? []
              : [
                  {
                    key: 'strategy',
                    label: t('transfer.strategy'),
                    value:
                      strategy === undefined ? undefined : (
                        <Stack gap="s">
                          <StrategyHit strategy={strategy} home={home} />
                          {strategy === null || refusal !== null ? null : (
                            <StrategyLook
                              walletId={home.wallet.id}
                              subWalletId={home.subWallet.id}
                              order={{
                                symbol: coin.symbol,
                                amount,
                                recipients: recipients.flatMap(({ to }) => to ?? []),
                              }}
                              said={strategy}
                            />
                          )}
                        </Stack>
                      ),
                  },
                ]),
            { key: 'kyt', label: t('transfer.kyt'), value: <ScreeningTag recipients={recipients} /> },
          ]}
        />
      </Card>
      {refusal === null ? null : (
        <Banner tone="danger">
          <RefusingStrategies refusal={refusal} home={home} />
        </Banner>
      )}
    </Stack>
  );
}
