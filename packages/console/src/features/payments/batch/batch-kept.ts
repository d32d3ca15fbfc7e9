import { deleteDraft, keepDraft, readDraft, type DraftKey } from '#shared/drafts/drafts.ts';
import { fits, isFields, isNumber, isText, listOf, orNull, type Guard } from '#shared/fields.ts';
import type { Home } from '../flow/use-home.ts';
import { requestIdOf } from '../intents/intent.ts';
import { intentsOf } from '../intents/journal.ts';
import { adoptOrphans } from '../intents/send-payment.ts';
import type { FeeChoices } from './batch-fees.rules.ts';
import type { BatchPlan, Planned } from './batch-plan.ts';
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

const isEntry: Guard = (kept) => isFields(kept) && fields.every((field) => isText(kept[field]));

const areChoices: Guard = (kept) => isFields(kept) && Object.values(kept).every(isText);

const isSheetDraft = fits<SheetDraft>({ usual: orNull(isText), fees: areChoices, entries: listOf(isEntry) });

const isNamed = fits<Home['wallet']>({ id: isNumber, name: isText });

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
  home: fits<Home>({ wallet: isNamed, subWallet: isNamed }),
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
  const plan = await readDraft(draftKey(uid, subWalletId, 'batch-plan'), isPlan);
  return {
    sheet: sheet ?? { usual: null, fees: {}, entries: [] },
    run: plan === null ? null : { plan, outcomes: await readOutcomes(plan) },
  };
}
