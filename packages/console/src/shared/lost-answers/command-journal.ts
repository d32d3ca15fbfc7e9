import { del } from 'idb-keyval';
import { database, keptOf } from '#shared/drafts/database.ts';
import { openSealed, readSealed, writeSealed, type Opened, type SealedKey } from '#shared/drafts/sealed.ts';
import { tabBell } from '#shared/session/tab-bell.ts';

/**
 * A command that was sent from this browser and of which it is not known what became. Its call takes no number of ours, so
 * it is known again by what it is about, and by what was there before it.
 */
export interface SentCommand {
  uid: number;
  /** Numbers of what was there before it was sent. */
  before: readonly number[];
  sentAt: number;
}

/** A command of unknown outcome, as far as its record is believed. */
export interface PendingCommand<Sent> {
  /** The numbers of what it is about. */
  place: readonly number[];
  sent: Sent | 'changed';
}

interface JournalOptions<Sent> {
  /** What its keys in the database begin with. */
  kind: 'refund' | 'collection' | 'coldWallet.createTask';
  /** The numbers of what a command is about: of each there is one of unknown outcome at most. */
  placeOf: (sent: Sent) => readonly number[];
  /** Whether something kept is a command of this version. */
  isSent: (value: unknown) => value is Sent;
}

/** Where commands of one kind are written down before they are sent, until it is known what became of them. */
export function commandJournal<Sent extends SentCommand>({ kind, placeOf, isSent }: JournalOptions<Sent>) {
  const { ring, listen } = tabBell(`mpc.${kind}`);
  const keyOf = (uid: number, place: readonly number[]): SealedKey => [kind, uid, ...place];
  const believed = (found: Opened): Sent | 'changed' =>
    found.is === 'whole' && isSent(found.value) ? found.value : 'changed';
  return {
    kind,
    placeOf,
    /** Writes a command down before it is sent. Rejects where this browser cannot: then nothing may be sent. */
    record: (sent: Sent): Promise<void> => writeSealed(keyOf(sent.uid, placeOf(sent)), sent),
    /** Says that the outcome of one is unknown. Not when it is written down: its answer is still to come. */
    announce: ring,
    /** Hears of every command whose outcome turned out unknown or became known, in this tab and the others. */
    listen,
    /** The command about something that is not settled; `changed` where its record is not as it was written; null where there is none. */
    pending: async (uid: number, place: readonly number[]): Promise<Sent | 'changed' | null> => {
      const found = await readSealed(keyOf(uid, place));
      return found.is === 'none' ? null : believed(found);
    },
    /** The commands of a person whose outcome is unknown. */
    all: async (uid: number): Promise<PendingCommand<Sent>[]> =>
      Promise.all(
        (await keptOf(kind, uid)).map(async ({ key, kept }) => ({
          place: Array.isArray(key) ? key.slice(2).map(Number) : [],
          sent: believed(await openSealed(key, kept)),
        })),
      ),
    /** Forgets a command: it is known what became of it. */
    strike: async (uid: number, place: readonly number[]): Promise<void> => {
      await del([...keyOf(uid, place)], database);
      ring();
    },
  };
}

export type CommandJournal<Sent extends SentCommand> = ReturnType<typeof commandJournal<Sent>>;
