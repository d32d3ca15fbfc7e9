import type { StrategyConditions } from '../../../domains/strategies/strategies.schema.ts';
import { subWalletOf } from '../../world/access.ts';
import { addressOn } from '../../world/addresses.seed.ts';
import type { History } from '../../world/history.ts';
import { people } from '../../world/people.seed.ts';
import type { World } from '../../world/world.ts';
import { partners } from '../address-book/address-book.seed.ts';
import { unconditional } from '../approvals/asked-order.ts';
import { subWalletIds } from '../wallets/wallets.seed.ts';
import { seedChanges } from './strategy-changes.seed.ts';
import type { StrategyNode, StrategyRow } from './strategies-tables.ts';

const { main, customerDeposits, payroll, grants, marketMaking, dailyPayments } = subWalletIds;
const [ana, kofi, lin, mei, ines] = [
  people.owner.uid,
  people.admin.uid,
  people.member.uid,
  people.secondMember.uid,
  people.approver.uid,
];

type Plan = Partial<Pick<StrategyRow, 'type' | 'action' | 'nodes'>> & {
  of: number;
  name: string;
  when: Partial<StrategyConditions>;
};

/** So many of them approve, then the owner or an admin signs. */
const approvedBy = (uids: readonly number[], threshold = 1): readonly StrategyNode[] => [
  { node_type: 1, threshold, uids },
  { node_type: 2, threshold: 1, uids: [ana, kofi] },
];

const listed = (base_symbol: string, name: string): Partial<StrategyConditions> => ({
  destination: 3,
  addresses: [{ base_symbol, address: addressOn(base_symbol, name) }],
});

const contracts = (...names: readonly string[]): Partial<StrategyConditions> => ({
  contracts: names.map((name) => ({ base_symbol: 'ETH', address: addressOn('ETH', name) })),
});

const above = (unit: 'coin' | 'usd', amount: string, window_hours: number | null = null) => ({
  limit: { unit, amount, window_hours },
});

const plans: readonly Plan[] = [
  {
    of: main,
    name: 'USDC by API',
    when: { symbols: ['USDC'], initiator_type: 3, ...above('usd', '500') },
    nodes: approvedBy([ana, kofi], 2),
  },
  { of: main, name: 'Known contracts', type: 2, action: 3, when: contracts('Swap router', 'Lending pool') },
  {
    of: customerDeposits,
    name: 'To the exchange',
    action: 3,
    when: { symbols: ['TUSDT'], ...listed('TRX', partners.exchange) },
  },
  {
    of: customerDeposits,
    name: 'Large customer payouts',
    when: { symbols: ['TUSDT', 'USDTERC20'], ...above('usd', '8000') },
    nodes: approvedBy([lin, kofi]),
  },
  {
    of: customerDeposits,
    name: 'Former supplier',
    action: 2,
    when: listed('TRX', 'Former supplier'),
  },
  {
    of: payroll,
    name: 'Tax office',
    action: 3,
    when: { symbols: ['TUSDT'], ...listed('TRX', partners.taxOffice) },
  },
  {
    of: payroll,
    name: 'Whitelist, a week',
    when: { destination: 2, ...above('usd', '20000', 168) },
    nodes: approvedBy([ines, lin]),
  },
  {
    of: grants,
    name: 'Grant contracts',
    type: 2,
    when: { initiator_type: 2, initiator_uids: [lin], ...contracts('Grant register') },
    nodes: approvedBy([kofi]),
  },
  {
    of: marketMaking,
    name: 'Day above 50,000',
    when: above('usd', '50000', 24),
    nodes: approvedBy([ana, kofi], 2),
  },
  {
    of: marketMaking,
    name: 'Desk above 5,000',
    when: { symbols: ['USDTBEP20'], ...above('coin', '5000') },
    nodes: approvedBy([kofi, ana]),
  },
  { of: marketMaking, name: 'No ETH by API', action: 2, when: { symbols: ['ETH'], initiator_type: 3 } },
  {
    of: dailyPayments,
    name: 'Large daily payments',
    when: { symbols: ['TUSDT'], initiator_type: 2, initiator_uids: [mei], ...above('coin', '5000') },
    nodes: [
      { node_type: 1, threshold: 1, uids: [mei, ana], name: 'Second pair of eyes' },
      { node_type: 2, threshold: 1, uids: [kofi, ana] },
    ],
  },
];

function seedStrategy(world: World, { of, name, type = 1, action = 1, when, nodes = [] }: Plan): void {
  const subWallet = subWalletOf(world, { sub_wallet_id: of });
  const rows = world.strategies.where('sub_wallet_id', of).filter((row) => row.type === type);
  world.strategies.insert({
    strategy_id: world.nextId('strategy'),
    sub_wallet_id: of,
    name,
    type,
    priority: rows.length + 1,
    action,
    conditions: { ...unconditional, ...when },
    scenes: [],
    nodes,
    version: 1,
    updated_by: subWallet.wallet_id === subWalletOf(world, { sub_wallet_id: main }).wallet_id ? ana : kofi,
    updated_at: subWallet.created_at,
  });
}

/** The advanced strategies there are besides the first two, and what was changed since. */
export function seedStrategies(world: World, history: History): void {
  for (const plan of plans) seedStrategy(world, plan);
  seedChanges(world, history);
}
