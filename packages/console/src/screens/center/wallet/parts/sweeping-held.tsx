import { autoCollect, type SubWallet, type WaitingCoin } from '@mpc/api';
import { Link, listNames, StatusTag } from '@mpc/ui';
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

/** Why funds of a sub-wallet that are due to be swept stay where they are, in a line; nothing where none do. */
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
  // While nobody sweeps, nothing else is of account.
  const coins = isAway ? [] : (waiting.data?.list ?? []);
  const byFee = coins.filter(({ blocked_count }) => blocked_count > 0);
  const byGas = coins.filter(({ blocked_count, address_count }) => address_count > blocked_count);
  const reasons = [
    ...(isAway ? [['offline', t('assets.held.offline')] as const] : []),
    ...(byFee.length === 0 ? [] : [['fee', t('assets.held.fee', { coins: names(byFee) })] as const]),
    ...(byGas.length === 0 ? [] : [['gas', t('assets.held.gas', { coins: names(byGas) })] as const]),
  ];
  if (reasons.length === 0) return null;
  const why = reasons.map(([kind]) => t(`assets.held.why.${kind}`));
  return (
    <Link
      variant="quiet"
      href={withSelection(paths.center.coSigner.index, search)}
      title={reasons.map(([, sentence]) => sentence).join('\n')}
    >
      <StatusTag tone="attention">
        {t('assets.held.paused', { why: listNames(why, language, 'commas') })}
      </StatusTag>
    </Link>
  );
}
