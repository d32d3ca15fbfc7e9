import { codes } from '../../../core/codes.ts';
import type { autoCollect } from '../../../domains/auto-collect/auto-collect.contract.ts';
import { ownSubWallet, ownWallet, roleIn, walletOf } from '../../world/access.ts';
import type { World } from '../../world/world.ts';
import { BadField, Refused } from '../../wire/refuse.ts';
import type { Asking, ResolversOf } from '../../wire/resolver.ts';
import type { ItemRow } from '../approvals/approvals-tables.ts';
import { itemOf } from '../approvals/item-view.ts';
import { itemActionOf, refuseSecond, revokeItem } from '../approvals/items.ts';
import { networkView } from '../wallets/wallet-view.ts';
import type { SweepPair } from './auto-collect-tables.ts';
import { contractConflict } from './contract-conflict.ts';
import { fuelList, setFuelRule } from './fuel-rules.ts';
import { importRules } from './import-sweep-rules.ts';
import { fuelRuleOf, sweepConfigOf, sweepRuleOf } from './is-swept.ts';
import { setUpChanged } from './sweep-clock.ts';
import { sweepCoinInfo, sweepFee } from './sweep-fee.ts';
import { logPage } from './sweep-logs.ts';
import { configView, mayCancel, pairItem, proposePair, subWalletName } from './sweep-pair.ts';
import { newCoins, rulePage } from './sweep-rule-view.ts';
import { balanceFault, setRule, type RuleSetter } from './sweep-rules.ts';
import { saveScope, scopeView } from './sweep-scope.ts';
import { coinToSweep, readyWallet } from './sweep-setup.ts';
import { snapshotPage, snapshotSums } from './sweep-snapshots.ts';
import { switchFueling, switchRules } from './sweep-switches.ts';
import { waitingAddresses, waitingSubWallets } from './waiting-addresses.ts';
import { waitingCoins } from './waiting-coins.ts';
import { candidates, mainBalance, sweepChains, unfitness, walletConfigView } from './wallet-config.ts';

/** A change of omnibus and gas station in one of the caller's wallets. */
function ownItem({ world, person }: Asking, itemId: number): ItemRow {
  const item = world.items.get(itemId);
  const isOwn = item?.item_type === pairItem && roleIn(walletOf(world, item), person.uid) !== undefined;
  if (item === undefined || !isOwn) throw new Refused(codes.orderNotFound);
  return item;
}

/** Refuses a pair that cannot be: the same without having been warned, the one there is, hidden sub-wallets. */
function checkPair(asking: Asking, walletId: number, pair: SweepPair, isSameAccepted: boolean): void {
  const { world } = asking;
  const before = sweepConfigOf(world, walletId);
  for (const name of ['collect_sub_wallet_id', 'fueling_sub_wallet_id'] as const) {
    // What is there already may stay, also where the caller does not see it.
    if (pair[name] === before[name]) continue;
    const row = ownSubWallet(asking, pair[name], walletId);
    if (unfitness(world, walletOf(world, row), row) !== '') throw new BadField(name, 'fixed');
  }
  const isSame = pair.collect_sub_wallet_id === pair.fueling_sub_wallet_id;
  if (isSame && !isSameAccepted) throw new BadField('same_acknowledged', 'missing');
  const isThere =
    before.status === 2 &&
    before.collect_sub_wallet_id === pair.collect_sub_wallet_id &&
    before.fueling_sub_wallet_id === pair.fueling_sub_wallet_id;
  if (isThere) throw new BadField('collect_sub_wallet_id', 'repeated');
}

function pairDiff(world: World, { before, after }: ItemRow) {
  const [was, will] = [before as SweepPair, after as SweepPair];
  return (['collect_sub_wallet', 'fueling_sub_wallet'] as const).flatMap((field) => {
    const [from, to] = [was[`${field}_id`], will[`${field}_id`]];
    return from === to
      ? []
      : [{ field, before: subWalletName(world, from), after: subWalletName(world, to) }];
  });
}

function setterOf(
  { world, person }: Asking,
  wallet: RuleSetter['wallet'],
  source: RuleSetter['source'],
): RuleSetter {
  return { world, wallet, uid: person.uid, source };
}

/** Sweeping by the co-signer: what is swept where, from which balance on, and who pays the fees. */
export const autoCollectSandbox = {
  config: ({ wallet_id }, asking) =>
    configView(asking.world, ownWallet(asking, wallet_id), asking.person.uid),

  chains({ wallet_id }, asking) {
    const { world } = asking;
    const wallet = ownWallet(asking, wallet_id);
    const symbols = world.sweepRules.where('wallet_id', wallet_id).map((rule) => rule.symbol);
    return sweepChains(world, wallet).map((chain) => ({
      ...networkView(chain, wallet),
      rule_count: symbols.filter((symbol) => world.coins.get(symbol)?.base_symbol === chain.symbol).length,
      fueling_status: fuelRuleOf(world, wallet_id, chain.symbol)?.status ?? 0,
    }));
  },

  subWallets: (asked, asking) => candidates(asking, asked),

  savePair(asked, asking) {
    const { world, person } = asking;
    const { wallet_id, collect_sub_wallet_id, fueling_sub_wallet_id, remark = '' } = asked;
    readyWallet(asking, wallet_id);
    refuseSecond(world, pairItem, wallet_id);
    const pair = { collect_sub_wallet_id, fueling_sub_wallet_id };
    checkPair(asking, wallet_id, pair, asked.same_acknowledged === 1);
    const item = proposePair(world, wallet_id, person.uid, pair, remark);
    return { item_id: item.item_id, need_sign: itemActionOf(item, person.uid) === 2 ? 1 : 0 };
  },

  item({ item_id }, asking) {
    const { world, person } = asking;
    const item = ownItem(asking, item_id);
    const wallet = walletOf(world, item);
    const gas = (item.after as SweepPair).fueling_sub_wallet_id;
    return {
      ...itemOf(world, item, person.uid),
      remark: item.remark,
      diff: pairDiff(world, item),
      address_count: scopeView(world, wallet).address_count,
      chains_without_balance: sweepChains(world, wallet)
        .filter(({ symbol }) => mainBalance(world, gas, symbol).eq(0))
        .map(({ symbol }) => symbol),
      can_cancel: mayCancel(item, person.uid),
    };
  },

  cancelItem({ item_id }, asking) {
    revokeItem(asking.world, ownItem(asking, item_id), asking.person);
    return null;
  },

  logs(asked, asking) {
    ownWallet(asking, asked.wallet_id);
    return logPage(asking, asked);
  },

  scope: ({ wallet_id }, asking) => scopeView(asking.world, ownWallet(asking, wallet_id)),

  saveScope(asked, asking) {
    readyWallet(asking, asked.wallet_id);
    saveScope(asking, asked);
    return null;
  },

  rules(asked, asking) {
    ownWallet(asking, asked.wallet_id);
    return rulePage(asking, asked);
  },

  newCoins(asked, asking) {
    const wallet = ownWallet(asking, asked.wallet_id);
    coinToSweep(asking, wallet, asked.base_symbol);
    return newCoins(asking, wallet, asked);
  },

  repeat({ wallet_id, symbols }, asking) {
    const { world } = asking;
    ownWallet(asking, wallet_id);
    return {
      repeat: symbols.filter((symbol) => sweepRuleOf(world, wallet_id, symbol) !== undefined),
      collect_rule_conflict: symbols.flatMap((symbol) => contractConflict(world, wallet_id, symbol) ?? []),
    };
  },

  saveRules({ wallet_id, list }, asking) {
    const wallet = readyWallet(asking, wallet_id);
    const setter = setterOf(asking, wallet, 1);
    if (new Set(list.map(({ symbol }) => symbol)).size < list.length) throw new BadField('list', 'repeated');
    for (const draft of list) {
      coinToSweep(asking, wallet, draft.symbol);
      const fault = balanceFault(setter, draft);
      if (fault !== undefined)
        throw new BadField(fault === 'fuel' ? 'collect_min' : 'reserve_amount', 'range');
    }
    const rules = list.map((draft) => setRule(setter, draft));
    setUpChanged(asking.world, wallet_id);
    return { list: rules.map(({ id, symbol }) => ({ id, symbol })) };
  },

  switchRules(asked, asking) {
    readyWallet(asking, asked.wallet_id);
    switchRules(asking.world, asking.person.uid, asked);
    setUpChanged(asking.world, asked.wallet_id);
    return null;
  },

  saveFueling(asked, asking) {
    const { world, person } = asking;
    const wallet = readyWallet(asking, asked.wallet_id);
    const coin = coinToSweep(asking, wallet, asked.base_symbol);
    if (coin.symbol !== coin.base_symbol) throw new Refused(codes.coinNotSupported);
    const { id } = setFuelRule(world, asked.wallet_id, person.uid, asked);
    setUpChanged(world, asked.wallet_id);
    return { id };
  },

  fueling: (asked, asking) => fuelList(asking.world, ownWallet(asking, asked.wallet_id), asked),

  switchFueling(asked, asking) {
    readyWallet(asking, asked.wallet_id);
    switchFueling(asking.world, asking.person.uid, asked);
    setUpChanged(asking.world, asked.wallet_id);
    return null;
  },

  waiting(asked, asking) {
    ownWallet(asking, asked.wallet_id);
    return waitingCoins(asking, asked);
  },

  waitingSubWallets: (asked, asking) => waitingSubWallets(asking, asked),

  waitingAddresses: (asked, asking) => waitingAddresses(asking, asked),

  walletConfig: ({ wallet_id }, asking) => walletConfigView(asking, ownWallet(asking, wallet_id)),

  fee: (asked, asking) => sweepFee(asking, ownWallet(asking, asked.wallet_id), asked),

  coin: ({ wallet_id, symbol }, asking) => sweepCoinInfo(asking, ownWallet(asking, wallet_id), symbol),

  snapshots(asked, asking) {
    ownWallet(asking, asked.wallet_id);
    return snapshotPage(asking, asked);
  },

  snapshotSums(asked, asking) {
    ownWallet(asking, asked.wallet_id);
    return snapshotSums(asking, asked);
  },

  importRules({ wallet_id, list, mode = 'add' }, asking) {
    const wallet = readyWallet(asking, wallet_id);
    const imported = importRules(setterOf(asking, wallet, 3), list, mode);
    setUpChanged(asking.world, wallet_id);
    return imported;
  },
} satisfies ResolversOf<typeof autoCollect>;
