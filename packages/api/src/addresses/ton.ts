import { base64url, hex } from '@scure/base';
import { bytesOf } from './base58.ts';
import {
  alphabetFault,
  prefixFault,
  refused,
  type Chain,
  type ChainFault,
  type ChainCheck,
} from './chain.ts';

const length = 48;
const bounceable = 0x11;
/** The tag of wallets: what their contract cannot take does not come back. */
export const nonBounceable = 0x51;
const testOnly = 0x80;
const starts = ['EQ', 'UQ'];
const shape = /^[EUk0][Qf][\w+/-]{46}$/;
const rawShape = /^(?:0|-1):[0-9a-fA-F]{64}$/;
const rawLike = /^-?\d*:/;

interface Account {
  tag: number;
  workchain: number;
  hash: Uint8Array;
}

/** CRC-16/XMODEM, the high byte first. */
function checksum(bytes: Uint8Array): number {
  let crc = 0;
  for (const byte of bytes) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1) crc = ((crc << 1) ^ (crc & 0x8000 ? 0x1021 : 0)) & 0xffff;
  }
  return crc;
}

/** The friendly spelling of an account, in the alphabet that links can carry. */
export function encodeTon({ tag, workchain, hash }: Account): string {
  const body = Uint8Array.of(tag, workchain & 0xff, ...hash);
  const crc = checksum(body);
  return base64url.encode(Uint8Array.of(...body, crc >> 8, crc & 0xff));
}

function decodeFriendly(text: string): Account | null {
  const bytes = bytesOf(base64url, text.replaceAll('+', '-').replaceAll('/', '_'));
  if (bytes === null || checksum(bytes) !== 0) return null;
  const [tag = 0, workchain = 0] = bytes;
  return { tag, workchain: (workchain << 24) >> 24, hash: bytes.subarray(2, 34) };
}

function decodeRaw(text: string): Account {
  const [workchain, hash = ''] = text.split(':');
  return { tag: bounceable, workchain: Number(workchain), hash: hex.decode(hash) };
}

/** Whether characters of both base64 alphabets are in it: one tool never writes that. */
const isMixed = (text: string) => /[-_]/.test(text) && /[+/]/.test(text);

function rawFault(text: string): ChainFault {
  const [workchain = '', hash = ''] = text.split(':');
  const odd = alphabetFault(hash, /[0-9a-fA-F]/, workchain.length + 1);
  if (odd !== null) return odd;
  if (hash.length !== 64) return { code: 'length', expected: workchain.length + 1 + 64, actual: text.length };
  return { code: 'workchain', workchain: Number(workchain) };
}

function textFault(text: string): ChainFault | null {
  if (!/^[EUk0]/.test(text)) return prefixFault(text, starts);
  const odd = alphabetFault(text, /[\w+/-]/, 0);
  if (odd !== null) return odd;
  if (text.length !== length) return { code: 'length', expected: length, actual: text.length };
  return isMixed(text) ? { code: 'mixedAlphabet' } : null;
}

function accountFault({ tag, workchain, hash }: Account): ChainFault | null {
  if (tag === (bounceable | testOnly) || tag === (nonBounceable | testOnly)) return { code: 'otherNetwork' };
  if (tag !== bounceable && tag !== nonBounceable) return { code: 'prefix', expected: starts.join(', ') };
  if (workchain !== 0 && workchain !== -1) return { code: 'workchain', workchain };
  return hash.every((byte) => byte === 0) ? { code: 'zeroAddress' } : null;
}

function check(text: string): ChainCheck {
  const isRaw = rawShape.test(text);
  if (!isRaw && rawLike.test(text)) return refused(rawFault(text));
  const fault = isRaw ? null : textFault(text);
  if (fault !== null) return refused(fault);
  const account = isRaw ? decodeRaw(text) : decodeFriendly(text);
  if (account === null) return refused({ code: 'checksum' });
  const wrong = accountFault(account);
  if (wrong !== null) return refused(wrong);
  return {
    ok: true,
    kind: isRaw ? 'raw' : account.tag === bounceable ? 'bounceable' : 'nonBounceable',
    normalized: encodeTon(account),
    network: 'any',
    checksum: isRaw ? 'absent' : 'strong',
    needsMemo: true,
    warnings: isRaw ? ['noChecksum'] : [],
  };
}

/** TON: one account has a bare form and, for every way to send to it, two spellings. */
export const ton: Chain = {
  // Case aside, two of 64 characters are the same with a probability of 116/64².
  bits: 5.1,
  // After the tag and the workchain: of its six bits, two are the account's.
  firstBits: 2,
  check,
  resembles: (text) => shape.test(text) || rawShape.test(text),
  account(text) {
    if (rawShape.test(text)) return encodeTon({ ...decodeRaw(text), tag: nonBounceable });
    const account = shape.test(text) && !isMixed(text) ? decodeFriendly(text) : null;
    return account === null || account.tag & testOnly ? null : encodeTon({ ...account, tag: nonBounceable });
  },
  glance: (account) => account.slice(2).toLowerCase(),
};
