import type { WaitingAddress } from '@mpc/api';
import type { TFunction } from 'i18next';

/** Why an address is or is not swept, in a sentence. */
export const reasonWords = (
  { state, reason }: Pick<WaitingAddress, 'state' | 'reason'>,
  t: TFunction<'coSigner'>,
) => (reason === '' ? t(`stateMeans.${state}`) : t(`reason.${reason}`));
