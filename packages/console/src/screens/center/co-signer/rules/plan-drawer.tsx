import { Drawer } from '@mpc/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SweepPlanner } from '#features/sweep-planner';
import { CoinRuleDrawer } from './coin-rule-drawer.tsx';

interface PlanDrawerProps {
  walletId: number;
  symbol: string;
  onClose: () => void;
}

/** What thresholds of a coin would cost; the one that is chosen goes into the form of its rule. */
export function PlanDrawer({ walletId, symbol, onClose }: PlanDrawerProps) {
  const { t } = useTranslation('coSigner');
  const [threshold, setThreshold] = useState<string | null>(null);
  if (threshold !== null)
    return <CoinRuleDrawer walletId={walletId} symbol={symbol} threshold={threshold} onClose={onClose} />;
  return (
    <Drawer open size="full" title={t('rule.plan')} onClose={onClose}>
      <SweepPlanner walletId={walletId} symbol={symbol} onUse={setThreshold} />
    </Drawer>
  );
}
