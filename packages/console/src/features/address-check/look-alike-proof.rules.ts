import type { LookAlike } from '@mpc/api/addresses';
import type { Anchor } from './address-messages.ts';

const asked = 6;

/**
 * Which characters of an address prove that its middle was read: the first six from where it stops agreeing with the
 * one it looks like. Positions count from 1.
 */
export function proofOf(address: string, known: string): { from: number; to: number; characters: string } {
  const differs = Array.from(address).findIndex(
    (character, at) => character.toLowerCase() !== (known[at] ?? '').toLowerCase(),
  );
  const start = Math.max(0, Math.min(differs, address.length - asked));
  return { from: start + 1, to: start + asked, characters: address.slice(start, start + asked) };
}

/** Whether an address was read as far as it has to be: it looks like none, so little that a note says enough, or its middle was typed. */
export function isRead(address: string, found: LookAlike<Anchor> | null, typed: string): boolean {
  if (found === null || found.level === 'note') return true;
  const { characters } = proofOf(address, found.anchor.address);
  return typed.trim().toLowerCase() === characters.toLowerCase();
}
