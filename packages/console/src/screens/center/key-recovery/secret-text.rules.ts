import { holdsPrivateKey } from '@mpc/api';

/** Words that people write and no recovery phrase holds. */
const everyday = new Set([
  'the',
  'and',
  'for',
  'with',
  'our',
  'from',
  'are',
  'was',
  'has',
  'not',
  'but',
  'its',
  'all',
]);

const phraseLength = 12;

/** What keys look like as texts, wherever they stand in one. */
const keys = [
  // A private key in hex, with or without 0x, also in groups.
  /(?<![\da-f])[\da-f](?:[\s:,-]{0,2}[\da-f]){63}(?![\da-f])/i,
  // Extended private keys, as BIP 32 and SLIP 132 spell them.
  /\b[a-z]prv[1-9A-HJ-NP-Za-km-z]{50,}/i,
  // Wallet import format.
  /(?<![1-9A-HJ-NP-Za-km-z])[5KLc9][1-9A-HJ-NP-Za-km-z]{50,51}(?![1-9A-HJ-NP-Za-km-z])/,
];

const isPhraseWord = (word: string): boolean => /^[a-z]{3,8}$/.test(word) && !everyday.has(word);

/** Whether so many words of a recovery phrase follow one another, numbered or not; in Chinese a word is one character. */
function holdsPhrase(text: string): boolean {
  let run = 0;
  // Also one whose words are told apart by their capitals.
  const words = text
    .replace(/(\p{Ll})(?=\p{Lu})/gu, '$1 ')
    .toLowerCase()
    .split(/[^\p{Letter}]+/u);
  for (const word of words.filter(Boolean)) {
    run = isPhraseWord(word) || /^\p{Script=Han}$/u.test(word) ? run + 1 : 0;
    if (run >= phraseLength) return true;
  }
  return false;
}

/** Whether a text holds what controls funds: a private key or a recovery phrase. Nobody may send, keep or show it. */
export const holdsSecret = (text: string): boolean =>
  keys.some((key) => key.test(text)) || holdsPrivateKey(text) || holdsPhrase(text);
