import type { Wallet } from '@mpc/api';

/** The most characters an alias has. */
export const aliasLimit = 20;

/** Whether another of the person's wallets is called so already, by its name or its alias. */
export function isAliasTaken(
  alias: string,
  wallet: Pick<Wallet, 'wallet_id'>,
  mine: readonly Pick<Wallet, 'wallet_id' | 'wallet_name' | 'alias'>[],
): boolean {
  const text = alias.trim().toLowerCase();
  const names = mine
    .filter((other) => other.wallet_id !== wallet.wallet_id)
    .flatMap((other) => [other.wallet_name, other.alias]);
  return text !== '' && names.some((name) => name.toLowerCase() === text);
}
