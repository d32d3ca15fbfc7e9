import type { FundStrategy } from '@mpc/api';
import { Dialog, Skeleton } from '@mpc/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { coinName } from '#shared/coin/coin-name.ts';
import { QueryView } from '#shared/query-view/query-view.tsx';
import { coldCoinOf } from './fund-queries.ts';
import { savedPart } from './fund-strategy.values.ts';
import { SaveFundStrategy } from './save-fund-strategy.tsx';

interface SwitchFundStrategyProps {
  walletId: number;
  /** As it stands in the list. */
  strategy: FundStrategy;
  onClose: () => void;
}

/** Asks once more before a strategy is enabled or disabled, with what it would do next. */
export function SwitchFundStrategy({ walletId, strategy, onClose }: SwitchFundStrategyProps) {
  const { t } = useTranslation('coldWallet');
  const info = useQuery(coldCoinOf(walletId, strategy.symbol));
  // The list is read again while the question stands.
  const [looked] = useState(strategy);
  if (info.data !== undefined)
    return (
      <SaveFundStrategy
        walletId={walletId}
        info={info.data}
        before={looked}
        draft={{ ...savedPart(looked), status: looked.status === 1 ? 0 : 1 }}
        onDone={() => undefined}
        onClose={onClose}
      />
    );
  return (
    <Dialog open title={t('strategy.switchOf', { coin: coinName(strategy) })} onClose={onClose}>
      <QueryView query={info} skeleton={<Skeleton shape="form" />}>
        {() => null}
      </QueryView>
    </Dialog>
  );
}
