import { autoCollect } from '@mpc/api';
import { CoinIcon, ComboBox, Drawer, Inline, Stack } from '@mpc/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { useLocation, useNavigate } from 'react-router-dom';
import { SweepPlanner } from '#features/sweep-planner';
import { read } from '#shared/api/api.ts';
import { coinName } from '#shared/coin/coin-name.ts';
import { fits, isNumber, isText } from '#shared/fields.ts';
import { useOverlayParam } from '#shared/overlay/overlay-param.ts';
import { currentTime } from '#shared/time/server-time.ts';
import { CoinRuleDrawer, type CoinRuleDrawerProps } from './coin-rule-drawer.tsx';

interface PlanDrawerProps {
  walletId: number;
  symbol: string;
  onClose: () => void;
}

/** What thresholds of a coin would cost; the one that is chosen goes into the form of its rule. */
export function PlanDrawer({ walletId, symbol, onClose }: PlanDrawerProps) {
  const { t } = useTranslation('coSigner');
  const { show } = useOverlayParam();
  const { chosen, choose } = useChosen();
  const navigate = useNavigate();
  const rules = useQuery(read(autoCollect.rules, { wallet_id: walletId, page_size: 100 }));
  const coins = rules.data?.list ?? [];
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
        <SweepPlanner walletId={walletId} symbol={symbol} onUse={choose} />
      </Stack>
      {chosen === undefined ? null : (
        <CoinRuleDrawer
          key={chosen.at}
          {...{ walletId, symbol, chosen, onClose }}
          onBack={() => void navigate(-1)}
        />
      )}
    </Drawer>
  );
}

type Chosen = NonNullable<CoinRuleDrawerProps['chosen']>;

const isState = fits<{ at: number; threshold: string }>({ at: isNumber, threshold: isText });

/** The threshold that was taken over: a step of its own, so that the browser's Back leads to the planner. */
function useChosen() {
  const navigate = useNavigate();
  const { search, state } = useLocation();
  const chosen = useMemo(
    (): Chosen | undefined =>
      isState(state) ? { at: state.at, values: { threshold: state.threshold } } : undefined,
    [state],
  );
  return {
    chosen,
    choose: (threshold: string) => void navigate({ search }, { state: { at: currentTime(), threshold } }),
  };
}
