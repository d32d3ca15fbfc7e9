import { addressKey } from '../../../addresses/index.ts';
import { codes } from '../../../core/codes.ts';
import type { DataOf, ParamsOf } from '../../../core/endpoint.ts';
import type { collection } from '../../../domains/collection/collection.contract.ts';
import { coinOf, governs, ownSubWallet, ownWallet, refuseExpired, walletOf } from '../../world/access.ts';
import type { WalletRow } from '../../world/rows.ts';
import type { World } from '../../world/world.ts';
import { BadField, Refused } from '../../wire/refuse.ts';
import type { Asking } from '../../wire/resolver.ts';
import { endItem, itemActionOf } from '../approvals/items.ts';
import type { CollectRuleRow } from './collection-tables.ts';
import { isDeployed, logRule, toStatus } from './collect-rules.ts';
import { changeableRule, ownRule } from './own-rule.ts';
import { canDeploy, pendingRule, publish, wind } from './rule-lifecycle.ts';
import { coinsAsked } from './rule-coins.ts';

type Asked = ParamsOf<typeof collection.saveRule>;
type Saved = DataOf<typeof collection.saveRule>;
type SweepTarget = Pick<CollectRuleRow, 'base_symbol' | 'collect_sub_wallet_id' | 'collect_address'>;

function refuseTwin(world: World, walletId: number, target: SweepTarget, id: number): void {
  const key = ({ base_symbol, collect_address }: SweepTarget) => addressKey(base_symbol, collect_address);
  const isTaken = world.collectRules
    .where('wallet_id', walletId)
    .some((rule) => rule.id !== id && rule.base_symbol === target.base_symbol && key(rule) === key(target));
  // Chain and receiver determine the contract, so there would be two rules of one.
  if (isTaken) throw new BadField('collect_address', 'taken');
}

/** Where a rule is to sweep into: an address of a web3 sub-wallet, on a chain of contracts that the wallet has opened. */
function checkTarget(asking: Asking, wallet: WalletRow, target: SweepTarget, id: number): void {
  const { world } = asking;
  const { base_symbol, collect_sub_wallet_id, collect_address } = target;
  const chain = world.chains.get(base_symbol);
  if (chain?.fees.kind !== 'evm') throw new Refused(codes.coinNotSupported);
  if (!wallet.open_chains.includes(base_symbol))
    throw new Refused(codes.quotaReached, { quota: chain.coin_net });
  const subWallet = ownSubWallet(asking, collect_sub_wallet_id, wallet.wallet_id);
  if (subWallet.sub_wallet_type !== 2) throw new Refused(codes.subWalletTypeNotSupported);
  const homes = world.addresses.where('home', `${collect_sub_wallet_id}/${base_symbol}`);
  const key = addressKey(base_symbol, collect_address);
  if (!homes.some(({ address }) => addressKey(base_symbol, address) === key))
    throw new BadField('collect_address', 'unknown');
  refuseTwin(world, wallet.wallet_id, target, id);
}

function nameAsked(world: World, walletId: number, text: string, id: number): string {
  const rule_name = text.trim();
  const isTaken = world.collectRules
    .where('wallet_id', walletId)
    .some((rule) => rule.id !== id && rule.rule_name === rule_name);
  if (isTaken) throw new BadField('rule_name', 'taken');
  return rule_name;
}

function refuseUnpaid(world: World, rule: CollectRuleRow): void {
  const coin = coinOf(world, { symbol: rule.base_symbol }).symbol_alias;
  if (!canDeploy(world, rule)) throw new Refused(codes.insufficientFeeBalance, { coin });
}

function answer({ world, person }: Asking, id: number): Saved {
  const item = pendingRule(world, id);
  const need_sign = item !== undefined && itemActionOf(item, person.uid) === 2 ? 1 : 0;
  return { id, item_id: item?.item_id ?? 0, need_sign };
}

/** A new rule: a draft, or sent at once to be signed. */
export function createRule(asking: Asking, asked: Asked): Saved {
  const { world, person } = asking;
  const { rule_name, base_symbol, collect_sub_wallet_id, collect_address, symbols = [], status = 1 } = asked;
  const wallet = ownWallet(asking, asked.wallet_id);
  refuseExpired(asking, wallet);
  if (rule_name === undefined) throw new BadField('rule_name', 'missing');
  if (base_symbol === undefined) throw new BadField('base_symbol', 'missing');
  if (collect_sub_wallet_id === undefined) throw new BadField('collect_sub_wallet_id', 'missing');
  if (collect_address === undefined) throw new BadField('collect_address', 'missing');
  if (status > 1) throw new BadField('status', 'order');
  const target = { base_symbol, collect_sub_wallet_id, collect_address };
  checkTarget(asking, wallet, target, 0);
  const now = world.clock.now();
  const draft: CollectRuleRow = {
    ...target,
    id: 0,
    wallet_id: wallet.wallet_id,
    rule_name: nameAsked(world, wallet.wallet_id, rule_name, 0),
    collect_mode: asked.collect_mode ?? 1,
    status: 0,
    timeline: [{ status: 0, time: now }],
    symbols: [],
    deploy_id: 0,
    creator_uid: person.uid,
    next_round_at: 0,
    created_at: now,
    updated_at: now,
  };
  const withCoins = { ...draft, symbols: coinsAsked(world, draft, symbols) };
  if (status === 1) refuseUnpaid(world, draft);
  const rule = world.collectRules.insert({ ...withCoins, id: world.nextId('collectRule') });
  if (status === 1) publish(world, rule, person.uid);
  logRule(world, person.uid, rule, 'add', '', rule.rule_name);
  return answer(asking, rule.id);
}

/** Takes back what waits for a signature: who asked for it, or who governs the wallet. */
function cancelPending(asking: Asking, id: number): Saved | undefined {
  const { world, person } = asking;
  const rule = ownRule(asking, id);
  const item = pendingRule(world, id);
  if (item === undefined) return undefined;
  if (item.initiator_uid !== person.uid && !governs(walletOf(world, rule), person.uid))
    throw new Refused(codes.alreadyHandled);
  endItem(world, item, 3);
  logRule(world, person.uid, rule, 'revoke', '1', '0');
  return answer(asking, id);
}

/** The status a rule is to have, of those it can go to from where it is. */
function switchTo(asking: Asking, rule: CollectRuleRow, status: NonNullable<Asked['status']>): void {
  const { world, person } = asking;
  if (status === rule.status) return;
  const isStarting = status === 1 && (rule.status === 0 || rule.status === 4);
  const isSwitching = isDeployed(rule) && (status === 3 || status === 5);
  if (!isStarting && !isSwitching) throw new BadField('status', 'order');
  if (isSwitching) wind(world, toStatus(world, rule, status));
  else {
    refuseUnpaid(world, rule);
    publish(world, rule, person.uid);
  }
  logRule(world, person.uid, rule, 'status', String(rule.status), String(status));
}

/** A change of a rule: its name and mode always, where it sweeps into until it is signed. */
export function changeRule(asking: Asking, asked: Asked, id: number): Saved {
  const { world, person } = asking;
  const wallet = ownWallet(asking, asked.wallet_id);
  if (ownRule(asking, id).wallet_id !== wallet.wallet_id) throw new BadField('id', 'unknown');
  const taken = asked.status === 0 ? cancelPending(asking, id) : undefined;
  if (taken !== undefined) return taken;
  const rule = changeableRule(asking, id);
  if (asked.symbols !== undefined) throw new BadField('symbols', 'fixed');
  const target: SweepTarget = {
    base_symbol: asked.base_symbol ?? rule.base_symbol,
    collect_sub_wallet_id: asked.collect_sub_wallet_id ?? rule.collect_sub_wallet_id,
    collect_address: asked.collect_address ?? rule.collect_address,
  };
  const moved = (['base_symbol', 'collect_sub_wallet_id', 'collect_address'] as const).find(
    (field) => target[field] !== rule[field],
  );
  if (moved !== undefined && isDeployed(rule)) throw new BadField(moved, 'fixed');
  // The coins of a rule are of its chain.
  if (moved === 'base_symbol' && rule.symbols.length > 0) throw new BadField('base_symbol', 'fixed');
  if (moved !== undefined) checkTarget(asking, wallet, target, id);
  const { rule_name = rule.rule_name, collect_mode = rule.collect_mode } = asked;
  const changed = wind(
    world,
    world.collectRules.update(rule, {
      ...target,
      rule_name: nameAsked(world, wallet.wallet_id, rule_name, id),
      collect_mode,
      updated_at: world.clock.now(),
    }),
  );
  if (changed.rule_name !== rule.rule_name)
    logRule(world, person.uid, rule, 'rename', rule.rule_name, changed.rule_name);
  if (collect_mode !== rule.collect_mode)
    logRule(world, person.uid, rule, 'mode', String(rule.collect_mode), String(collect_mode));
  if (moved !== undefined)
    logRule(world, person.uid, rule, 'receiver', rule.collect_address, changed.collect_address);
  if (asked.status !== undefined) switchTo(asking, changed, asked.status);
  return answer(asking, id);
}
