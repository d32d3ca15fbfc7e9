import { Refusal } from '@mpc/api';

/**
 * How often to ask again: not at all once the sub-wallet it is about was refused, because every answer would be the same
 * refusal, with all that follows from it.
 */
export const poll =
  (pace: number) =>
  ({ state: { error } }: { state: { error: unknown } }): number | false =>
    error instanceof Refusal && error.kind === 'subWalletGone' ? false : pace;
