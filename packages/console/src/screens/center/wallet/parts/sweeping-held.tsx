import { autoCollect, type SubWallet, type WaitingCoin } from '@mpc/api';
import { Banner, Link, listNames, Text } from '@mpc/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { read } from '#shared/api/api.ts';
import { coinName } from '#shared/coin/coin-name.ts';
import { useConsoleLanguage } from '#shared/i18n/use-language.ts';
import { live } from '#shared/freshness/live.ts';
import { paths } from '#shared/paths.ts';
import { withSelection } from '#shared/selection/with-selection.ts';

/** Addresses that have reached the threshold and wait: for a lower fee, and for gas. */
const held = [5, 6] as const;

/** Why funds of a sub-wallet that are due to be swept stay where they are; nothing where none do. */
export function SweepingHeld({ subWallet }: { subWallet: SubWallet }) {
  const { t } = useTranslation();
  const language = useConsoleLanguage();
  const { wallet_id, sub_wallet_id } = subWallet;
  const asked = { wallet_id, sub_wallet_id: [sub_wallet_id], state: [...held], page_size: 100 };
  const waiting = useQuery({ ...read(autoCollect.waiting, asked), ...live });
  const config = useQuery({ ...read(autoCollect.config, { wallet_id }), ...live });
  const { search } = useLocation();
  const isAway = config.data?.percent === 100 && config.data.prerequisites.co_signer_online === 0;
  const names = (some: readonly WaitingCoin[]) => listNames(some.map(coinName), language);
  const coins = waiting.data?.list ?? [];
  const byFee = coins.filter(({ blocked_count }) => blocked_count > 0);
  const byGas = coins.filter(({ blocked_count, address_count }) => address_count > blocked_count);
  if (coins.length === 0 && !isAway) return null;
  return (
    <Banner
      tone="attention"
      title={t('assets.held.title')}
      action={<Link href={withSelection(paths.center.coSigner.index, search)}>{t('assets.held.open')}</Link>}
    >
      {isAway ? <Text as="p">{t('assets.held.offline')}</Text> : null}
      {byFee.length === 0 ? null : <Text as="p">{t('assets.held.fee', { coins: names(byFee) })}</Text>}
      {byGas.length === 0 ? null : <Text as="p">{t('assets.held.gas', { coins: names(byGas) })}</Text>}
    </Banner>
  );
}
