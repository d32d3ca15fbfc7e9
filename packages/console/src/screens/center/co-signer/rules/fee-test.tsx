import { autoCollect } from '@mpc/api';
import { Amount, Banner, Button, KeyValueList, Section, Stack, StatusTag } from '@mpc/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { read } from '#shared/api/api.ts';
import { isDecimal } from '#shared/money/decimal.ts';
import { exactAmount } from '#shared/money/exact-amount.ts';
import { QueryView } from '#shared/query-view/query-view.tsx';

interface FeeTestProps {
  walletId: number;
  symbol: string;
  /** The fee limit that is tried; empty while there is none. */
  limit: string;
}

/** What sweeping a coin would cost now, under the limit that stands in the form. */
export function FeeTest({ walletId, symbol, limit }: FeeTestProps) {
  const { t } = useTranslation('coSigner');
  const [tried, setTried] = useState<string | null>(null);
  const fee = useQuery({
    ...read(autoCollect.fee, {
      wallet_id: walletId,
      symbol,
      ...(tried !== null && isDecimal(tried) ? { fueling_limit: tried } : {}),
    }),
    enabled: tried !== null,
  });
  return (
    <Section
      title={t('fee.title')}
      action={
        <Button
          size="small"
          disabledReason={limit === '' ? t('fee.noLimit') : undefined}
          onClick={() => {
            setTried(limit);
            if (tried === limit) void fee.refetch();
          }}
        >
          {t('fee.test')}
        </Button>
      }
    >
      {tried === null ? (
        t('fee.means')
      ) : (
        <QueryView query={fee}>
          {(found) => (
            <Stack gap="s">
              {found.above_limit === 1 ? (
                <Banner tone="attention">
                  {t('fee.above', { limit: exactAmount(tried), coin: found.fee_symbol_alias })}
                </Banner>
              ) : null}
              <KeyValueList
                items={[
                  {
                    key: 'one',
                    label: t('fee.perSweep'),
                    value: <Amount value={found.fee_per_tx} symbol={found.fee_symbol_alias} />,
                  },
                  {
                    key: 'all',
                    label: t('fee.forAll', { count: found.count }),
                    value: <Amount value={found.total} symbol={found.fee_symbol_alias} />,
                  },
                  { key: 'blocked', label: t('fee.blocked'), value: found.blocked_count },
                  {
                    key: 'fuel',
                    label: t('fee.fuel'),
                    value: <Amount value={found.fuel_needed} symbol={found.fee_symbol_alias} />,
                  },
                  {
                    key: 'gas',
                    label: t('fee.gas'),
                    value: (
                      <>
                        <Amount value={found.gas_balance} symbol={found.fee_symbol_alias} />{' '}
                        <StatusTag tone={found.gas_enough === 1 ? 'success' : 'danger'}>
                          {t(found.gas_enough === 1 ? 'fee.gasEnough' : 'fee.gasShort')}
                        </StatusTag>
                      </>
                    ),
                  },
                ]}
              />
            </Stack>
          )}
        </QueryView>
      )}
    </Section>
  );
}
