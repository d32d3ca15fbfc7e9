import { autoCollect } from '@mpc/api';
import { Amount, KeyValueList, Link, Section, StatusTag, Text } from '@mpc/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { useLocation } from 'react-router-dom';
import { read } from '#shared/api/api.ts';
import { paths } from '#shared/paths.ts';
import { QueryView } from '#shared/query-view/query-view.tsx';
import { withSelection } from '#shared/selection/with-selection.ts';

/** Below which balance of the gas station its alert is sent, network by network. */
export function AlertLines({ walletId }: { walletId: number }) {
  const { t } = useTranslation('coSigner');
  const { search } = useLocation();
  const fueling = useQuery(read(autoCollect.fueling, { wallet_id: walletId }));
  return (
    <Section title={t('receiver.lines')} note={t('receiver.linesMean')}>
      <QueryView query={fueling}>
        {(rules) =>
          rules.length === 0 ? (
            <Text tone="muted">{t('gas.empty')}</Text>
          ) : (
            <KeyValueList
              items={rules.map(
                ({ base_symbol, coin_net, symbol_alias, alert_balance, gas_balance, is_low }) => ({
                  key: base_symbol,
                  label: (
                    <Link
                      href={withSelection(
                        `${paths.center.coSigner.index}?tab=gas&open=fuel:${base_symbol}`,
                        search,
                      )}
                    >
                      {coin_net}
                    </Link>
                  ),
                  value: (
                    <>
                      <Amount value={alert_balance} symbol={symbol_alias} />{' '}
                      <Text tone="muted">
                        · {t('gas.balance')} <Amount value={gas_balance} symbol={symbol_alias} />
                      </Text>{' '}
                      {is_low === 1 ? <StatusTag tone="attention">{t('gas.low')}</StatusTag> : null}
                    </>
                  ),
                }),
              )}
            />
          )
        }
      </QueryView>
    </Section>
  );
}
