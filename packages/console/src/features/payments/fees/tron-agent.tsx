import { tron } from '@mpc/api';
import { Banner, formatNumber, Link } from '@mpc/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { useLocation } from 'react-router-dom';
import { read } from '#shared/api/api.ts';
import { isDecimal, multiply } from '#shared/money/decimal.ts';
import { paths } from '#shared/paths.ts';
import { withSelection } from '#shared/selection/with-selection.ts';

interface TronAgentProps {
  walletId: number;
  /** What burning costs. */
  burnt: string;
  unit: string;
}

const states = { 0: 'off', 1: 'authorising', 2: 'on', 3: 'arrears' } as const;

/** Why TRX is burned although energy could be lent, and what that would cost about. */
export function TronAgent({ walletId, burnt, unit }: TronAgentProps) {
  const { t } = useTranslation();
  const { search } = useLocation();
  const agent = useQuery(read(tron.proxy, { wallet_id: walletId }));
  if (agent.data === undefined) return null;
  const { status, service_charge_rate: rate } = agent.data;
  const about = isDecimal(burnt) && isDecimal(rate) ? multiply(burnt, rate) : '';
  return (
    <Banner
      tone={status === 3 ? 'attention' : 'idle'}
      title={t(`transfer.agent.${states[status]}`)}
      action={
        <Link href={withSelection(paths.center.tools.tronAutoAgent.index, search)}>
          {t('transfer.agent.open')}
        </Link>
      }
    >
      {t('transfer.agent.cost', { cost: formatNumber(about, { digits: 'all' }), unit })}
    </Banner>
  );
}
