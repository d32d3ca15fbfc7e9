import { coinOf, homeOf, personOf, subWalletOf } from '../../world/access.ts';
import { addressOn } from '../../world/addresses.seed.ts';
import type { History } from '../../world/history.ts';
import { people } from '../../world/people.seed.ts';
import { known, type World } from '../../world/world.ts';
import { partners } from '../address-book/address-book.seed.ts';
import { agree } from '../approvals/items.ts';
import { arrive } from '../transactions/arrivals.ts';
import { newHash } from '../transactions/chain-time.ts';
import { endOrder, failOnChain, outgoingAt, refuse } from '../withdrawals/order-lifecycle.ts';
import { subWalletIds } from '../wallets/wallets.seed.ts';
import { authIdOf, signAuth } from './collect-auth.ts';
import type { CollectCoin, CollectRuleRow } from './collection-tables.ts';
import { logRule, toStatus } from './collect-rules.ts';
import { pendingRule, publish, wind } from './rule-lifecycle.ts';
import { signSweep, sweep } from './sweep.ts';
import { waitingOf } from './waiting.ts';
import { day, minute } from '../../../core/durations.ts';

const { main, marketMaking, grants, dailyPayments } = subWalletIds;
const [omnibus, vendors, newHires] = [2006, 2010, 2012] as const;
const { owner, admin, member, secondMember } = people;

type Income = readonly [ago: number, subWalletId: number, symbol: string, amount: string];

/** What contracts are paid with, and what they sweep. */
const incomes: readonly Income[] = [
  [88 * day, omnibus, 'ETH', '1.8'],
  [88 * day, omnibus, 'BSC', '6'],
  [88 * day, omnibus, 'MATIC1', '120'],
  [88 * day, marketMaking, 'ETH', '0.4'],
  [87 * day, newHires, 'ETH', '0.9'],
  [87 * day, dailyPayments, 'ETH', '0.35'],
  [70 * day, marketMaking, 'USDC', '2400'],
  [48 * day, marketMaking, 'USDC', '1750.5'],
  [27 * day, marketMaking, 'USDC', '3120'],
  [8 * day, marketMaking, 'USDC', '990'],
  [60 * day, dailyPayments, 'USDTERC20', '1200'],
  [45 * day, dailyPayments, 'USDTERC20', '860.5'],
  [22 * day, dailyPayments, 'USDTERC20', '415'],
  [10 * day, dailyPayments, 'USDTERC20', '640.25'],
  [5 * day, dailyPayments, 'USDC', '930'],
];

interface Plan {
  name: string;
  base: string;
  into: number;
  coins?: readonly CollectCoin[];
  mode?: 1 | 2;
  by: number;
  /** Days ago. */
  made: number;
  /** Days ago; absent where nobody has asked for its signature yet. */
  asked?: number;
  /** Days ago; absent where it waits. */
  signed?: number;
}

const on = (symbol: string, collect_min: string): CollectCoin => ({ symbol, collect_min, status: 1 });

/** One rule in every status: two that are active, and a draft, one to be signed, one being deployed, one that failed, one disabled. */
const plans = {
  stablecoins: {
    name: 'Stablecoins to omnibus',
    base: 'ETH',
    into: omnibus,
    coins: [on('USDTERC20', '1000'), on('USDC', '500')],
    mode: 2,
    by: owner.uid,
    made: 85,
    asked: 85,
    signed: 84.5,
  },
  desk: {
    name: 'Desk on BSC',
    base: 'BSC',
    into: omnibus,
    coins: [on('USDTBEP20', '200000'), { symbol: 'BUSD', collect_min: '100', status: 0 }],
    by: admin.uid,
    made: 70,
    asked: 70,
    signed: 69.9,
  },
  disabled: {
    name: 'Old desk rule',
    base: 'BSC',
    into: marketMaking,
    coins: [on('BUSD', '50')],
    by: secondMember.uid,
    made: 52,
    asked: 52,
    signed: 51.8,
  },
  failed: {
    name: 'Grants sweep',
    base: 'ETH',
    into: grants,
    coins: [on('USDC', '100')],
    by: member.uid,
    made: 33,
    asked: 33,
    signed: 32.9,
  },
  draft: { name: 'Polygon idea', base: 'MATIC1', into: main, by: member.uid, made: 6 },
  toSign: {
    name: 'BNB tokens to Main',
    base: 'BSC',
    into: main,
    coins: [on('BUSD', '25')],
    by: member.uid,
    made: 1,
    asked: 0.8,
  },
  deploying: {
    name: 'Polygon to omnibus',
    base: 'MATIC1',
    into: omnibus,
    by: owner.uid,
    made: 0.2,
    asked: 0.2,
    signed: (2 * minute) / day,
  },
  operations: {
    name: 'Operations stablecoins',
    base: 'ETH',
    into: newHires,
    coins: [on('USDTERC20', '100'), on('USDC', '100')],
    by: admin.uid,
    made: 80,
    asked: 80,
    signed: 79.9,
  },
} as const satisfies Record<string, Plan>;

type RuleName = keyof typeof plans;

/** Rules in every status, who authorized them, and what they swept. */
export function seedCollection(world: World, history: History): void {
  const ids = new Map<RuleName, number>();
  const ruleOf = (name: RuleName): CollectRuleRow =>
    known(world.collectRules.get(ids.get(name) ?? 0), `collection rule ${name}`);

  function make(name: RuleName, { base, into, coins = [], mode = 1, by, ...plan }: Plan): void {
    const now = world.clock.now();
    const rule = world.collectRules.insert({
      id: world.nextId('collectRule'),
      wallet_id: subWalletOf(world, { sub_wallet_id: into }).wallet_id,
      rule_name: plan.name,
      base_symbol: base,
      collect_sub_wallet_id: into,
      collect_address: known(homeOf(world, into, base), `${base} address`).address,
      collect_mode: mode,
      status: 0,
      timeline: [{ status: 0, time: now }],
      symbols: coins,
      deploy_id: 0,
      creator_uid: by,
      next_round_at: 0,
      created_at: now,
      updated_at: now,
    });
    ids.set(name, rule.id);
    logRule(world, by, rule, 'add', '', rule.rule_name);
  }

  for (const [ago, sub_wallet_id, symbol, amount] of incomes) {
    history.ago(ago, () => {
      const coin = coinOf(world, { symbol });
      const address_from = addressOn(coin.base_symbol, partners.exchange);
      arrive(world, { sub_wallet_id, symbol, amount, address_from, txid: newHash(world, coin) });
    });
  }

  for (const name of Object.keys(plans) as RuleName[]) {
    const plan: Plan = plans[name];
    history.ago(plan.made * day, () => make(name, plan));
    if (plan.asked !== undefined)
      history.ago(plan.asked * day - 1, () => publish(world, ruleOf(name), plan.by));
    if (plan.signed !== undefined)
      history.ago(plan.signed * day, () => {
        const item = known(pendingRule(world, ruleOf(name).id), 'item');
        const uid = known(item.nodes[0]?.members[0], 'signer').uid;
        agree(world, item, personOf(world, uid));
      });
  }
  history.ago(20 * day, () => {
    logRule(world, admin.uid, ruleOf('disabled'), 'status', '3', '5');
    wind(world, toStatus(world, ruleOf('disabled'), 5));
  });

  function authorise(ago: number, name: RuleName, subWalletId: number, symbol: string, by: number): void {
    history.ago(ago, () => {
      const rule = ruleOf(name);
      const home = known(homeOf(world, subWalletId, rule.base_symbol), 'address');
      signAuth(world, authIdOf(world, { rule, home, symbol }), personOf(world, by));
    });
  }

  authorise(83 * day, 'stablecoins', marketMaking, 'USDC', owner.uid);
  authorise(65 * day, 'stablecoins', marketMaking, 'USDTERC20', owner.uid);
  // Signed once more: taken back, for the co-signer sweeps that coin.
  authorise(30 * day, 'stablecoins', marketMaking, 'USDTERC20', admin.uid);
  authorise(68 * day, 'desk', marketMaking, 'BUSD', owner.uid);
  authorise(78 * day, 'operations', dailyPayments, 'USDTERC20', admin.uid);
  authorise(77 * day, 'operations', dailyPayments, 'USDC', admin.uid);
  authorise(minute, 'operations', vendors, 'USDC', owner.uid);

  /** What somebody does about a sweep that waits for its signature. */
  type Course = 'signed' | 'refused' | 'cancelled' | 'failed';

  function sweepNow(ago: number, symbol: string, course?: Course): void {
    let id = 0;
    const call = () => known(outgoingAt(world, id), `sweep ${id}`);
    history.ago(ago, () => {
      const rule = ruleOf('operations');
      const coin = known(
        rule.symbols.find((one) => one.symbol === symbol),
        symbol,
      );
      id = sweep(world, rule, coin, waitingOf(world, rule, coin), secondMember.uid).id;
    });
    if (course === undefined) return;
    const signer = personOf(world, admin.uid);
    history.ago(ago - minute / 2, () => {
      if (course === 'refused') refuse(world, call(), signer, { remark: 'Gas is too dear today' });
      else if (course === 'cancelled')
        endOrder(world, call(), 2300, 'Asked for twice', secondMember.nickname);
      else signSweep(world, id, signer);
    });
    if (course === 'failed')
      history.ago(ago - minute, () => failOnChain(world, call(), 'The contract took it back'));
  }

  sweepNow(59 * day, 'USDTERC20', 'signed');
  sweepNow(44 * day, 'USDTERC20', 'refused');
  sweepNow(41 * day, 'USDTERC20', 'cancelled');
  // Nobody signs it within seven days.
  sweepNow(36 * day, 'USDTERC20');
  sweepNow(26 * day, 'USDTERC20', 'failed');
  sweepNow(20 * day, 'USDTERC20', 'signed');
  sweepNow(day, 'USDTERC20');
  sweepNow(1.5 * minute, 'USDC', 'signed');
}
