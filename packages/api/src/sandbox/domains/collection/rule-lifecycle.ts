import { coinOf, personOf, subWalletOf, walletOf } from '../../world/access.ts';
import type { Signable } from '../../world/lifecycle.ts';
import type { PersonRow } from '../../world/people.seed.ts';
import type { OutgoingRow } from '../../world/rows.ts';
import { known, type World } from '../../world/world.ts';
import type { ItemRow } from '../approvals/approvals-tables.ts';
import { agree, decideItem, isAsked, isSigning, openItem, pendingItem } from '../approvals/items.ts';
import { workspaceSteps } from '../approvals/strategy-hit.ts';
import type { CollectRuleRow } from './collection-tables.ts';
import { canPay, callContract } from './contract-call.ts';
import { collectGas, contractOf, ruleFee, toStatus } from './collect-rules.ts';
import { sweepByClock } from './sweep.ts';
import { hour } from '../../../core/durations.ts';

/** What deploying a rule's contract costs the receiving sub-wallet. */
export function deployFee(world: World, rule: CollectRuleRow): string {
  return ruleFee(world, rule, collectGas.deploy);
}

/** Whether the receiving sub-wallet can pay for it. */
export function canDeploy(world: World, rule: CollectRuleRow): boolean {
  return canPay(world, rule.collect_sub_wallet_id, rule.base_symbol, deployFee(world, rule));
}

/** Asks for the signature of a rule: by whoever the workspace strategy names, in the app's to-do or by a code. */
export function publish(world: World, rule: CollectRuleRow, uid: number): ItemRow {
  const { sub_wallet_name } = subWalletOf(world, { sub_wallet_id: rule.collect_sub_wallet_id });
  toStatus(world, rule, 1);
  return openItem(world, {
    item_type: 12,
    business_id: rule.id,
    wallet_id: rule.wallet_id,
    initiator_uid: uid,
    title: {
      key: 'todo.title.collectRule',
      params: {
        name: rule.rule_name,
        net: world.chains.get(rule.base_symbol)?.coin_net ?? rule.base_symbol,
        subWallet: sub_wallet_name,
        address: rule.collect_address,
      },
    },
    before: null,
    after: { rule_id: rule.id },
    needs_key: true,
    steps: workspaceSteps(world, rule.wallet_id, 'collect_rule'),
  });
}

/** The item that a rule waits for. */
export function pendingRule(world: World, ruleId: number): ItemRow | undefined {
  return pendingItem(world, 12, ruleId);
}

const ruleOf = (world: World, id: number) => known(world.collectRules.get(id), `collection rule ${id}`);

/** Everybody has agreed and signed: the contract goes to its chain, if the receiving sub-wallet can still pay for that. */
export function deploy(world: World, item: ItemRow, by: PersonRow): void {
  const rule = ruleOf(world, item.business_id);
  if (!canDeploy(world, rule)) {
    toStatus(world, rule, 4, {
      fail_reason: 'Insufficient balance for the network fee in the receiving sub-wallet',
    });
    return;
  }
  const { base_symbol, collect_sub_wallet_id } = rule;
  const call = callContract(world, {
    sub_wallet_id: collect_sub_wallet_id,
    base_symbol,
    symbol: base_symbol,
    amount: '0',
    address_to: contractOf(rule),
    fee: deployFee(world, rule),
    initiator_uid: item.initiator_uid,
    trans_type: 1,
    interactive_contract: contractOf(rule),
    signed_by: by.nickname,
  });
  toStatus(world, rule, 2, { deploy_id: call.id });
}

/** It came to nothing: a draft again. */
export function undoPublish(world: World, item: ItemRow): void {
  toStatus(world, ruleOf(world, item.business_id), 0);
}

/** The clock sweeps from now on every hour, if the rule is active and of that mode; else no more. */
export function wind(world: World, rule: CollectRuleRow): CollectRuleRow {
  const isOn = rule.status === 3 && rule.collect_mode === 2;
  const next_round_at = isOn ? world.clock.now() + hour : 0;
  if (isOn) world.clock.schedule({ at: next_round_at, kind: 'collection.round', id: rule.id });
  return world.collectRules.update(rule, { next_round_at });
}

/** An hour is over; a round that was called off, or called again for another hour, is none. */
export function round(world: World, ruleId: number): void {
  const rule = world.collectRules.get(ruleId);
  if (rule?.next_round_at !== world.clock.now()) return;
  if (walletOf(world, rule).package_expire_time > world.clock.now()) sweepByClock(world, rule);
  wind(world, rule);
}

/** A deployment has ended. */
export function settleDeployment(world: World, row: OutgoingRow): void {
  for (const rule of world.collectRules.where('deploy_id', row.id)) {
    if (rule.status !== 2) continue;
    if (row.status === 2000) wind(world, toStatus(world, rule, 3));
    else toStatus(world, rule, 4, { fail_reason: row.fail_reason ?? 'The chain did not take it' });
  }
}

/** A rule is signed on the phone: its chain, its receiver, and what it costs. */
export const signableRule: Signable = {
  maySign(world, id, uid) {
    const item = pendingRule(world, id);
    return item !== undefined && isAsked(item, uid) && isSigning(item);
  },
  view(world, id) {
    const rule = ruleOf(world, id);
    const main = coinOf(world, { symbol: rule.base_symbol });
    const receiver = subWalletOf(world, { sub_wallet_id: rule.collect_sub_wallet_id });
    const coins = rule.symbols.map((coin) => coinOf(world, coin).symbol_alias).join(', ');
    return {
      title: ['Contract sweep rule', '合约归集规则'],
      wallet: walletOf(world, rule).wallet_name,
      askedBy: personOf(world, pendingRule(world, id)?.initiator_uid ?? rule.creator_uid).nickname,
      address: rule.collect_address,
      lines: [
        [['Rule', '归集规则'], rule.rule_name],
        [['Network', '网络'], main.coin_net],
        [['Swept to', '归集至'], receiver.sub_wallet_name],
        [['Coins', '币种'], coins === '' ? '–' : coins],
        [['Network fee', '网络手续费'], `${deployFee(world, rule)} ${main.symbol_alias}`],
      ],
    };
  },
  sign(world, id, person) {
    const item = pendingRule(world, id);
    if (item !== undefined) agree(world, item, person);
  },
  refuse(world, id, person) {
    const item = pendingRule(world, id);
    if (item !== undefined) decideItem(world, item, person, 2);
  },
};
