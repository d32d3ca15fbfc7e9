import type { CollectRule } from '@mpc/api';

type Counted = Pick<CollectRule, 'auth_count' | 'auth_total' | 'symbol_list' | 'sub_wallet_total'>;

/** How many authorizations a rule has, of one for each coin on each address; by sub-wallets where no addresses are counted. */
export const authorizationsOf = ({
  auth_count,
  auth_total,
  symbol_list: coins,
  sub_wallet_total,
}: Counted) => ({
  given: auth_count ?? coins.reduce((sum, coin) => sum + coin.auth_sub_wallet_count, 0),
  of: auth_total ?? coins.length * sub_wallet_total,
});

/** What an active rule lacks before it can sweep anything; null where it lacks nothing, or is not active. */
export function lackOf(rule: Counted & Pick<CollectRule, 'status'>): 'coins' | 'authorization' | null {
  if (rule.status !== 3) return null;
  if (rule.symbol_list.length === 0) return 'coins';
  return authorizationsOf(rule).given === 0 ? 'authorization' : null;
}
