import type { AutoCollectConfig } from '@mpc/api';

/** What sweeping needs besides its own settings, in the order in which it is put right. */
export const prerequisites = ['not_expired', 'api_enabled', 'co_signer_enabled', 'co_signer_online'] as const;

export type Prerequisite = (typeof prerequisites)[number];

/** The parts of the set-up and what each counts. */
export const setupParts = [
  { key: 'pair', percent: 40 },
  { key: 'scope', percent: 30 },
  { key: 'symbols', percent: 30 },
] as const;

export type SetupPart = (typeof setupParts)[number]['key'];

/** The first prerequisite that is not there; null where all are. */
export const notReady = (found: AutoCollectConfig['prerequisites']): Prerequisite | null =>
  prerequisites.find((name) => found[name] !== 1) ?? null;

type Progress = Pick<AutoCollectConfig, 'steps' | 'status' | 'item_id'>;

/** Where a part stands: done, waiting for approval, the next to be done, or later. */
export function partState(
  { steps, item_id }: Progress,
  part: SetupPart,
): 'done' | 'pending' | 'current' | 'waiting' {
  if (steps[part] === 1) return 'done';
  if (part === 'pair' && item_id !== 0) return 'pending';
  const next = setupParts.find(({ key }) => steps[key] !== 1 && !(key === 'pair' && item_id !== 0));
  return next?.key === part ? 'current' : 'waiting';
}
