import { second } from '#shared/durations.ts';
import type { Saying } from './decision.rules.ts';
import type { DecisionNote } from './note-decision.ts';

type Shown = NonNullable<Saying['shown']>;

const load = () => import('./note-decision.ts');

/** Loads what notes a decision, so that nothing is waited for between the last look and the command. */
export const prepareNote = (): void => void load().catch(() => undefined);

/** A decision waits no longer for its note: what was looked at is to be decided while it is still so. */
const patience = 2 * second;

const soon = (): Promise<Shown> =>
  new Promise((resolve) => {
    setTimeout(() => resolve({}), patience);
  });

async function noted(note: Omit<DecisionNote, 'digest'>, digestOf: () => Promise<string | undefined>) {
  const [{ noteDecision }, digest] = await Promise.all([load(), digestOf()]);
  return noteDecision({ ...note, digest });
}

/** What cannot be noted in time is decided all the same: evidence then says that it is not recorded. */
export async function noteDecisionLate(
  note: Omit<DecisionNote, 'digest'>,
  digestOf: () => Promise<string | undefined>,
): Promise<Shown> {
  try {
    return await Promise.race([noted(note, digestOf), soon()]);
  } catch {
    return {};
  }
}
