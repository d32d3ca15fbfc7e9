import type { Saying } from './decision.rules.ts';
import type { DecisionNote } from './note-decision.ts';

/** The same, loaded when it is wanted. What cannot be noted is decided all the same: evidence then says that it is not recorded. */
export async function noteDecisionLate(
  note: Omit<DecisionNote, 'digest'>,
  digestOf: () => Promise<string | undefined>,
): Promise<NonNullable<Saying['shown']>> {
  try {
    const [{ noteDecision }, digest] = await Promise.all([import('./note-decision.ts'), digestOf()]);
    return await noteDecision({ ...note, digest });
  } catch {
    return {};
  }
}
