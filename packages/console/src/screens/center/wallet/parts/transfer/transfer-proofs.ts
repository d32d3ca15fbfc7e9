import type { Facts } from './transfer-facts.ts';
import type { Answers } from './use-transfer-form.ts';

const asked = 6;

/**
 * Which characters of an address prove that its middle was read: the first six from where it stops agreeing with the
 * one it imitates. Positions count from 1.
 */
export function proofOf(address: string, known: string): { from: number; to: number; characters: string } {
  const differs = Array.from(address).findIndex(
    (character, at) => character.toLowerCase() !== (known[at] ?? '').toLowerCase(),
  );
  const start = Math.max(0, Math.min(differs, address.length - asked));
  return { from: start + 1, to: start + asked, characters: address.slice(start, start + asked) };
}

/** Whether a look-alike may be paid: it is none, only worth a note, or its middle was typed. */
export function isProven({ to, lookAlike }: Facts, { lookAlike: typed }: Answers): boolean {
  if (to === null || lookAlike === null || lookAlike.level === 'note') return true;
  const { characters } = proofOf(to, lookAlike.anchor.address);
  return typed.trim().toLowerCase() === characters.toLowerCase();
}

/** Whether a typing mistake in the address cannot be seen by anything but comparing; the address book was compared before. */
export function needsComparing({ check, entry }: Facts): boolean {
  return check?.ok === true && check.checksum !== 'strong' && entry === null;
}

/** Whether everything the destination asks of a person has been answered. */
export function isAnswered(facts: Facts, answers: Answers): boolean {
  return isProven(facts, answers) && (answers.compared || !needsComparing(facts));
}
