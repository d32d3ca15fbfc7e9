import { codes, Refusal, strategies, type DataOf, type StrategySide } from '@mpc/api';
import { client, read } from '#shared/api/api.ts';

/** An advanced strategy with its versions and what became of the orders it decided. */
export type Strategy = DataOf<typeof strategies.advanced>;

/** One advanced strategy. */
export const strategyOf = (id: number) => read(strategies.advanced, { strategy_id: id });

/** Whether a strategy is not there, or not any more. */
export const isGone = (error: unknown): boolean =>
  error instanceof Refusal && error.code === codes.badParameter;

/** What a strategy says, to be compared with what it would say. */
export const sideOf = ({ name, conditions, action, priority, node_list }: StrategySide): StrategySide => ({
  name,
  conditions,
  action,
  priority,
  node_list,
});

/** What a change of a strategy goes by: another version, or another pending change, is something else. */
export const lookedAt = ({ strategy_id, version, pending, ...rest }: Strategy) => [
  strategy_id,
  version,
  pending?.audit_id ?? 0,
  sideOf(rest),
];

/** Reads anew what a change of a strategy goes by. */
export const askAgain = async (id: number) =>
  lookedAt(await client.call(strategies.advanced, { strategy_id: id }));

/** The order with one of the strategies a place further up or down; null where it cannot go there. */
export function movedBy<One extends Pick<Strategy, 'strategy_id'>>(
  all: readonly One[],
  id: number,
  by: -1 | 1,
): One[] | null {
  const from = all.findIndex(({ strategy_id }) => strategy_id === id);
  const [moved, other] = [all[from], all[from + by]];
  if (from < 0 || moved === undefined || other === undefined) return null;
  return all.map((one) => (one === moved ? other : one === other ? moved : one));
}
