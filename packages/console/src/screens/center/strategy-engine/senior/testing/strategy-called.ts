import type { Sandbox } from '@mpc/api/sandbox';

/** The number of the advanced strategy of a name. */
export function strategyCalled({ world }: Sandbox, name: string): number {
  const found = world.strategies.all().find((one) => one.name === name);
  if (found === undefined) throw new Error(`There is no strategy ${name}`);
  return found.strategy_id;
}
