import { keccak_256 } from '@noble/hashes/sha3.js';
import { hex, utf8 } from '@scure/base';
import {
  alphabetFault,
  refused,
  type Chain,
  type ChainFault,
  type ChainCheck,
  type Warning,
} from './chain.ts';

const length = 42;
/** Each letter carries one bit of the checksum: with eight, one typing mistake in 256 goes unseen. */
const strongLetters = 8;
const shape = /^0x[0-9a-fA-F]{40}$/;

/** EIP-55: a letter is a capital where the hash of the lower-case digits has a nibble above 7. */
function withChecksum(lower: string): string {
  const digits = lower.slice(2);
  const hash = hex.encode(keccak_256(utf8.decode(digits)));
  const cased = Array.from(digits, (digit, i) => (hash.charAt(i) > '7' ? digit.toUpperCase() : digit));
  return `0x${cased.join('')}`;
}

function warningOf(text: string): Warning | null {
  if (text === text.toLowerCase()) return 'noChecksum';
  const letters = Array.from(text.slice(2)).filter((digit) => digit > '9').length;
  return letters < strongLetters ? 'weakChecksum' : null;
}

function faultIn(text: string): ChainFault | null {
  if (!text.startsWith('0x')) return { code: 'prefix', expected: '0x' };
  const odd = alphabetFault(text.slice(2), /[0-9a-fA-F]/, 2);
  if (odd !== null) return odd;
  if (text.length !== length) return { code: 'length', expected: length, actual: text.length };
  if (/^0x0{40}$/.test(text)) return { code: 'zeroAddress' };
  return null;
}

function check(text: string): ChainCheck {
  const fault = faultIn(text);
  if (fault !== null) return refused(fault);
  const lower = text.toLowerCase();
  const normalized = withChecksum(lower);
  if (text !== lower && text !== normalized) return refused({ code: 'checksum' });
  const warning = warningOf(text);
  return {
    ok: true,
    kind: 'account',
    normalized,
    network: 'any',
    checksum: warning === null ? 'strong' : 'absent',
    needsMemo: false,
    warnings: warning === null ? [] : [warning],
  };
}

/** Ethereum and the chains that share its addresses. */
export const evm: Chain = {
  bits: 4,
  check,
  resembles: (text) => shape.test(text),
  account: (text) => (shape.test(text) ? text.toLowerCase() : null),
  glance: (account) => account.slice(2),
};
