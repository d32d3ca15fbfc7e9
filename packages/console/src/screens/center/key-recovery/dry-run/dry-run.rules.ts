import type { KeyExport } from '@mpc/api';

/** The steps of a dry run, in order. The server says which of the second kind are done, a person says it of the others. */
export const drySteps = [
  'tool',
  'offline',
  'apply',
  'approve',
  'export',
  'file',
  'rebuild',
  'compare',
  'destroy',
] as const;

export type DryStep = (typeof drySteps)[number];

const byServer = ['apply', 'approve', 'export'] as const satisfies DryStep[];

type ServerStep = (typeof byServer)[number];

/** A step that a person ticks. */
export type OwnStep = Exclude<DryStep, ServerStep>;

export const isOwnStep = (step: DryStep): step is OwnStep => !(byServer as readonly DryStep[]).includes(step);

/** What this browser keeps of a dry run. Nothing of it is a secret: numbers and moments. */
export interface DryRun {
  subWalletId: number;
  startedAt: number;
  /** What there was before: only what comes later is part of this run. */
  before: { applyId: number; exportedAt: number };
  ticks: Partial<Record<OwnStep, number>>;
  /** When the restored address turned out to be another one; 0 where it did not. */
  differsAt: number;
}

/** `later`: something before it has to be done first. `unknown`: the server did not say. */
export type StepState = 'done' | 'open' | 'waiting' | 'failed' | 'later' | 'unknown';

const latest = (numbers: readonly (number | null | undefined)[]): number =>
  Math.max(0, ...numbers.map((one) => one ?? 0));

/** What there is of a sub-wallet's keys when a dry run begins. */
export const beforeOf = (keys: readonly KeyExport[]): DryRun['before'] => ({
  applyId: latest(keys.map(({ application }) => application?.apply_id)),
  exportedAt: latest(keys.map(({ last_export_at }) => last_export_at)),
});

function serverStates(run: DryRun, keys: readonly KeyExport[]): Record<ServerStep, StepState> {
  const exported = latest(keys.map(({ last_export_at }) => last_export_at)) > run.before.exportedAt;
  if (exported) return { apply: 'done', approve: 'done', export: 'done' };
  const asked = keys.find(({ application }) => (application?.apply_id ?? 0) > run.before.applyId);
  switch (asked?.application?.status) {
    case undefined:
      return { apply: 'open', approve: 'later', export: 'later' };
    case 0:
      return { apply: 'done', approve: 'waiting', export: 'later' };
    case 1:
      return { apply: 'done', approve: 'done', export: asked?.export_status === 2 ? 'open' : 'failed' };
    default:
      return { apply: 'done', approve: 'failed', export: 'later' };
  }
}

const unknown: Record<ServerStep, StepState> = { apply: 'unknown', approve: 'unknown', export: 'unknown' };

/** How every step of a dry run stands. What needs the file is ticked only once there was one. */
export function stepStates(run: DryRun, keys: readonly KeyExport[] | undefined): Record<DryStep, StepState> {
  const said = keys === undefined ? unknown : serverStates(run, keys);
  const own = (step: OwnStep, mayTick: boolean): StepState =>
    run.ticks[step] !== undefined ? 'done' : mayTick ? 'open' : 'later';
  const isExported = said.export === 'done';
  return {
    tool: own('tool', true),
    offline: own('offline', true),
    ...said,
    file: own('file', isExported),
    rebuild: own('rebuild', isExported),
    compare: run.differsAt > 0 ? 'failed' : own('compare', isExported),
    destroy: own('destroy', isExported),
  };
}

/** How many steps are done. */
export const doneOf = (states: Record<DryStep, StepState>): number =>
  drySteps.filter((step) => states[step] === 'done').length;
