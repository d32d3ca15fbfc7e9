import { DepositStatus, isTerminal, type DepositInfo } from '@mpc/api';

/** One step of a deposit's life; the words are put to it where it is shown. */
export interface DepositStep {
  kind: 'seen' | 'confirmations' | 'credited' | 'abnormal' | 'returned';
  state: 'done' | 'current' | 'waiting' | 'failed';
  at?: number | undefined;
}

type Deposit = Pick<DepositInfo, 'status' | 'created_at' | 'updated_at' | 'timeline'>;

/** From the first sight on the chain to being credited, or what came instead; what was held and released tells both. */
export function depositStory({ status, created_at, updated_at, timeline = [] }: Deposit): DepositStep[] {
  const reached = (state: number) => timeline.find((step) => step.status === state)?.time;
  const heldAt =
    reached(DepositStatus.abnormal) ?? (status === DepositStatus.abnormal ? updated_at : undefined);
  const isBack = status === DepositStatus.returned;
  const isHeld = status === DepositStatus.abnormal;
  const isOver = isHeld || isTerminal({ trans_kind: 'deposit', status });
  const creditedAt =
    reached(DepositStatus.credited) ?? (status === DepositStatus.credited ? updated_at : undefined);
  const held: DepositStep = { kind: 'abnormal', state: 'failed', at: heldAt };
  const credited: DepositStep =
    creditedAt === undefined
      ? { kind: 'credited', state: 'waiting' }
      : { kind: 'credited', state: 'done', at: creditedAt };
  const between = [
    ...(heldAt === undefined && !(isBack && creditedAt === undefined) ? [] : [held]),
    ...(isHeld || (isBack && creditedAt === undefined) ? [] : [credited]),
  ].sort((one, other) => (one.at ?? Infinity) - (other.at ?? Infinity));
  return [
    { kind: 'seen', state: 'done', at: created_at },
    {
      kind: 'confirmations',
      state: isOver ? 'done' : 'current',
      at: isOver ? reached(DepositStatus.confirmed) : undefined,
    },
    ...between,
    ...(isBack
      ? [{ kind: 'returned', state: 'done', at: reached(DepositStatus.returned) ?? updated_at } as const]
      : []),
  ];
}
