import { strategies, type DataOf, type StrategyStep } from '@mpc/api';
import { read } from '#shared/api/api.ts';

/** Someone who may stand in a step. */
export type StepPerson = DataOf<typeof strategies.candidates>[number];

/** Who may stand in the steps of a sub-wallet's strategies, or of the workspace strategies where none is named. */
export const candidatesOf = (walletId: number, subWalletId?: number) =>
  read(
    strategies.candidates,
    subWalletId === undefined ? { wallet_id: walletId } : { sub_wallet_id: subWalletId },
  );

/** Everybody by number: those who may be chosen, and those who stand in a step in force and may not any more. */
export function namesByUid(
  candidates: readonly StepPerson[],
  inForce: readonly StrategyStep[] = [],
): ReadonlyMap<number, string> {
  const former = inForce.flatMap(({ members }) => members);
  return new Map([...former, ...candidates].map(({ uid, nickname }) => [uid, nickname]));
}
