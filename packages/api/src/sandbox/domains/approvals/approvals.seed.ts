import { people } from '../../world/people.seed.ts';
import type { History } from '../../world/history.ts';
import type { SubWalletRow, WalletRow } from '../../world/rows.ts';
import type { World } from '../../world/world.ts';
import type { StrategyRow } from '../strategies/strategies-tables.ts';
import { subWalletIds, walletIds } from '../wallets/wallets.seed.ts';
import { unconditional } from './asked-order.ts';
import { offerKey } from './equal-rights-key.ts';
import { hour } from '../../../core/durations.ts';

const { owner, admin, approver } = people;
const ownerOrAdmin = [owner.uid, admin.uid];

type Large = Pick<StrategyRow, 'strategy_id' | 'sub_wallet_id' | 'name'> & {
  symbols: string[];
  amount: string;
  /** Who approves, before the owner or an admin signs. */
  approvers: readonly number[];
};

function large({ symbols, amount, approvers, ...row }: Large, { created_at }: SubWalletRow): StrategyRow {
  return {
    ...row,
    type: 1,
    priority: 1,
    action: 1,
    conditions: { ...unconditional, symbols, limit: { unit: 'coin', amount, window_hours: null } },
    scenes: [],
    nodes: [
      { node_type: 1, threshold: 1, uids: approvers },
      { node_type: 2, threshold: 1, uids: ownerOrAdmin },
    ],
    version: 1,
    updated_by: owner.uid,
    updated_at: created_at,
  };
}

const larges: readonly Large[] = [
  // USDT of 1,000 and more leaves Main only after an approval, and then a signature.
  {
    strategy_id: 4100,
    sub_wallet_id: subWalletIds.main,
    name: 'Large stablecoin',
    symbols: ['TUSDT', 'USDTERC20', 'USDTBEP20'],
    amount: '1000',
    approvers: ownerOrAdmin,
  },
  // USDC leaves Payroll from 10,000 on only after Ines approves.
  {
    strategy_id: 4101,
    sub_wallet_id: subWalletIds.payroll,
    name: 'Large payroll',
    symbols: ['USDC'],
    amount: '10000',
    approvers: [approver.uid],
  },
];

/** Every sub-wallet's basic strategy: the owner of its wallet approves and signs. */
export function strategyRows(
  wallets: readonly WalletRow[],
  subWallets: readonly SubWalletRow[],
): StrategyRow[] {
  const advanced = larges.flatMap((one) =>
    subWallets.filter((row) => row.sub_wallet_id === one.sub_wallet_id).map((row) => large(one, row)),
  );
  const basic = subWallets.map(({ sub_wallet_id, wallet_id, created_at }, index): StrategyRow => {
    const wallet = wallets.find((row) => row.wallet_id === wallet_id);
    const owners = wallet?.members.filter((member) => member.role === 1).map((member) => member.uid) ?? [];
    return {
      strategy_id: 4001 + index,
      sub_wallet_id,
      name: 'Basic strategy',
      type: 0,
      priority: 0,
      action: 1,
      conditions: unconditional,
      scenes: ['transfer', 'basic', 'higher'],
      nodes: [{ node_type: 2, threshold: 1, uids: owners }],
      version: 1,
      updated_by: owners[0] ?? owner.uid,
      updated_at: created_at,
    };
  });
  return [...advanced, ...basic];
}

/** A key that was sent waits for Kofi to take it. */
export function seedKeys(world: World, history: History): void {
  history.ago(28 * hour, () => {
    offerKey(world, {
      wallet_id: walletIds.treasury,
      from: owner.uid,
      to: admin.uid,
      fingerprint: '7F:3C:91:A4:0E:5B:D2:68',
    });
  });
}
