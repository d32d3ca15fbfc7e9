import type { InscriptionTicker } from '@mpc/api';
import { Amount, Button, Card, CardGrid, FilterChip, Inline, KeyValueList, Stack } from '@mpc/ui';
import { compare } from '#shared/money/decimal.ts';
import { useTranslation } from '#shared/i18n/use-translation.ts';

export interface TickerCardsProps {
  tickers: readonly InscriptionTicker[];
  /** The one the list below is narrowed to; empty for all. */
  chosen: string;
  onChoose: (ticker: string) => void;
  onTransfer: (ticker: string) => void;
}

/** What there is of each token: all of it, what may be sent, and what orders hold. */
export function TickerCards({ tickers, chosen, onChoose, onTransfer }: TickerCardsProps) {
  const { t } = useTranslation(['translation', 'btcAddress']);
  return (
    <CardGrid aria-label={t('btcAddress:inscriptions.tickers')} min="240px">
      {tickers.map(({ ticker, available, locked, count }) => (
        <Card key={ticker} padding="m">
          <Stack gap="s">
            <Inline justify="between">
              <FilterChip
                pressed={chosen === ticker}
                onChange={(on) => onChoose(on ? ticker : '')}
                aria-label={t('btcAddress:inscriptions.only', { ticker })}
              >
                {ticker}
              </FilterChip>
              <Button
                size="small"
                aria-label={t('btcAddress:inscriptions.transferOf', { ticker })}
                disabledReason={
                  compare(available, '0') === 1 ? undefined : t('btcAddress:inscriptions.nothingFree')
                }
                onClick={() => onTransfer(ticker)}
              >
                {t('action.transfer')}
              </Button>
            </Inline>
            <KeyValueList
              items={[
                {
                  key: 'available',
                  label: t('assets.available'),
                  value: <Amount value={available} symbol={ticker} />,
                },
                {
                  key: 'locked',
                  label: t('assets.frozen'),
                  value: <Amount value={locked} symbol={ticker} />,
                },
                { key: 'count', label: t('btcAddress:inscriptions.count'), value: String(count) },
              ]}
            />
          </Stack>
        </Card>
      ))}
    </CardGrid>
  );
}
