import { walletIds, type Sandbox } from '@mpc/api/sandbox';

/** The number of a rule of the sandbox by its name. */
export function ruleCalled({ world }: Pick<Sandbox, 'world'>, name: string): number {
  const found = world.collectRules.all().find(({ rule_name }) => rule_name === name);
  if (found === undefined) throw new Error(`The sandbox has no rule called ${name}`);
  return found.id;
}

/** The number of the first sweep of the sandbox in a status. */
export function runIn({ world }: Pick<Sandbox, 'world'>, status: number): number {
  const found = world.collectRuns.all().find(({ id }) => {
    const row = world.transactions.get(id);
    return row?.trans_kind === 'collect' && row.status === status;
  });
  if (found === undefined) throw new Error(`The sandbox has no sweep in status ${status}`);
  return found.id;
}

/** Where the rules and sweeps of the two wallets of the sandbox are. */
export const inTreasury = `w=${walletIds.treasury}`;
export const inOperations = `w=${walletIds.operations}`;

/** The active rule of each wallet. */
export const stablecoins = 'Stablecoins to omnibus';
export const operationsRule = 'Operations stablecoins';
