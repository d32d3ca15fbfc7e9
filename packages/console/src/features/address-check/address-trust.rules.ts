import type { Tone } from '@mpc/ui';
import type { AddressKnowledge } from './use-address-knowledge.ts';

/** What an address is to us, in one word: see the words `addressSummary.trust`. */
export type AddressTrust = 'lookAlike' | 'own' | 'trusted' | 'contract' | 'used' | 'new';

export const trustTones = {
  lookAlike: 'danger',
  own: 'success',
  trusted: 'success',
  contract: 'idle',
  used: 'idle',
  new: 'attention',
} as const satisfies Record<AddressTrust, Tone>;

/** The one word that counts most; null while it is not known yet. A look-alike is told before any name it has. */
export function trustOf(
  known: Pick<AddressKnowledge, 'entry' | 'own' | 'paid' | 'isCompared'>,
  { isLookAlike, isContract, isOwn = false }: { isLookAlike: boolean; isContract: boolean; isOwn?: boolean },
): AddressTrust | null {
  const { entry, own, paid, isCompared } = known;
  if (isLookAlike) return 'lookAlike';
  if (own || isOwn) return 'own';
  if (entry) return 'trusted';
  if (isContract) return 'contract';
  if (own === undefined || entry === undefined || paid === undefined || !isCompared) return null;
  return paid.count === 0 ? 'new' : 'used';
}
