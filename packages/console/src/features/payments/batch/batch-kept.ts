import {
  changeDraft,
  deleteDraft,
  keepDraft,
  readDraft,
  subWalletsWith,
  type DraftKey,
} from '#shared/drafts/drafts.ts';
import { fits, isFields, isNumber, isText, listOf, orNull, type Guard } from '#shared/fields.ts';
import { currentTime } from '#shared/time/server-time.ts';
import type { PaymentSource } from '../flow/use-home.ts';
import { requestIdOf, type Intent } from '../intents/intent.ts';
import { intentsOf } from '../intents/journal.ts';
import { adoptOrphans } from '../intents/send-payment.ts';
import type { FeeChoices } from './batch-fees.rules.ts';
import type { BatchPlan, Planned } from './batch-plan.ts';
import { outcomeOfIntent, type Outcome } from './outcome.ts';
import { fields, type Entry } from './sheet-row.ts';

/** A sheet that is not confirmed yet. */
export interface SheetDraft {
  /** The coin of rows that name none. */
  usual: string | null;
  fees: FeeChoices;
  entries: readonly Entry[];
}

const draftKey = (uid: number, subWalletId: number, kind: string): DraftKey => ({ uid, subWalletId, kind });

const isEntry: Guard = (kept) => isFields(kept) && fields.every((field) => isText(kept[field]));

const areChoices: Guard = (kept) => isFields(kept) && Object.values(kept).every(isText);

/** What is kept of it: with the moment it was last changed. */
export interface KeptSheet extends SheetDraft {
  savedAt: number;
}

const isKeptSheet = fits<KeptSheet>({
  savedAt: isNumber,
  usual: orNull(isText),
  fees: areChoices,
  entries: listOf(isEntry),
});

const isNamed = fits<PaymentSource['wallet']>({ id: isNumber, name: isText });

const isPlanned = fits<Planned>({
  requestId: isText,
  row: isNumber,
  symbol: isText,
  base: isText,
  coinName: isText,
  unit: isText,
  to: isText,
  memo: isText,
  amount: isText,
  remark: isText,
  fee: isText,
  rate: isText,
  feeUnit: isText,
  confirmRisk: (value) => typeof value === 'boolean',
});

const isPlan = fits<BatchPlan>({
  id: isText,
  uid: isNumber,
  home: fits<PaymentSource>({ wallet: isNamed, subWallet: isNamed }),
  createdAt: isNumber,
  payments: listOf(isPlanned),
  fees: areChoices,
  agreed: listOf(isText),
});

/** The outcomes of so many payments are kept together: one is written without writing ten thousand. */
const chunk = 100;

interface Chunk {
  plan: string;
  outcomes: (Outcome | null)[];
}

const isOutcome: Guard = (kept) => isFields(kept) && isText(kept['state']);

const isChunk = fits<Chunk>({ plan: isText, outcomes: listOf(orNull(isOutcome)) });

const planKind = (plan: string) => `batch-plan-${plan}`;
const chunkKind = (plan: string, index: number) => `batch-outcomes-${plan}-${index}`;

/** The batches that are kept of a sub-wallet, by their ids, the newest first. */
const isList = fits<{ plans: string[] }>({ plans: listOf(isText) });

const listKind = 'batches';
const listKey = (uid: number, subWalletId: number) => draftKey(uid, subWalletId, listKind);

const readList = async (uid: number, subWalletId: number): Promise<string[]> =>
  (await readDraft(listKey(uid, subWalletId), isList))?.plans ?? [];

/** Keeps a sheet; an empty one is forgotten, and one that is as it was stays as old as it was. */
export function keepSheet(
  uid: number,
  subWalletId: number,
  { usual, fees, entries }: SheetDraft,
): Promise<void> {
  const at = draftKey(uid, subWalletId, 'batch');
  if (entries.length === 0 && usual === null) return deleteDraft(at);
  const next: KeptSheet = { savedAt: currentTime(), usual, fees, entries };
  return changeDraft(at, isKeptSheet, (found) =>
    found !== null && JSON.stringify({ ...found, savedAt: next.savedAt }) === JSON.stringify(next)
      ? found
      : next,
  );
}

/** The sheet that is kept of a sub-wallet; an empty one where there is none. */
export const readSheet = async (uid: number, subWalletId: number): Promise<KeptSheet> =>
  (await readDraft(draftKey(uid, subWalletId, 'batch'), isKeptSheet)) ?? {
    savedAt: 0,
    usual: null,
    fees: {},
    entries: [],
  };

/** Writes a confirmed batch down, and reads it back: false where this browser keeps nothing, so that nothing may be sent. */
export async function keepPlan(plan: BatchPlan): Promise<boolean> {
  const { uid, home } = plan;
  const { id } = home.subWallet;
  const others = await readList(uid, id);
  await keepDraft(draftKey(uid, id, planKind(plan.id)), plan);
  await keepDraft(listKey(uid, id), { plans: [plan.id, ...others] });
  const kept = await readDraft(draftKey(uid, id, planKind(plan.id)), isPlan);
  const isListed = (await readList(uid, id)).includes(plan.id);
  return isListed && kept?.id === plan.id && kept.payments.length === plan.payments.length;
}

/** Keeps the outcomes around one that has just become known. */
export function keepOutcome(
  { id, uid, home }: BatchPlan,
  outcomes: readonly (Outcome | null)[],
  at: number,
): Promise<void> {
  const index = Math.floor(at / chunk);
  const kept: Chunk = { plan: id, outcomes: outcomes.slice(index * chunk, (index + 1) * chunk) };
  return keepDraft(draftKey(uid, home.subWallet.id, chunkKind(id, index)), kept);
}

/** Keeps the outcomes of many at once, and reads them back: false where this browser did not keep them. */
export async function keepOutcomes(
  plan: BatchPlan,
  outcomes: readonly (Outcome | null)[],
  places: readonly number[],
): Promise<boolean> {
  const { id, uid, home } = plan;
  const first = new Map(places.map((at) => [Math.floor(at / chunk), at]));
  for (const at of first.values()) await keepOutcome(plan, outcomes, at);
  for (const index of first.keys()) {
    const kept = await readDraft(draftKey(uid, home.subWallet.id, chunkKind(id, index)), isChunk);
    const own = outcomes.slice(index * chunk, (index + 1) * chunk);
    if (JSON.stringify(kept?.outcomes) !== JSON.stringify(own)) return false;
  }
  return true;
}

/** Forgets a batch that somebody dismissed. */
export async function forgetPlan({ id, uid, home, payments }: BatchPlan): Promise<void> {
  const subWalletId = home.subWallet.id;
  const others = (await readList(uid, subWalletId)).filter((one) => one !== id);
  await keepDraft(listKey(uid, subWalletId), { plans: others });
  await deleteDraft(draftKey(uid, subWalletId, planKind(id)));
  for (let index = 0; index * chunk < payments.length; index += 1)
    await deleteDraft(draftKey(uid, subWalletId, chunkKind(id, index)));
}

/** A batch that was confirmed, and what became of each of its payments as far as is known. */
export interface KeptRun {
  plan: BatchPlan;
  outcomes: readonly (Outcome | null)[];
}

/** What this browser keeps for the batches of a sub-wallet. */
export interface KeptBatch {
  sheet: KeptSheet;
  /** The newest first; each stays until it is dismissed, or its person signs out. */
  runs: KeptRun[];
}

async function readOutcomes(plan: BatchPlan, intents: readonly Intent[]): Promise<(Outcome | null)[]> {
  const { id, uid, home, payments } = plan;
  const outcomes: (Outcome | null)[] = [];
  for (let index = 0; index * chunk < payments.length; index += 1) {
    const kept = await readDraft(draftKey(uid, home.subWallet.id, chunkKind(id, index)), isChunk);
    const own = kept?.plan === id ? kept.outcomes : [];
    outcomes.push(...Array.from({ length: chunk }, (_, at) => own[at] ?? null));
  }
  const byRequest = new Map(intents.map((intent) => [requestIdOf(intent), intent]));
  return payments.map(({ requestId }, at) => {
    const intent = byRequest.get(requestId);
    // An intent is written before its payment leaves, an outcome after it was answered: the page may have died between.
    const known = outcomes[at] ?? null;
    const isSettled = known?.state === 'sent' || known?.state === 'moved';
    return intent === undefined || isSettled ? known : outcomeOfIntent(intent);
  });
}

async function readRuns(uid: number, subWalletId: number): Promise<KeptRun[]> {
  const intents = await intentsOf(uid).catch(() => []);
  const runs: KeptRun[] = [];
  for (const id of await readList(uid, subWalletId)) {
    const plan = await readDraft(draftKey(uid, subWalletId, planKind(id)), isPlan);
    if (plan !== null) runs.push({ plan, outcomes: await readOutcomes(plan, intents) });
  }
  return runs;
}

/** Reads what was kept, with what the journal of payments learned since. */
export async function readBatch(uid: number, subWalletId: number): Promise<KeptBatch> {
  // A browser that keeps nothing has nothing to take over; sending will say so.
  await adoptOrphans(uid, subWalletId).catch(() => undefined);
  return { sheet: await readSheet(uid, subWalletId), runs: await readRuns(uid, subWalletId) };
}

/** The batches of all sub-wallets of a person that are kept in this browser. */
export async function keptRuns(uid: number): Promise<KeptRun[]> {
  const runs: KeptRun[] = [];
  for (const subWalletId of await subWalletsWith(uid, listKind))
    runs.push(...(await readRuns(uid, subWalletId)));
  return runs;
}
