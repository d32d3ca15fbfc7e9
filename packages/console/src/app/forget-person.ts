import { forgetSettledIntents } from '#features/payments';
import { forgetRecords } from '#shared/command-log/command-log.ts';
import { forgetShown } from '#shared/command-log/shown-log.ts';
import { deleteAllDrafts } from '#shared/drafts/drafts.ts';

/** Forgets what this browser kept of a person. What is not settled stays: its owner has to learn what became of it. */
export async function forgetPerson(uid: number | undefined): Promise<void> {
  await deleteAllDrafts();
  if (uid === undefined) return;
  await forgetSettledIntents(uid);
  await forgetRecords(uid);
  await forgetShown(uid);
}
