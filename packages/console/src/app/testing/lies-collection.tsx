import { collection, signing, type CollectAuth, type CollectHistoryInfo, type CollectRule } from '@mpc/api';
import { subWalletIds, walletIds } from '@mpc/api/sandbox';
import { useQuery } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { read } from '#shared/api/api.ts';
import { coinName } from '#shared/coin/coin-name.ts';
import { running } from '#shared/i18n/i18n.ts';
import { exactAmount } from '#shared/money/exact-amount.ts';
import type { Decision } from '#shared/testing/lying-server.tsx';
import { sandbox } from '#shared/testing/network.ts';
import { posting } from '#shared/testing/posted.ts';
import { AddConfirm } from '../../screens/center/collection/add/add-confirm.tsx';
import {
  choiceOf,
  emptyRule,
  type RuleOptions,
  type RuleValues,
} from '../../screens/center/collection/add/rule-form.values.ts';
import { saveParams } from '../../screens/center/collection/add/save-params.ts';
import { useRuleOptions } from '../../screens/center/collection/add/use-rule-options.ts';
import { AuthSign } from '../../screens/center/collection/authorizations/auth-sign.tsx';
import { TurnDialog } from '../../screens/center/collection/detail/turn-dialog.tsx';
import { CoinDialog, type NamedCoin } from '../../screens/center/collection/edit/coin-dialog.tsx';
import { newCoinsOf } from '../../screens/center/collection/edit/new-coins.ts';
import { ruleContent } from '../../screens/center/collection/rule/rule-content.ts';
import { ruleOf, waitingOf } from '../../screens/center/collection/rule/rule-query.ts';
import { useConflicts } from '../../screens/center/collection/rule/use-conflicts.ts';
import { runContent } from '../../screens/center/collection/runs/run-content.ts';
import { RunDrawer } from '../../screens/center/collection/runs/run-drawer.tsx';
import { SignRuns } from '../../screens/center/collection/runs/sign-runs.tsx';
import {
  isWaiting,
  sweepContent,
  type Sweepable,
} from '../../screens/center/collection/sweep/sweep-content.ts';
import { SweepDecision } from '../../screens/center/collection/sweep/sweep-decision.tsx';
import { operationsRule, ruleCalled, runIn } from '../../screens/center/collection/testing/rule-called.ts';
import { ThresholdConfirm } from '../../screens/center/collection/thresholds/threshold-confirm.tsx';

const nothing = () => {};
const walletId = walletIds.operations;
const inOperations = { as: 'admin', at: `/mpc/center/collection?w=${walletId}` } as const;
const ruleId = () => ruleCalled(sandbox, operationsRule);

/** The words of contract sweep, outside of every component. */
function words(): TFunction<'collection'> {
  const found = running();
  if (found === null) throw new Error('There are no words');
  return found.getFixedT(null, 'collection');
}

/** All that is said, but for the fee, which may fall. */
const withoutFee = (facts: readonly { key: string }[]) => facts.filter(({ key }) => !key.startsWith('fee'));

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
  about: ({ rule, coin }: OfRule) => [ruleContent(rule, words()).facts, coin.symbol],
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

/** The sweep that waits from the start is canceled, so that there is something to sweep. */
function freed(): number {
  const id = ruleId();
  for (const run of sandbox.world.collectRuns.where('rule_id', id))
    for (const part of [run.id, ...run.transfer_ids]) {
      const row = sandbox.world.transactions.get(part);
      if (row?.trans_kind === 'collect' && row.status === 1100)
        sandbox.world.transactions.update(row, { status: 2300 });
    }
  return id;
}

function useSweep(id: number) {
  const rule = useQuery(ruleOf(id));
  const info = useQuery(waitingOf(id));
  const isReady = info.data?.waiting.some(isWaiting) === true;
  return {
    decided:
      rule.data !== undefined && info.data !== undefined && isReady
        ? { rule: rule.data, waiting: info.data.waiting }
        : null,
    page: (swept: Sweepable) => <SweepDecision swept={swept} onStarted={nothing} onClose={nothing} />,
  };
}

const symbolsIn = ({ waiting }: Sweepable) => waiting.filter(isWaiting).map(({ symbol }) => symbol);

export const sweepNow: Decision<Sweepable> = {
  ...inOperations,
  name: 'sweep now',
  useOffer: () => useSweep(freed()),
  posts: (swept) => posting(collection.saveSymbols, { id: ruleId(), symbols: symbolsIn(swept), op: 'sweep' }),
  about: (swept) => withoutFee(sweepContent(swept, symbolsIn(swept), words()).facts),
  button: 'Start sweep',
};

/** The sweep that waits for its signature. */
const waitingRun = () => runIn(sandbox, 1100);

function useRun(id: number, may: (run: CollectHistoryInfo) => boolean) {
  const { data } = useQuery(read(collection.historyInfo, { id }));
  return data !== undefined && may(data) ? data : null;
}

const aboutRun = (run: CollectHistoryInfo) => withoutFee(runContent(run, words()).facts);

export const runsDecided: Decision<CollectHistoryInfo>[] = [
  {
    ...inOperations,
    name: 'cancel of a sweep',
    useOffer: () => ({
      decided: useRun(waitingRun(), ({ can_cancel }) => can_cancel),
      page: () => <RunDrawer id={waitingRun()} begin="revoke" onShow={nothing} onClose={nothing} />,
    }),
    posts: () => posting(collection.cancel, { id: waitingRun() }),
    about: aboutRun,
    button: 'Cancel sweep',
  },
  {
    ...inOperations,
    name: 'signature of a sweep',
    useOffer: () => ({
      decided: useRun(waitingRun(), ({ need_sign }) => need_sign === 1),
      page: (run) => <SignRuns runs={[run]} onClose={nothing} />,
    }),
    posts: (run) =>
      posting(signing.generate, {
        business_type: 'collect',
        business_id: waitingRun(),
        summary: words()('run.summary', {
          amount: exactAmount(run.total_amount),
          coin: run.symbol_alias,
          count: run.address_count,
        }),
      }),
    about: aboutRun,
    button: 'Refresh code',
  },
];

interface Authorized {
  rule: CollectRule;
  auth: CollectAuth;
}

function useAuthorization() {
  const id = ruleId();
  const rule = useQuery(ruleOf(id));
  const auths = useQuery(
    read(collection.authorised, { id, symbol: ['USDTERC20'], page_no: 1, page_size: 20 }),
  );
  const given = (auths.data?.list ?? []).find(
    (one) => one.sub_wallet_name === 'Daily payments' && one.auth_status === 3 && one.can_sign,
  );
  return {
    decided: rule.data !== undefined && given !== undefined ? { rule: rule.data, auth: given } : null,
    page: (chosen: Authorized) => <AuthSign {...chosen} onClose={nothing} />,
  };
}

export const revokedAllowance: Decision<Authorized> = {
  ...inOperations,
  name: 'signature of a revoked allowance',
  useOffer: useAuthorization,
  posts: ({ auth }) =>
    posting(signing.generate, {
      business_type: 'collect_auth',
      business_id: auth.id,
      summary: words()('auth.summary.revoke', { coin: auth.symbol_alias, name: auth.sub_wallet_name }),
    }),
  button: 'Refresh code',
};
