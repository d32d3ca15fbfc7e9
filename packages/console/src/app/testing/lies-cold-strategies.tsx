import { coldWallet, type ColdAlarm, type Coin, type ColdCoinInfo, type FundStrategyInfo } from '@mpc/api';
import { walletIds } from '@mpc/api/sandbox';
import { useQuery } from '@tanstack/react-query';
import { read } from '#shared/api/api.ts';
import type { Decision } from '#shared/testing/lying-server.tsx';
import { posting } from '#shared/testing/posted.ts';
import { DeleteFundStrategy } from '../../screens/center/cold-wallet/fund-strategy/delete-fund-strategy.tsx';
import {
  savedPart,
  type FundDraft,
} from '../../screens/center/cold-wallet/fund-strategy/fund-strategy.values.ts';
import { SaveFundStrategy } from '../../screens/center/cold-wallet/fund-strategy/save-fund-strategy.tsx';
import {
  draftOfAlarm,
  valuesOfAlarm,
  type AlarmDraft,
} from '../../screens/center/cold-wallet/warnings/alarm.values.ts';
import { SaveAlarm } from '../../screens/center/cold-wallet/warnings/save-alarm.tsx';

const nothing = () => {};
const wallet_id = walletIds.treasury;
const here = { as: 'owner', at: `/mpc/center/coldWallet?w=${wallet_id}` } as const;

const limits: FundDraft = {
  hot_lower: '1000',
  hot_target: '2000',
  hot_upper: '5000',
  warm_target: '100',
  warm_upper: '3000',
  min_task_amount: '10',
  max_task_amount: '1500',
  check_interval_min: 30,
  status: 1,
};

/** The first strategy of a coin, as somebody adds it who reads its name. */
export const newFundStrategy: Decision<ColdCoinInfo> = {
  ...here,
  name: 'fund strategy added',
  useOffer: () => {
    const coins = useQuery(read(coldWallet.coins, { wallet_id }));
    const symbol =
      coins.data?.find(({ symbol_alias, coin_net }) => symbol_alias === 'USDC' && coin_net === 'ERC20')
        ?.symbol ?? '';
    const info = useQuery({
      ...read(coldWallet.coinInfo, { wallet_id, symbol }),
      enabled: symbol !== '',
    });
    return {
      // What has a strategy has no form.
      decided: symbol === '' || info.data === undefined || info.data.strategy !== null ? null : info.data,
      page: (looked: ColdCoinInfo) => (
        <SaveFundStrategy
          walletId={wallet_id}
          info={looked}
          before={null}
          draft={limits}
          onDone={nothing}
          onClose={nothing}
        />
      ),
    };
  },
  posts: ({ coin }) => posting(coldWallet.saveStrategy, { wallet_id, symbol: coin.symbol, ...limits }),
  button: 'Add strategy',
};

interface Changed {
  strategy: FundStrategyInfo;
  info: ColdCoinInfo;
}

/** The strategy of a coin by its name, as its page reads it. */
function useStrategy(): Changed | null {
  const list = useQuery(read(coldWallet.strategies, { wallet_id, page_no: 1, page_size: 20 }));
  const id = list.data?.list.find(({ symbol_alias }) => symbol_alias === 'ETH')?.id ?? 0;
  const strategy = useQuery({ ...read(coldWallet.strategy, { id }), enabled: id !== 0 });
  const symbol = strategy.data?.symbol ?? '';
  const info = useQuery({ ...read(coldWallet.coinInfo, { wallet_id, symbol }), enabled: symbol !== '' });
  if (id === 0 || strategy.data === undefined || info.data === undefined) return null;
  // Its page shows that of another wallet, or of another coin, to nobody.
  return info.data.strategy?.id === strategy.data.id ? { strategy: strategy.data, info: info.data } : null;
}

const raised = (strategy: FundStrategyInfo): FundDraft => ({ ...savedPart(strategy), hot_upper: '700' });

export const changedFundStrategy: Decision<Changed> = {
  ...here,
  name: 'fund strategy changed',
  useOffer: () => ({
    decided: useStrategy(),
    page: ({ strategy, info }: Changed) => (
      <SaveFundStrategy
        walletId={wallet_id}
        info={info}
        before={strategy}
        draft={raised(strategy)}
        onDone={nothing}
        onClose={nothing}
      />
    ),
  }),
  posts: ({ strategy, info }) =>
    posting(coldWallet.saveStrategy, {
      wallet_id,
      id: strategy.id,
      symbol: info.coin.symbol,
      ...raised(strategy),
    }),
  button: 'Save strategy',
};

/** The end of a strategy, which goes by its number. */
export const deletedFundStrategy: Decision<Changed> = {
  ...here,
  name: 'fund strategy deleted',
  useOffer: () => ({
    decided: useStrategy(),
    page: ({ strategy }: Changed) => (
      <DeleteFundStrategy walletId={wallet_id} strategy={strategy} onDone={nothing} onClose={nothing} />
    ),
  }),
  posts: ({ strategy }) => posting(coldWallet.deleteStrategy, { id: strategy.id }),
  about: ({ strategy }) => [strategy.symbol, strategy.symbol_alias, savedPart(strategy)],
  button: 'Delete strategy',
};

interface Alarmed {
  alarm: ColdAlarm;
  coins: readonly Coin[];
  draft: AlarmDraft;
}

/** Another recipient, beside everything the alerts have already. */
export const savedColdAlarm: Decision<Alarmed> = {
  ...here,
  name: 'cold-wallet alerts',
  useOffer: () => {
    const alarm = useQuery(read(coldWallet.alarm, { wallet_id }));
    const coins = useQuery(read(coldWallet.coins, { wallet_id }));
    const draft =
      alarm.data === undefined
        ? null
        : draftOfAlarm(
            {
              ...valuesOfAlarm(alarm.data),
              emails: [...alarm.data.emails, 'night@example.com'],
            },
            alarm.data,
          );
    return {
      decided:
        alarm.data === undefined || coins.data === undefined || draft === null
          ? null
          : { alarm: alarm.data, coins: coins.data, draft },
      page: ({ alarm: looked, coins: all, draft: after }: Alarmed) => (
        <SaveAlarm
          walletId={wallet_id}
          alarm={looked}
          coins={all}
          draft={after}
          onDone={nothing}
          onClose={nothing}
        />
      ),
    };
  },
  posts: ({ draft }) => posting(coldWallet.saveAlarm, { wallet_id, ...draft }),
  button: 'Save alerts',
};
