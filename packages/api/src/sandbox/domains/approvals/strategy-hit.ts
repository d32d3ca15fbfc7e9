import Big from 'big.js';
import type { StrategyRow } from '../../world/rows.ts';
import { known, type World } from '../../world/world.ts';

/** The strategy that decides a payment: the first advanced one whose conditions it meets, else the basic one. */
export function strategyHit(
  world: World,
  subWalletId: number,
  payment: { symbol: string; amount: string },
): StrategyRow {
  const strategies = world.strategies.where('sub_wallet_id', subWalletId);
  const advanced = strategies.find(
    ({ when }) => when?.symbols.includes(payment.symbol) && new Big(payment.amount).gte(when.at_least),
  );
  const basic = strategies.find(({ type }) => type === 0);
  return known(advanced ?? basic, `basic strategy of sub-wallet ${subWalletId}`);
}
