import { deleteDraft, keepDraft, readDraft, type DraftKey } from '#shared/drafts/drafts.ts';
import { requestIdOf } from '../intents/intent.ts';
import { intentsOf } from '../intents/journal.ts';
import { adoptOrphans } from '../intents/send-payment.ts';
import type { FeeChoices } from './batch-fees.rules.ts';
import type { BatchPlan } from './batch-plan.ts';
import { inFull, type FormerPlan } from './former-plan.ts';
import { outcomeOfIntent, type Outcome } from './outcome.ts';
import { fields, type Entry } from './sheet-row.ts';

/** What is kept of a sheet that is not confirmed yet. */
export interface SheetDraft {
  /** The coin of rows that name none. */
  usual: string | null;
  fees: FeeChoices;
  entries: readonly Entry[];
}

const draftKey = (uid: number, subWalletId: number, kind: string): DraftKey => ({ uid, subWalletId, kind });

const isRecord = (kept: unknown): kept is Record<string, unknown> =>
  typeof kept === 'object' && kept !== null;

const isEntry = (kept: unknown): kept is Entry =>
  isRecord(kept) && fields.every((field) => typeof kept[field] === 'string');

const areChoices = (kept: unknown): kept is FeeChoices =>
  isRecord(kept) && Object.values(kept).every((choice) => typeof choice === 'string');

/** An earlier console asked for no fees. */
type KeptSheet = Omit<SheetDraft, 'fees'> & Partial<SheetDraft>;

const isSheetDraft = (kept: unknown): kept is KeptSheet =>
  isRecord(kept) &&
  (kept['usual'] === null || typeof kept['usual'] === 'string') &&
  (kept['fees'] === undefined || areChoices(kept['fees'])) &&
  Array.isArray(kept['entries']) &&
  kept['entries'].every(isEntry);

const isPlan = (kept: unknown): kept is FormerPlan =>
  isRecord(kept) && typeof kept['id'] === 'string' && Array.isArray(kept['payments']);

/** The outcomes of so many payments are kept together: one is written without writing ten thousand. */
const chunk = 100;

interface Chunk {
  plan: string;
  outcomes: (Outcome | null)[];
}

const isChunk = (kept: unknown): kept is Chunk =>
  isRecord(kept) && typeof kept['plan'] === 'string' && Array.isArray(kept['outcomes']);

const chunkKind = (index: number) => `batch-outcomes-${index}`;

/** Keeps a sheet; an empty one is forgotten. */
export function keepSheet(uid: number, subWalletId: number, sheet: SheetDraft): Promise<void> {
  const at = draftKey(uid, subWalletId, 'batch');
  return sheet.entries.length === 0 && sheet.usual === null ? deleteDraft(at) : keepDraft(at, sheet);
}

/** Writes a confirmed batch down, and reads it back: false where this browser keeps nothing, so that nothing may be sent. */
export async function keepPlan(plan: BatchPlan): Promise<boolean> {
  const at = draftKey(plan.uid, plan.home.subWallet.id, 'batch-plan');
  await keepDraft(at, plan);
  const kept = await readDraft(at, isPlan);
  return kept?.id === plan.id && kept.payments.length === plan.payments.length;
}

/** Keeps the outcomes around one that has just become known. */
export function keepOutcome(
  { id, uid, home }: BatchPlan,
  outcomes: readonly (Outcome | null)[],
  at: number,
): Promise<void> {
  const index = Math.floor(at / chunk);
  const kept: Chunk = { plan: id, outcomes: outcomes.slice(index * chunk, (index + 1) * chunk) };
  return keepDraft(draftKey(uid, home.subWallet.id, chunkKind(index)), kept);
}

/** Forgets a batch that is over. */
export async function forgetPlan({ uid, home, payments }: BatchPlan): Promise<void> {
  const { id } = home.subWallet;
  await deleteDraft(draftKey(uid, id, 'batch-plan'));
  for (let index = 0; index * chunk < payments.length; index += 1)
    await deleteDraft(draftKey(uid, id, chunkKind(index)));
}

/** What this browser kept for the batches of a sub-wallet. */
export interface KeptBatch {
  sheet: SheetDraft;
  /** A batch that was confirmed, and what became of each of its payments as far as is known. */
  run: { plan: BatchPlan; outcomes: (Outcome | null)[] } | null;
}

async function readOutcomes(plan: BatchPlan): Promise<(Outcome | null)[]> {
  const { id, uid, home, payments } = plan;
  const outcomes: (Outcome | null)[] = [];
  for (let index = 0; index * chunk < payments.length; index += 1) {
    const kept = await readDraft(draftKey(uid, home.subWallet.id, chunkKind(index)), isChunk);
    const own = kept?.plan === id ? kept.outcomes : [];
    outcomes.push(...Array.from({ length: chunk }, (_, at) => own[at] ?? null));
  }
  const byRequest = new Map((await intentsOf(uid)).map((intent) => [requestIdOf(intent), intent]));
  return payments.map(({ requestId }, at) => {
    const intent = byRequest.get(requestId);
    // An intent is written before its payment leaves, an outcome after it was answered: the page may have died between.
    const known = outcomes[at] ?? null;
    return intent === undefined || known?.state === 'sent' ? known : outcomeOfIntent(intent);
  });
}

/** Reads what was kept, with what the journal of payments learnt since. */
export async function readBatch(uid: number, subWalletId: number): Promise<KeptBatch> {
  // A browser that keeps nothing has nothing to take over; sending will say so.
  await adoptOrphans(uid, subWalletId).catch(() => undefined);
  const sheet = await readDraft(draftKey(uid, subWalletId, 'batch'), isSheetDraft);
  const keptPlan = await readDraft(draftKey(uid, subWalletId, 'batch-plan'), isPlan);
  const plan = keptPlan === null ? null : inFull(keptPlan);
  return {
    sheet: { usual: null, fees: {}, entries: [], ...sheet },
    run: plan === null ? null : { plan, outcomes: await readOutcomes(plan) },
  };
}
