/** The life of a withdrawal, by the server's codes. */
export const WithdrawStatus = {
  awaitingApproval: 1000,
  awaitingSignature: 1100,
  inPayment: 1200,
  done: 2000,
  notApproved: 2100,
  rejected: 2200,
  rejectedBySystem: 2201,
  autoCancelled: 2202,
  discarded: 2300,
  failed: 2400,
} as const;

export type WithdrawStatus = (typeof WithdrawStatus)[keyof typeof WithdrawStatus];

/** The life of a deposit, by the server's codes. */
export const DepositStatus = {
  unconfirmed: 1000,
  confirmed: 1100,
  credited: 2000,
  abnormal: 3000,
  returned: 4000,
} as const;

export type DepositStatus = (typeof DepositStatus)[keyof typeof DepositStatus];

const withdrawEnds: readonly number[] = Object.values(WithdrawStatus).filter(
  (status) => status >= WithdrawStatus.done,
);
const depositEnds: readonly number[] = [DepositStatus.credited, DepositStatus.returned];

/** Whether nothing more will happen to it. Of a code that is not known here, nobody can say that. */
export function isTerminal({ trans_kind, status }: { trans_kind: string; status: number }): boolean {
  const isIncoming = trans_kind === 'deposit' || trans_kind === 'nft';
  return (isIncoming ? depositEnds : withdrawEnds).includes(status);
}
