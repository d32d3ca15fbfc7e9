import type { Coin } from '@mpc/api';
import type { RecipientFacts } from '../transfer/transfer-facts.ts';

/** What stands against a memo: a key of `transfer.memoFault`. */
export type MemoFault = 'missing' | 'format';

/** So long a memo may be: a pattern is never asked about more. */
const longestMemo = 128;

/** Matches a whole text by a pattern of the server's; true where the pattern is none. */
function fits(pattern: string, text: string): boolean {
  if (text.length > longestMemo) return false;
  if (pattern === '') return true;
  try {
    return new RegExp(`^(?:${pattern})$`).test(text);
  } catch {
    return true;
  }
}

/** Whether the recipient is one of our own sub-wallets that receives without a memo. */
export const ownTakesNone = ({ owner }: Pick<RecipientFacts, 'owner'>): boolean =>
  owner !== undefined && owner !== null && owner.memo === '';

/**
 * What is wrong with the memo of a recipient. Where the coin has memos it is needed, unless the recipient is an own address
 * without one, or a person says that none is needed.
 */
export function memoFault(
  coin: Pick<Coin, 'support_memo' | 'address_tag_regex'>,
  recipient: Pick<RecipientFacts, 'memo' | 'owner'>,
  noMemo: boolean,
): MemoFault | null {
  if (coin.support_memo !== '1') return null;
  if (recipient.memo === '') return noMemo || ownTakesNone(recipient) ? null : 'missing';
  return fits(coin.address_tag_regex, recipient.memo) ? null : 'format';
}
