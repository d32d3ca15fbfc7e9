import { coldWallet, type ColdAlarm } from '@mpc/api';
import { cacheLifetime } from '@mpc/api/queries';
import { Amount, Banner, Stack, WholeAddress } from '@mpc/ui';
import { useQueries, useQuery } from '@tanstack/react-query';
import { spaced } from '#shared/i18n/spaced.ts';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { read } from '#shared/api/api.ts';
import { useNetworkNames } from '../use-network-names.ts';
import { fewMoves, lowGas } from './low-gas.rules.ts';

/** Where moves out of the warm contracts will soon have nothing to pay fees with, and the address to send it to. */
export function LowGasNotices({ walletId }: { walletId: number }) {
  const alarm = useQuery(read(coldWallet.alarm, { wallet_id: walletId }));
  const monitors: ColdAlarm['balance_monitor'] = alarm.data?.balance_monitor ?? [];
  const fees = useQueries({
    queries: monitors.map(({ base_symbol, status }) => ({
      ...read(coldWallet.moveFacts, { wallet_id: walletId, direction: 3, symbol: base_symbol }),
      // Only where nobody set a threshold.
      enabled: status === 0,
      staleTime: cacheLifetime,
    })),
  });
  const nameOf = useNetworkNames(walletId);
  const { t } = useTranslation('coldWallet');
  return monitors.map((monitor, at) => {
    const low = lowGas(monitor, fees[at]?.data);
    if (low === null) return null;
    const { base, address, balance, needed, isMonitored } = low;
    const { network, coin } = nameOf(base);
    return (
      <Banner key={base} tone="attention" title={t('assets.lowGas.title', { network })}>
        <Stack gap="s">
          <span>
            {spaced(t('assets.lowGas.balance'))}
            <Amount value={balance} symbol={coin} /> ·{' '}
            {spaced(
              isMonitored ? t('assets.lowGas.threshold') : t('assets.lowGas.moves', { count: fewMoves }),
            )}
            <Amount value={needed} symbol={coin} />
          </span>
          <span>{t('assets.lowGas.deposit', { coin })}</span>
          <WholeAddress address={address} label={t('assets.lowGas.address')} />
        </Stack>
      </Banner>
    );
  });
}
