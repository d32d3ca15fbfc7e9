import { base58 } from '@scure/base';
import { base58Bits, base58Character, base58Check, versionedBits } from './base58.ts';
import { alphabetFault, refused, type Chain, type ChainFault, type ChainCheck } from './chain.ts';

const length = 34;
const mainnet = 0x41;
const shape = /^T[1-9A-HJ-NP-Za-km-z]{33}$/;
const hexForm = /^(0x)?41[0-9a-fA-F]{40}$/;
const codec = base58Check(base58);

function faultIn(text: string): ChainFault | null {
  if (hexForm.test(text)) return { code: 'hexForm' };
  if (!text.startsWith('T')) return { code: 'prefix', expected: 'T' };
  const odd = alphabetFault(text, base58Character, 0);
  if (odd !== null) return odd;
  if (text.length !== length) return { code: 'length', expected: length, actual: text.length };
  const bytes = codec.decode(text);
  if (bytes === null) return { code: 'checksum' };
  const [version, ...account] = bytes;
  if (version !== mainnet || account.length !== 20) return { code: 'otherNetwork' };
  if (account.every((byte) => byte === 0)) return { code: 'zeroAddress' };
  return null;
}

function check(text: string): ChainCheck {
  const fault = faultIn(text);
  if (fault !== null) return refused(fault);
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
  bits: base58Bits,
  firstBits: versionedBits,
  check,
  resembles: (text) => shape.test(text),
  account: (text) => (shape.test(text) ? text : null),
  glance: (account) => account.slice(1).toLowerCase(),
};

/** The address of 20 bytes in hex. */
export const tronAddress = (hex: string): string =>
  codec.encode(
    Uint8Array.of(mainnet, ...(hex.slice(2).match(/../g) ?? []).map((byte) => Number.parseInt(byte, 16))),
  );
