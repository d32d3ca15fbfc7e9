import { codes, outcomeOf, Refusal } from '@mpc/api';
import { factsOf, isOpen, isOrderId, requestIdOf, speedsUp, type Intent, type Payment } from './intent.ts';
import { isSamePayment } from './intents.rules.ts';
import { amend, intentsOf, journalOf, record, strike } from './journal.ts';
import { lookUp } from './look-up.ts';

/** What became of an attempt to send. Only `sent` and `unknown` may have moved money. */
export type SendResult =
  | { kind: 'sent'; intent: Intent; needSign: boolean }
  | { kind: 'unknown'; intent: Intent }
  | { kind: 'refused'; refusal: Refusal }
  /** It never left: it does not fit the contract. */
  | { kind: 'notSent'; reason: string }
  /** Another tab, or an earlier press, is sending from this sub-wallet. */
  | { kind: 'busy' }
  /** The same payment is not settled yet. */
  | { kind: 'blocked'; earlier: Intent }
  /** Something changed this browser's record of a payment from this sub-wallet, and it is not known what became of it. */
  | { kind: 'quarantined' }
  /** The same payment was sent in the last day, and nobody has agreed to a second one. */
  | { kind: 'repeated'; earlier: Intent }
  /** This browser cannot write the intent down or keep other tabs out. */
  | { kind: 'cannotRecord' };

/** What the server says of a payment it took. */
export interface Taken {
  /** Its number of the order. */
  id: number;
  /** Whether whoever sent it may sign it at once. */
  needSign: boolean;
}

export interface SendOptions {
  /** Sends the payment: its command, once. */
  post: (payment: Payment) => Promise<Taken>;
  /** The earlier payments that a person was shown and paid again all the same, by their request ids. */
  agreed?: readonly string[];
}

const lockName = (subWalletId: number) => `withdraw:${subWalletId}`;
const duplicateCodes = new Set<string>([codes.alreadySubmitted, codes.duplicateRequest]);

// A press in this tab is refused at once, before the first promise: the lock is only known a moment later.
const sending = new Set<number>();

/** Sends one intent, at most once whatever is pressed and wherever: the only way a payment leaves this console. */
export async function sendPayment(intent: Intent, options: SendOptions): Promise<SendResult> {
  const { id } = intent.subWallet;
  if (sending.has(id)) return { kind: 'busy' };
  sending.add(id);
  try {
    if (!('locks' in navigator)) return { kind: 'cannotRecord' };
    return await navigator.locks.request(lockName(id), { ifAvailable: true }, (lock) =>
      lock === null ? ({ kind: 'busy' } as const) : sendLocked(intent, options),
    );
  } finally {
    sending.delete(id);
  }
}

async function sendLocked(intent: Intent, { post, agreed = [] }: SendOptions): Promise<SendResult> {
  const written: Intent = { ...intent, state: 'sending' };
  const facts = factsOf(intent.payment);
  try {
    const { intents, quarantined } = await journalOf(intent.uid);
    const isHeldUp = quarantined.some(
      ({ subWalletId, requestId }) =>
        subWalletId === intent.subWallet.id || requestId === requestIdOf(intent),
    );
    if (isHeldUp) return { kind: 'quarantined' };
    const same = intents.filter(
      (other) =>
        requestIdOf(other) !== requestIdOf(intent) &&
        // A replacement is a repetition of another replacement, never of its order.
        speedsUp(other) === speedsUp(intent) &&
        isSamePayment(factsOf(other.payment), facts) &&
        !agreed.includes(requestIdOf(other)),
    );
    const open = same.find(isOpen);
    if (open !== undefined) return { kind: 'blocked', earlier: open };
    const [earlier] = same;
    if (earlier !== undefined) return { kind: 'repeated', earlier };
    await record(written);
  } catch {
    return { kind: 'cannotRecord' };
  }

  let learnt: Partial<Intent>;
  let needSign: boolean;
  try {
    const taken = await post(intent.payment);
    // An answer without the order's number says that it was taken, but not as what: it is looked for.
    if (!isOrderId(taken.id)) throw new TypeError('The answer names no order');
    learnt = { state: 'sent', orderId: taken.id };
    needSign = taken.needSign;
  } catch (error) {
    return failed(written, error);
  }
  return { kind: 'sent', intent: await learn(written, learnt), needSign };
}

/**
 * Writes down what became of an intent. Where the browser cannot write any more the answer counts all the same: the
 * intent stays at `sending` in the journal, so it is looked for later, and nothing is offered to be sent again.
 */
const learn = (intent: Intent, learnt: Partial<Intent>): Promise<Intent> =>
  amend(intent, () => learnt).catch(() => ({ ...intent, ...learnt }));

async function failed(intent: Intent, error: unknown): Promise<SendResult> {
  if (error instanceof Refusal && !duplicateCodes.has(error.code)) {
    await strike(intent).catch(() => undefined);
    return { kind: 'refused', refusal: error };
  }
  if (outcomeOf(error) === 'notSent') {
    await strike(intent).catch(() => undefined);
    return { kind: 'notSent', reason: error instanceof Error ? error.message : String(error) };
  }
  const duplicate = error instanceof Refusal;
  const unknown = await learn(intent, {
    state: 'unknown',
    orderId: duplicate ? idIn(error.data) : null,
  });
  // A duplicate is known to the server already; what order it became is read, never assumed.
  const after = duplicate ? await lookUp(unknown).catch(() => unknown) : unknown;
  return after.state === 'sent'
    ? { kind: 'sent', intent: after, needSign: false }
    : { kind: 'unknown', intent: after };
}

function idIn(data: unknown): number | null {
  if (typeof data !== 'object' || data === null) return null;
  const id = 'withdraw_id' in data ? data.withdraw_id : 'trans_id' in data ? data.trans_id : null;
  return isOrderId(id) ? id : null;
}

/**
 * Intents left at `sending` by a tab that is gone become unknown. While a tab still sends, it holds the lock and its
 * intent is left alone.
 */
export async function adoptOrphans(uid: number, subWalletId: number): Promise<void> {
  if (!('locks' in navigator)) return;
  await navigator.locks.request(lockName(subWalletId), { ifAvailable: true }, async (lock) => {
    if (lock === null) return;
    const orphans = (await intentsOf(uid)).filter(
      ({ state, subWallet }) => state === 'sending' && subWallet.id === subWalletId,
    );
    for (const orphan of orphans) await amend(orphan, () => ({ state: 'unknown' }));
  });
}
