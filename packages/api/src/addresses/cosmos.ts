import { bech32Fault, bytesOfWords, lengthFault, wordsOf } from './bech32.ts';
import { prefixFault, refused, type Chain, type ChainFault, type ChainCheck } from './chain.ts';

const prefix = 'cosmos1';
/** Accounts of 20 bytes, and of 32 for newer keys and for modules. */
const lengths = [prefix.length + 38, prefix.length + 58];
const shape = /^cosmos1[02-9ac-hj-np-z]{38}(?:[02-9ac-hj-np-z]{20})?$/i;

function faultIn(text: string): ChainFault | null {
  if (!text.toLowerCase().startsWith(prefix)) return prefixFault(text, [prefix]);
  const fault = bech32Fault(text, prefix) ?? lengthFault(text.length, lengths);
  if (fault !== null) return fault;
  const words = wordsOf(text, 'bech32');
  const bytes = words === null ? null : bytesOfWords(words);
  if (bytes === null) return { code: 'checksum' };
  return bytes.every((byte) => byte === 0) ? { code: 'zeroAddress' } : null;
}

function check(text: string): ChainCheck {
  const fault = faultIn(text);
  if (fault !== null) return refused(fault);
  return {
    ok: true,
    kind: 'account',
    normalized: text.toLowerCase(),
    network: 'any',
    checksum: 'strong',
    needsMemo: true,
    warnings: [],
  };
}

/** The Cosmos Hub. */
export const cosmos: Chain = {
  bits: 5,
  check,
  resembles: (text) => shape.test(text),
  account: (text) => (shape.test(text) && bech32Fault(text, prefix) === null ? text.toLowerCase() : null),
  glance: (account) => account.slice(prefix.length),
};
