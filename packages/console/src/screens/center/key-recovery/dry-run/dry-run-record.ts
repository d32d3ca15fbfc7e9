import { del } from 'idb-keyval';
import { database } from '#shared/drafts/database.ts';
import { readSealed, writeSealed, type SealedKey } from '#shared/drafts/sealed.ts';
import { fits, fitsPart, isNumber } from '#shared/fields.ts';
import type { DryRun } from './dry-run.rules.ts';

const isDryRun = fits<DryRun>({
  subWalletId: isNumber,
  startedAt: isNumber,
  before: fits<DryRun['before']>({ applyId: isNumber, exportedAt: isNumber }),
  ticks: fitsPart<Required<DryRun['ticks']>>({
    tool: isNumber,
    offline: isNumber,
    file: isNumber,
    rebuild: isNumber,
    compare: isNumber,
    destroy: isNumber,
  }),
  differsAt: isNumber,
});

/** What this browser keeps at the place of a dry run; `changed` where it is not as it was written. */
export type KeptRun = DryRun | 'none' | 'changed';

/** A dry run is of one person and one wallet. It takes days, and so outlives a sign-out. */
const placeOf = (uid: number, walletId: number): SealedKey => ['dryRun', uid, walletId];

export async function readRun(uid: number, walletId: number): Promise<KeptRun> {
  const found = await readSealed(placeOf(uid, walletId));
  if (found.is === 'none') return 'none';
  return found.is === 'whole' && isDryRun(found.value) ? found.value : 'changed';
}

export const writeRun = (uid: number, walletId: number, run: DryRun): Promise<void> =>
  writeSealed(placeOf(uid, walletId), run);

export const forgetRun = (uid: number, walletId: number): Promise<void> =>
  del([...placeOf(uid, walletId)], database);
