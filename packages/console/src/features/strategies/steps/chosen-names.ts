import { members } from '@mpc/api';
import { client } from '#shared/api/api.ts';
import { namesByUid, type StepPerson } from './step-people.ts';
import type { StepValues } from './step-values.ts';

const uidsIn = (steps: readonly StepValues[]): number[] =>
  [...new Set(steps.flatMap(({ uids }) => uids))].toSorted((one, other) => one - other);

/** The people in some steps, as they were chosen by their names. */
export const chosenNames = (steps: readonly StepValues[], candidates: readonly StepPerson[]) => {
  const names = namesByUid(candidates);
  return uidsIn(steps).map((uid) => names.get(uid) ?? null);
};

/** The same people as the list of members names them: another list than the one they were chosen from. */
export async function memberNames(steps: readonly StepValues[], walletId: number) {
  const all = await client.call(members.list, { wallet_id: walletId });
  return uidsIn(steps).map((uid) => all.find((one) => one.uid === uid)?.nickname ?? null);
}
