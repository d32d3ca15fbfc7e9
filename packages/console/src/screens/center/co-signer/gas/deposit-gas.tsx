import { Link } from '@mpc/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { useLocation } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import { useSelection } from '#shared/selection/use-selection.ts';
import { withSelection } from '#shared/selection/with-selection.ts';
import { sweepWalletsOf } from '../setup/use-setup.ts';

interface DepositGasProps {
  /** The network, by its main coin. */
  base: string;
  /** How that coin is called. */
  coin: string;
}

/** Leads to where the gas station's own address is verified and shown, whoever sees that sub-wallet. */
export function DepositGas({ base, coin }: DepositGasProps) {
  const { t } = useTranslation('coSigner');
  const { search } = useLocation();
  const { data } = useQuery(sweepWalletsOf(useSelection().walletId ?? 0));
  const at = new URLSearchParams(search);
  if (!data?.gas) return null;
  at.set('s', String(data.gas.sub_wallet_id));
  return (
    <Link href={withSelection(`${paths.center.wallet.index}?open=receive:${base}`, `?${at}`)}>
      {t('stops.gas.action', { coin })}
    </Link>
  );
}
