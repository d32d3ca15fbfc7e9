import { DepositStatus, type DepositInfo } from '@mpc/api';

/** One step of a deposit's life; the words are put to it where it is shown. */
export interface DepositStep {
  kind: 'seen' | 'confirmations' | 'credited' | 'abnormal' | 'returned';
  state: 'done' | 'current' | 'waiting' | 'failed';
  at?: number | undefined;
}

/** From the first sight on the chain to being credited, or what came instead. */
export function depositStory({ status, created_at, updated_at }: DepositInfo): DepositStep[] {
  const isOver = status >= DepositStatus.credited;
  const seen: DepositStep = { kind: 'seen', state: 'done', at: created_at };
  const confirmations: DepositStep = { kind: 'confirmations', state: isOver ? 'done' : 'current' };
  if (status === DepositStatus.abnormal || status === DepositStatus.returned) {
    const isBack = status === DepositStatus.returned;
    return [
      seen,
      confirmations,
      { kind: 'abnormal', state: 'failed', at: isBack ? undefined : updated_at },
      ...(isBack ? [{ kind: 'returned', state: 'done', at: updated_at } as const] : []),
    ];
  }
  return [
    seen,
    confirmations,
    { kind: 'credited', state: isOver ? 'done' : 'waiting', at: isOver ? updated_at : undefined },
  ];
}
