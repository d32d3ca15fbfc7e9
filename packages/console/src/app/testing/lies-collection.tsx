import { collection, type CollectRule } from '@mpc/api';
import { subWalletIds, walletIds } from '@mpc/api/sandbox';
import { useQuery } from '@tanstack/react-query';
import { coinName } from '#shared/coin/coin-name.ts';
import type { Decision } from '#shared/testing/lying-server.tsx';
import { sandbox } from '#shared/testing/network.ts';
import { posting } from '#shared/testing/posted.ts';
import { AddConfirm } from '../../screens/center/collection/add/add-confirm.tsx';
import {
  choiceOf,
  emptyRule,
  valuesOfRule,
  type RuleOptions,
  type RuleValues,
} from '../../screens/center/collection/add/rule-form.values.ts';
import { saveParams } from '../../screens/center/collection/add/save-params.ts';
import { useRuleOptions } from '../../screens/center/collection/add/use-rule-options.ts';
import { TurnDialog } from '../../screens/center/collection/detail/turn-dialog.tsx';
import { CoinDialog, type NamedCoin } from '../../screens/center/collection/edit/coin-dialog.tsx';
import { EditConfirm } from '../../screens/center/collection/edit/edit-confirm.tsx';
import { newCoinsOf } from '../../screens/center/collection/edit/new-coins.ts';
import { editParams } from '../../screens/center/collection/edit/rule-edit.rules.ts';
import { ruleContent } from '../../screens/center/collection/rule/rule-content.ts';
import { ruleOf } from '../../screens/center/collection/rule/rule-query.ts';
import { useConflicts } from '../../screens/center/collection/rule/use-conflicts.ts';
import { operationsRule, ruleCalled } from '../../screens/center/collection/testing/rule-called.ts';
import { ThresholdConfirm } from '../../screens/center/collection/thresholds/threshold-confirm.tsx';
import { sweepWords } from './sweep-words.ts';

const nothing = () => {};
const walletId = walletIds.operations;
const inOperations = { as: 'admin', at: `/mpc/center/collection?w=${walletId}` } as const;
const ruleId = () => ruleCalled(sandbox, operationsRule);
const draft = 'Polygon idea';

interface NewRule {
  values: RuleValues;
  options: RuleOptions;
}

/** A rule as somebody fills it in who reads the names of networks, sub-wallets and coins. */
function useNewRule() {
  const first = useRuleOptions(walletIds.treasury, { network: null, receiver: null });
  const network = first.options.chains.find(({ coin_net }) => coin_net === 'ETH')?.base_symbol ?? null;
  const receiver =
    first.options.subWallets.find(({ sub_wallet_name }) => sub_wallet_name === 'Main sub-wallet')
      ?.sub_wallet_id ?? null;
  const { options } = useRuleOptions(walletIds.treasury, { network, receiver });
  const symbols = options.coins
    .filter((coin) => coinName(coin) === 'USDC (ERC20)')
    .map(({ symbol }) => symbol);
  const address = options.addresses.find(({ is_common }) => is_common === 1)?.address ?? null;
  const values: RuleValues = { ...emptyRule, name: 'Dust', network, receiver, address, symbols };
  const conflicts = useConflicts(walletIds.treasury, symbols, null);
  const isReady =
    symbols.length === 1 && choiceOf(values, options) !== null && conflicts.against === undefined;
  return {
    decided: isReady ? { values, options } : null,
    page: (chosen: NewRule) => (
      <AddConfirm {...chosen} walletId={walletIds.treasury} publishes onDone={nothing} onCancel={nothing} />
    ),
  };
}

export const newSweepRule: Decision<NewRule> = {
  name: 'new sweep rule',
  as: 'owner',
  at: `/mpc/center/collection/add?w=${walletIds.treasury}&s=${subWalletIds.main}`,
  useOffer: useNewRule,
  posts: ({ values }) => posting(collection.saveRule, saveParams(walletIds.treasury, values, true)),
  button: 'Submit for signature',
};

interface OfRule {
  rule: CollectRule;
  /** The coin that is meant, by its name. */
  coin: CollectRule['symbol_list'][number];
}

function useRuleAndCoin(): OfRule | null {
  const rule = useQuery(ruleOf(ruleId()));
  const coin = rule.data?.symbol_list.find((one) => coinName(one) === 'USDC (ERC20)');
  return rule.data === undefined || coin === undefined ? null : { rule: rule.data, coin };
}

const ofRule = {
  ...inOperations,
  about: ({ rule, coin }: OfRule) => [ruleContent(rule, sweepWords()).facts, coin.symbol],
} satisfies Partial<Decision<OfRule>>;

const min = '750';

export const rulesChanged: Decision<OfRule>[] = [
  {
    ...ofRule,
    name: 'sweep thresholds',
    useOffer: () => ({
      decided: useRuleAndCoin(),
      page: ({ rule, coin }) => (
        <ThresholdConfirm
          rule={rule}
          list={[{ symbol: coin.symbol, collect_min: min }]}
          onDone={nothing}
          onClose={nothing}
        />
      ),
    }),
    posts: ({ coin }) =>
      posting(collection.saveAmounts, { id: ruleId(), list: [{ symbol: coin.symbol, collect_min: min }] }),
    button: 'Save thresholds',
  },
  {
    ...ofRule,
    name: 'removed sweep coin',
    useOffer: () => ({
      decided: useRuleAndCoin(),
      page: ({ rule, coin }) => <CoinDialog rule={rule} op="remove" coins={[coin]} onClose={nothing} />,
    }),
    posts: ({ coin }) =>
      posting(collection.saveSymbols, { id: ruleId(), symbols: [coin.symbol], op: 'remove' }),
    button: 'Remove',
  },
  {
    ...ofRule,
    name: 'disabled sweep rule',
    useOffer: () => ({
      decided: useRuleAndCoin(),
      page: ({ rule }) => <TurnDialog rule={rule} turn="disable" onClose={nothing} />,
    }),
    posts: () => posting(collection.saveRule, { wallet_id: walletId, id: ruleId(), status: 5 }),
    button: 'Disable',
  },
];

interface Added {
  rule: CollectRule;
  coin: NamedCoin;
}

function useAddedCoin() {
  const rule = useQuery(ruleOf(ruleId()));
  const coins = useQuery({
    ...newCoinsOf(walletId, rule.data ?? ({ base_symbol: '', id: 0 } as CollectRule)),
    enabled: rule.data !== undefined,
  });
  const coin = coins.data?.find((one) => coinName(one) === 'LINK (ERC20)');
  const conflicts = useConflicts(
    walletId,
    coin === undefined ? [] : [coin.symbol],
    rule.data?.created_at ?? 0,
  );
  const isReady = conflicts.against === undefined;
  return {
    decided: isReady && rule.data !== undefined && coin !== undefined ? { rule: rule.data, coin } : null,
    page: ({ rule: looked, coin: chosen }: Added) => (
      <CoinDialog rule={looked} op="add" coins={[chosen]} onClose={nothing} />
    ),
  };
}

export const addedCoin: Decision<Added> = {
  ...inOperations,
  name: 'added sweep coin',
  useOffer: useAddedCoin,
  posts: ({ coin }) => posting(collection.saveSymbols, { id: ruleId(), symbols: [coin.symbol], op: 'add' }),
  button: 'Add coins',
};

interface Edited extends NewRule {
  rule: CollectRule;
}

/** A draft that is to sweep into another sub-wallet, as somebody chooses it who reads its name. */
function useEditedRule() {
  const rule = useQuery(ruleOf(ruleCalled(sandbox, draft)));
  const network = rule.data?.base_symbol ?? null;
  const first = useRuleOptions(walletIds.treasury, { network, receiver: null });
  const receiver =
    first.options.subWallets.find(({ sub_wallet_name }) => sub_wallet_name === 'Market making')
      ?.sub_wallet_id ?? null;
  const { options, readAgain } = useRuleOptions(walletIds.treasury, { network, receiver });
  const address = options.addresses.find(({ is_common }) => is_common === 1)?.address ?? null;
  const values = rule.data === undefined ? emptyRule : { ...valuesOfRule(rule.data), receiver, address };
  const isReady = rule.data !== undefined && choiceOf(values, options) !== null;
  return {
    decided: isReady ? { rule: rule.data, values, options } : null,
    page: (chosen: Edited) => (
      <EditConfirm {...chosen} readAgain={readAgain} onDone={nothing} onClose={nothing} />
    ),
  };
}

export const editedRule: Decision<Edited> = {
  name: 'edited sweep rule',
  as: 'owner',
  at: `/mpc/center/collection?w=${walletIds.treasury}`,
  useOffer: useEditedRule,
  posts: ({ rule, values }) => {
    const params = editParams(walletIds.treasury, rule, values);
    if (params === null) throw new Error('Nothing is changed');
    return posting(collection.saveRule, { ...params, id: ruleCalled(sandbox, draft) });
  },
  about: ({ rule }) => ruleContent(rule, sweepWords()).facts,
  button: 'Save changes',
};
