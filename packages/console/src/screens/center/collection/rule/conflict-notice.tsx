import type { CollectSymbol } from '@mpc/api';
import { Banner, Stack } from '@mpc/ui';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { coinName } from '#shared/coin/coin-name.ts';
import { listed } from '#shared/i18n/i18n.ts';
import { ChecksFailed } from '#shared/query-view/checks-failed.tsx';
import type { Conflicts } from './use-conflicts.ts';

export interface ConflictNoticeProps {
  conflicts: Conflicts;
  /** The coins that were asked about. */
  coins: readonly Pick<CollectSymbol, 'symbol' | 'symbol_alias' | 'coin_net'>[];
}

/** Says which coins the co-signer sweeps as well, and which of both runs; nothing where there is no conflict. */
export function ConflictNotice({ conflicts: { conflicts, checks }, coins }: ConflictNoticeProps) {
  const { t } = useTranslation('collection');
  const named = (runs: 'auto' | 'contract') =>
    listed(
      conflicts
        .filter((one) => one.runs === runs)
        .map(({ symbol }) => {
          const coin = coins.find((one) => one.symbol === symbol);
          return coin === undefined ? symbol : coinName(coin);
        }),
    );
  const [auto, contract] = [named('auto'), named('contract')];
  return (
    <Stack gap="s">
      <ChecksFailed checks={checks} />
      {auto === '' ? null : (
        <Banner tone="attention" title={t('conflict.title')}>
          {t('conflict.auto', { coins: auto })}
        </Banner>
      )}
      {contract === '' ? null : (
        <Banner tone="idle" title={t('conflict.title')}>
          {t('conflict.contract', { coins: contract })}
        </Banner>
      )}
    </Stack>
  );
}
