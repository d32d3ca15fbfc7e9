import { autoCollect } from '@mpc/api';
import { CoinIcon, ComboBox, Drawer, Inline, Stack } from '@mpc/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { SweepPlanner } from '#features/sweep-planner';
import { read } from '#shared/api/api.ts';
import { coinName } from '#shared/coin/coin-name.ts';
import { useOverlayParam } from '#shared/overlay/overlay-param.ts';
import { CoinRuleDrawer } from './coin-rule-drawer.tsx';

interface PlanDrawerProps {
  walletId: number;
  symbol: string;
  onClose: () => void;
}

/** What thresholds of a coin would cost; the one that is chosen goes into the form of its rule. */
export function PlanDrawer({ walletId, symbol, onClose }: PlanDrawerProps) {
  const { t } = useTranslation('coSigner');
  const { show } = useOverlayParam();
  const [used, setUsed] = useState<{ symbol: string; threshold: string } | null>(null);
  const rules = useQuery(read(autoCollect.rules, { wallet_id: walletId, page_size: 100 }));
  const coins = rules.data?.list ?? [];
  if (used?.symbol === symbol) return <CoinRuleDrawer {...{ walletId, ...used, onClose }} />;
  return (
    <Drawer open size="full" title={t('rule.plan')} onClose={onClose}>
      <Stack>
        <Inline>
          <ComboBox
            label={t('rule.coin')}
            options={coins.map((coin) => ({
              id: coin.symbol,
              label: coinName(coin),
              icon: <CoinIcon symbol={coin.symbol_alias} size={20} />,
            }))}
            value={coins.some((coin) => coin.symbol === symbol) ? symbol : null}
            onChange={(other) => {
              if (other !== null) show('plan', other);
            }}
          />
        </Inline>
        <SweepPlanner
          walletId={walletId}
          symbol={symbol}
          onUse={(threshold) => setUsed({ symbol, threshold })}
        />
      </Stack>
    </Drawer>
  );
}
