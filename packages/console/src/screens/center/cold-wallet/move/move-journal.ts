import { codes, coldWallet, Refusal, type ColdTask } from '@mpc/api';
import type { Run } from '#features/decisions';
import { client } from '#shared/api/api.ts';
import { fits, isFields, isNumber, isText, listOf, orAbsent } from '#shared/fields.ts';
import { commandJournal, type SentCommand } from '#shared/lost-answers/command-journal.ts';
import { sendOnce, type SendOutcome } from '#shared/lost-answers/send-once.ts';
import { compare } from '#shared/money/decimal.ts';
import { taskDirections, type Move } from './move.values.ts';

/**
 * A move that was sent from this browser and of which it is not known what became. A task takes no number of ours: it is
 * known again by what it moves, by whom, and by the tasks that were there before.
 */
export interface SentMove extends SentCommand {
  move: Move;
  /** How people read the coin. */
  coin: string;
}

const isSentMove = fits<SentMove>({
  uid: isNumber,
  move: fits<Move>({
    wallet_id: isNumber,
    direction: (value) => taskDirections.some((one) => one === value),
    symbol: isText,
    amount: isText,
    remark: orAbsent(isText),
  }),
  coin: isText,
  before: listOf(isNumber),
  sentAt: isNumber,
});

/** Moves of unknown outcome: one of a wallet at most, because what is available depends on it. */
export const moveJournal = commandJournal<SentMove>({
  kind: 'coldWallet.createTask',
  placeOf: ({ move }) => [move.wallet_id],
  isSent: isSentMove,
});

type About = Pick<SentMove, 'uid' | 'move'>;

const running = [0, 1, 2, 5] as const;

/** The tasks of a person that move the same: those that run whenever they began, and the newest in any state. */
async function sameMoves({ uid, move }: About, signal?: AbortSignal): Promise<ColdTask[]> {
  const { wallet_id, direction, symbol, amount } = move;
  const asked = { wallet_id, direction, symbol, source: 2, order_by: 'created_at', order: 'desc' } as const;
  const pages = await Promise.all(
    [{}, { status: [...running] }].map((which) =>
      client.call(
        coldWallet.tasks,
        { ...asked, ...which, page_no: 1, page_size: 100 },
        signal === undefined ? {} : { signal },
      ),
    ),
  );
  return pages
    .flatMap(({ list }) => list)
    .filter((task) => task.creator?.uid === uid && compare(task.amount, amount) === 0);
}

/** The same moves that are there before one is sent. */
export const movesBefore = async (about: About): Promise<number[]> => [
  ...new Set((await sameMoves(about)).map(({ task_id }) => task_id)),
];

/** Asks the server for the task that a move became, whatever became of it since. Null where it has none; rejects where it did not answer. */
export async function findMove(sent: SentMove, signal: AbortSignal): Promise<number | null> {
  const made = (await sameMoves(sent, signal)).find(({ task_id }) => !sent.before.includes(task_id));
  return made?.task_id ?? null;
}

/** The task that the server names where the same move is pending already; null where it names none. */
export function pendingTwin(error: unknown): number | null {
  if (!(error instanceof Refusal) || error.code !== codes.changePending) return null;
  const { data } = error;
  return isFields(data) && isNumber(data['task_id']) ? data['task_id'] : null;
}

/** Sends a move once; what is made of it is the number of its task. */
export const sendMove = (sent: SentMove, run: Run): Promise<SendOutcome<number>> =>
  sendOnce(moveJournal, sent, async () => {
    try {
      const { task_id } = await run(coldWallet.createTask, sent.move);
      // An answer without the number of a task says that it was taken, but not as what: it is looked for.
      if (!Number.isSafeInteger(task_id) || task_id <= 0) throw new TypeError('The answer names no task');
      return task_id;
    } catch (error) {
      // A browser may repeat a request whose connection broke: then the task that is in the way is this one.
      const twin = pendingTwin(error);
      if (twin !== null && !sent.before.includes(twin)) return twin;
      throw error;
    }
  });
