import { outcomeOf, Refusal } from '@mpc/api';
import type { CommandJournal, SentCommand } from './command-journal.ts';

/** What became of an attempt to send a command. Only `done` and `unknown` may have changed anything. */
export type SendOutcome<Made> =
  | { kind: 'done'; made: Made }
  | { kind: 'unknown' }
  | { kind: 'refused'; refusal: Refusal }
  | { kind: 'notSent' }
  /** Another tab, or an earlier press, is sending one about the same, or has sent one that is not settled. */
  | { kind: 'busy' }
  /** This browser cannot write it down or keep other tabs out. */
  | { kind: 'cannotRecord' };

/**
 * Sends a command once, whatever is pressed and wherever: written down first, and never again while its end is unknown.
 * `post` rejects where an answer does not say what was made: then it is looked for.
 */
export async function sendOnce<Sent extends SentCommand, Made>(
  journal: CommandJournal<Sent>,
  sent: Sent,
  post: () => Promise<Made>,
): Promise<SendOutcome<Made>> {
  if (!('locks' in navigator)) return { kind: 'cannotRecord' };
  // Whoever is signed in elsewhere: what it is about is the same.
  const name = [journal.kind, ...journal.placeOf(sent)].join(':');
  return navigator.locks.request(name, { ifAvailable: true }, (lock) =>
    lock === null ? ({ kind: 'busy' } as const) : sendLocked(journal, sent, post),
  );
}

async function sendLocked<Sent extends SentCommand, Made>(
  journal: CommandJournal<Sent>,
  sent: Sent,
  post: () => Promise<Made>,
): Promise<SendOutcome<Made>> {
  const place = journal.placeOf(sent);
  try {
    if ((await journal.pending(sent.uid, place)) !== null) return { kind: 'busy' };
    await journal.record(sent);
  } catch {
    return { kind: 'cannotRecord' };
  }
  const settle = () => journal.strike(sent.uid, place).catch(() => undefined);
  try {
    const made = await post();
    await settle();
    return { kind: 'done', made };
  } catch (error) {
    if (!(error instanceof Refusal) && outcomeOf(error) !== 'notSent') {
      journal.announce();
      return { kind: 'unknown' };
    }
    await settle();
    return error instanceof Refusal ? { kind: 'refused', refusal: error } : { kind: 'notSent' };
  }
}
