import { sha256 } from '@noble/hashes/sha2.js';
import { createBase58check } from '@scure/base';
import { alphabetFault, type Chain, type ChainFault, type Verdict } from './chain.ts';

const length = 34;
const mainnet = 0x41;
const shape = /^T[1-9A-HJ-NP-Za-km-z]{33}$/;
const hexForm = /^(0x)?41[0-9a-fA-F]{40}$/;
const base58check = createBase58check(sha256);

function decode(text: string): Uint8Array | null {
  try {
    return base58check.decode(text);
  } catch {
    return null;
  }
}

function faultIn(text: string): ChainFault | null {
  if (hexForm.test(text)) return { code: 'hexForm' };
  if (!text.startsWith('T')) return { code: 'prefix', expected: 'T' };
  const odd = alphabetFault(text, /[1-9A-HJ-NP-Za-km-z]/, 0);
  if (odd !== null) return odd;
  if (text.length !== length) return { code: 'length', expected: length, actual: text.length };
  const bytes = decode(text);
  if (bytes === null) return { code: 'checksum' };
  const [version, ...account] = bytes;
  if (version !== mainnet || account.length !== 20) return { code: 'otherNetwork' };
  if (account.every((byte) => byte === 0)) return { code: 'zeroAddress' };
  return null;
}

function check(text: string): Verdict {
  const fault = faultIn(text);
  if (fault !== null) return { ok: false, reason: fault };
  return {
    ok: true,
    kind: 'account',
    normalized: text,
    network: 'any',
    checksum: 'strong',
    needsMemo: false,
    warnings: [],
  };
}

/** TRON. */
export const tron: Chain = {
  symbols: ['TRX'],
  // 58 characters, of which 24 differ from another only by case.
  variety: 34,
  check,
  resembles: (text) => shape.test(text),
  account: (text) => text,
  glance: (text) => text.slice(1).toLowerCase(),
};
