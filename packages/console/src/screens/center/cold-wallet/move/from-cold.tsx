import type { Coin } from '@mpc/api';
import { Banner, Link, Skeleton, Stack, Text } from '@mpc/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { QueryView } from '#shared/query-view/query-view.tsx';
import { pairsOf } from './move-reads.ts';

interface FromColdProps {
  walletId: number;
  coin: Coin | undefined;
}

/** Out of the cold contract nothing moves but by a vote of its signers, on the contract platform. */
export function FromCold({ walletId, coin }: FromColdProps) {
  const { t } = useTranslation('coldWallet');
  return (
    <Banner tone="running" title={t('move.cold.title')}>
      <Stack gap="s">
        <Text as="p">{t('move.cold.detail')}</Text>
        {coin === undefined ? (
          <Text as="p">{t('move.cold.choose')}</Text>
        ) : (
          <Platform walletId={walletId} coin={coin} />
        )}
      </Stack>
    </Banner>
  );
}

function Platform({ walletId, coin }: { walletId: number; coin: Coin }) {
  const { t } = useTranslation('coldWallet');
  const pairs = useQuery(pairsOf(walletId));
  return (
    <QueryView query={pairs} skeleton={<Skeleton shape="text" count={1} />}>
      {(all) => {
        const pair = all.find(({ base_symbol }) => base_symbol === coin.base_symbol);
        return pair === undefined ? (
          <Text as="p">{t('move.cold.noContract', { network: coin.coin_net })}</Text>
        ) : (
          <>
            <Text as="p">
              {t('move.cold.votes', {
                m: pair.sign_threshold,
                n: pair.signers.length,
                network: pair.coin_net,
              })}
            </Text>
            <span>
              <Link href={pair.platform_link} external>
                {t('move.cold.open')}
              </Link>
            </span>
          </>
        );
      }}
    </QueryView>
  );
}
