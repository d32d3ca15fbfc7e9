import { people } from '../../world/people.seed.ts';
import type { StrategyRow, SubWalletRow, WalletRow } from '../../world/rows.ts';
import { subWalletIds } from '../wallets/wallets.seed.ts';

/** USDT of 1,000 and more leaves Main only after an approval, and then a signature. */
const largeStablecoin: StrategyRow = {
  strategy_id: 4100,
  sub_wallet_id: subWalletIds.main,
  name: 'Large stablecoin',
  type: 1,
  when: { symbols: ['TUSDT', 'USDTERC20', 'USDTBEP20'], at_least: '1000' },
  nodes: [
    { node_type: 1, threshold: 1, uids: [people.owner.uid, people.admin.uid] },
    { node_type: 2, threshold: 1, uids: [people.owner.uid, people.admin.uid] },
  ],
};

/** Every sub-wallet's basic strategy: the owner of its wallet approves and signs. */
export function strategyRows(
  wallets: readonly WalletRow[],
  subWallets: readonly SubWalletRow[],
): StrategyRow[] {
  const basic = subWallets.map(({ sub_wallet_id, wallet_id }, index): StrategyRow => {
    const wallet = wallets.find((row) => row.wallet_id === wallet_id);
    const owners = wallet?.members.filter((member) => member.role === 1).map((member) => member.uid) ?? [];
    return {
      strategy_id: 4001 + index,
      sub_wallet_id,
      name: 'Basic strategy',
      type: 0,
      nodes: [{ node_type: 2, threshold: 1, uids: owners }],
    };
  });
  return [largeStablecoin, ...basic];
}
