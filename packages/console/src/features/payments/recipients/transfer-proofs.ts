import { isRead } from '#features/address-check';
import { isQuestioned } from '../transfer/transfer-findings.ts';
import type { Facts, RecipientFacts } from '../transfer/transfer-facts.ts';
import type { Answers } from '../transfer/use-transfer-form.ts';

/** So many characters are asked for. */
const asked = 6;

/** Whether a look-alike may be paid: it is none, only worth a note, or its middle was typed. */
export const isProven = ({ to, lookAlike }: RecipientFacts, typed: string): boolean =>
  to === null || isRead(to, lookAlike, typed);

const neverHasOne = ({ check }: RecipientFacts): boolean => check?.ok === true && check.checksum === 'none';

/**
 * Whether a typing mistake in the address cannot be seen by anything but comparing. Those of the address book were
 * compared before, and those of our own sub-wallets the server knows.
 */
const isUnseen = ({ check, entry, owner }: RecipientFacts): boolean =>
  check?.ok === true && check.checksum !== 'strong' && entry === null && !owner;

/** Whether somebody has to say that they compared an address, or several. That of a test transfer was compared before it. */
export const needsComparing = ({ recipients, bound }: Pick<Facts, 'recipients' | 'bound'>): boolean =>
  bound !== 'same' && recipients.some(isUnseen);

/**
 * The middle of an address on a chain without checksums, to be typed from where the recipient gave it: forgers match
 * both ends. Positions count from 1.
 */
export function middleOf(address: string): { from: number; to: number; characters: string } {
  const start = Math.max(0, Math.floor((address.length - asked) / 2));
  const characters = address.slice(start, start + asked);
  return { from: start + 1, to: start + characters.length, characters };
}

/**
 * The recipient whose address has to be typed in part: no address of its chain has a checksum, so that nothing tells a
 * mistyped one. Rows are compared as a whole: they come from a table, not from a hand.
 */
export function recipientToProve(
  facts: Pick<Facts, 'recipients' | 'isSeveral' | 'bound'>,
): RecipientFacts | null {
  const { recipients, isSeveral, bound } = facts;
  if (isSeveral || bound === 'same') return null;
  return recipients.find((recipient) => isUnseen(recipient) && neverHasOne(recipient)) ?? null;
}

const isMiddleTyped = (recipient: RecipientFacts | null, typed: string): boolean =>
  recipient === null || recipient.to === null || typed.trim() === middleOf(recipient.to).characters;

/** Whether everything the destination asks of a person has been answered. */
export function isAnswered(facts: Facts, answers: Answers): boolean {
  const [first] = facts.recipients;
  return (
    (facts.isSeveral || first === undefined || isProven(first, answers.lookAlike)) &&
    (answers.contract || facts.isSeveral || first === undefined || !isQuestioned(first)) &&
    (answers.compared || !needsComparing(facts)) &&
    isMiddleTyped(recipientToProve(facts), answers.middle)
  );
}
