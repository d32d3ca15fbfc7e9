import { fingerprintWord } from './fingerprint-words.ts';

const bitsOfWord = 9;

/** Four words for a digest in hex, each of its next nine bits: the same indexes in both languages. */
export function fingerprintWords(digest: string): { en: string; zh: string }[] {
  const bits = BigInt(`0x${digest.slice(0, 9)}`);
  return [3, 2, 1, 0].map((place) =>
    fingerprintWord(Number(BigInt.asUintN(bitsOfWord, bits >> BigInt(place * bitsOfWord)))),
  );
}
