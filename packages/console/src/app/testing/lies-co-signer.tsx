import {
  autoCollect,
  type AutoCollectConfig,
  type FuelRule,
  type SweepCoin,
  type SweepCoinInfo,
  type SweepRule,
  type SweepScope,
  type SweepSubWallet,
} from '@mpc/api';
import { walletIds } from '@mpc/api/sandbox';
import { useQuery } from '@tanstack/react-query';
import { read } from '#shared/api/api.ts';
import type { Decision } from '#shared/testing/lying-server.tsx';
import { posting } from '#shared/testing/posted.ts';
import { fuelOf, type Fuel } from '../../screens/center/co-signer/gas/fuel.rules.ts';
import { SaveFueling } from '../../screens/center/co-signer/gas/save-fueling.tsx';
import { SwitchFueling } from '../../screens/center/co-signer/gas/switch-fueling.tsx';
import { pairImpact } from '../../screens/center/co-signer/pair/pair.rules.ts';
import { SavePair } from '../../screens/center/co-signer/pair/save-pair.tsx';
import { draftOf, valuesOfRule } from '../../screens/center/co-signer/rules/coin-rule.values.ts';
import { SaveRules } from '../../screens/center/co-signer/rules/save-rules.tsx';
import { SwitchRules } from '../../screens/center/co-signer/rules/switch-rules.tsx';
import { SaveScope } from '../../screens/center/co-signer/scope/save-scope.tsx';
import { scopeParams } from '../../screens/center/co-signer/scope/scope.values.ts';

const nothing = () => {};
const wallet_id = walletIds.treasury;
const here = { as: 'owner', at: `/mpc/center/coSigner?w=${wallet_id}` } as const;

interface Pair {
  config: AutoCollectConfig;
  all: readonly SweepSubWallet[];
  omnibus: SweepSubWallet;
  gas: SweepSubWallet;
}

/** Another omnibus and gas station, as somebody chooses them who reads their names. */
function usePair() {
  const config = useQuery(read(autoCollect.config, { wallet_id }));
  const candidates = useQuery(read(autoCollect.subWallets, { wallet_id }));
  const called = (name: string) => candidates.data?.find(({ sub_wallet_name }) => sub_wallet_name === name);
  const [omnibus, gas] = [called('Market making'), called('Reserve')];
  return {
    decided:
      config.data === undefined || candidates.data === undefined || omnibus === undefined || gas === undefined
        ? null
        : { config: config.data, all: candidates.data, omnibus, gas },
    page: ({ config: looked, all, omnibus: into, gas: payer }: Pair) => (
      <SavePair
        walletId={wallet_id}
        config={looked}
        omnibus={into}
        gas={payer}
        impact={pairImpact(all, {
          omnibus: String(into.sub_wallet_id),
          gas: String(payer.sub_wallet_id),
        })}
        remark="Larger station"
        onSubmitted={nothing}
        onClose={nothing}
      />
    ),
  };
}

export const sweepPair: Decision<Pair> = {
  ...here,
  name: 'omnibus and gas station',
  useOffer: usePair,
  posts: ({ omnibus, gas }) =>
    posting(autoCollect.savePair, {
      wallet_id,
      collect_sub_wallet_id: omnibus.sub_wallet_id,
      fueling_sub_wallet_id: gas.sub_wallet_id,
      remark: 'Larger station',
    }),
  button: 'Submit for approval',
};

interface Scoped {
  scope: SweepScope;
  all: readonly SweepSubWallet[];
  id: number;
}

function useScope() {
  const scope = useQuery(read(autoCollect.scope, { wallet_id }));
  const candidates = useQuery(read(autoCollect.subWallets, { wallet_id }));
  const one = candidates.data?.find(({ sub_wallet_name }) => sub_wallet_name === 'Market making');
  return {
    decided:
      scope.data === undefined || candidates.data === undefined || one === undefined
        ? null
        : { scope: scope.data, all: candidates.data, id: one.sub_wallet_id },
    page: ({ scope: looked, all, id }: Scoped) => (
      <SaveScope
        walletId={wallet_id}
        scope={looked}
        all={all}
        params={scopeOf(id)}
        onDone={nothing}
        onClose={nothing}
      />
    ),
  };
}

const scopeOf = (id: number) =>
  scopeParams(wallet_id, { which: 'chosen', chosen: [String(id)], includesNew: false });

export const sweepScope: Decision<Scoped> = {
  ...here,
  name: 'auto sweep scope',
  useOffer: useScope,
  posts: ({ id }) => posting(autoCollect.saveScope, scopeOf(id)),
  button: 'Save scope',
};

const changed = (rule: SweepRule) =>
  draftOf(rule.symbol, { ...valuesOfRule(rule), threshold: '450' }, rule.symbol === rule.base_symbol);

/** The rule of a coin by its name, as the list has it. */
function useRule(alias: string, net: string) {
  const rules = useQuery(read(autoCollect.rules, { wallet_id, page_no: 1, page_size: 20 }));
  return (
    rules.data?.list.find(({ symbol_alias, coin_net }) => symbol_alias === alias && coin_net === net) ?? null
  );
}

/** A rule that is changed goes by the name of its coin: what that names has to be what was looked at. */
export const sweepRule: Decision<SweepRule> = {
  ...here,
  name: 'auto sweep rule',
  useOffer: () => {
    const rule = useRule('USDT', 'TRC20');
    return {
      decided: rule !== null && changed(rule) !== null ? rule : null,
      page: (looked: SweepRule) => {
        const draft = changed(looked);
        return draft === null ? null : (
          <SaveRules
            walletId={wallet_id}
            coins={[{ ...looked, draft, before: looked }]}
            onDone={nothing}
            onClose={nothing}
          />
        );
      },
    };
  },
  posts: (rule) =>
    posting(autoCollect.saveRules, { wallet_id, list: [changed(rule)].filter((draft) => draft !== null) }),
  button: 'Save rule',
};

const first = { threshold: '0.5', maxFee: '0.002', reserve: '', priority: '50' };
const firstDraft = ({ symbol }: SweepCoin) => draftOf(symbol, first, false);

/** The first rule of a coin, as somebody adds it who reads its name. */
export const newSweepCoin: Decision<SweepCoin> = {
  ...here,
  name: 'coin added to auto sweep',
  useOffer: () => {
    const coins = useQuery(read(autoCollect.newCoins, { wallet_id, base_symbol: 'BSC' }));
    return {
      decided: coins.data?.find(({ symbol_alias }) => symbol_alias === 'BNB') ?? null,
      page: (coin: SweepCoin) => {
        const draft = firstDraft(coin);
        return draft === null ? null : (
          <SaveRules walletId={wallet_id} coins={[{ ...coin, draft }]} onDone={nothing} onClose={nothing} />
        );
      },
    };
  },
  posts: (coin) =>
    posting(autoCollect.saveRules, {
      wallet_id,
      list: [firstDraft(coin)].filter((draft) => draft !== null),
    }),
  button: 'Add rule',
};

export const switchedRule: Decision<SweepRule> = {
  ...here,
  name: 'disabled auto sweep rule',
  useOffer: () => ({
    decided: useRule('USDT', 'TRC20'),
    page: (rule: SweepRule) => (
      <SwitchRules walletId={wallet_id} rules={[rule]} status={0} onDone={nothing} onClose={nothing} />
    ),
  }),
  posts: ({ id }) => posting(autoCollect.switchRules, { wallet_id, ids: [id], status: 0 }),
  button: 'Disable',
};

interface Fueled {
  info: SweepCoinInfo;
  fuel: Fuel;
}

function useFuel() {
  const info = useQuery(read(autoCollect.coin, { wallet_id, symbol: 'ETH' }));
  const fuel = fuelOf({ amount: '0.003', minimum: '0', alert: '0.5' });
  return {
    decided: info.data === undefined || fuel === null ? null : { info: info.data, fuel },
    page: ({ info: looked, fuel: given }: Fueled) => (
      <SaveFueling walletId={wallet_id} info={looked} fuel={given} onDone={nothing} onClose={nothing} />
    ),
  };
}

export const fuelRule: Decision<Fueled> = {
  ...here,
  name: 'gas refueling rule',
  useOffer: useFuel,
  posts: ({ info, fuel }) =>
    posting(autoCollect.saveFueling, { wallet_id, base_symbol: info.coin.symbol, ...fuel }),
  button: 'Save refueling',
};

export const switchedFuel: Decision<FuelRule> = {
  ...here,
  name: 'disabled gas refueling',
  useOffer: () => {
    const rules = useQuery(read(autoCollect.fueling, { wallet_id }));
    return {
      decided: rules.data?.find(({ coin_net }) => coin_net === 'ETH') ?? null,
      page: (rule: FuelRule) => (
        <SwitchFueling walletId={wallet_id} rules={[rule]} status={0} onDone={nothing} onClose={nothing} />
      ),
    };
  },
  posts: ({ id }) => posting(autoCollect.switchFueling, { wallet_id, ids: [id], status: 0 }),
  button: 'Disable',
};
