import { base58xrp } from '@scure/base';
import { base58Bits, base58Character, base58Check } from './base58.ts';
import {
  alphabetFault,
  prefixFault,
  refused,
  type Chain,
  type ChainFault,
  type ChainCheck,
} from './chain.ts';

const classicLength = 34;
const packedLength = 47;
const classicShape = /^r[1-9A-HJ-NP-Za-km-z]{24,34}$/;
const packedShape = /^[XT][1-9A-HJ-NP-Za-km-z]{46}$/;
const codec = base58Check(base58xrp);

interface Account {
  /** The twenty bytes. */
  id: Uint8Array;
  network: 'any' | 'mainnet' | 'testnet';
  tag?: string;
}

/** The last nine bytes of an X-address: whether there is a tag, and the tag, the low byte first. */
function tagOf(bytes: Uint8Array): string | null | undefined {
  const [flag = 0] = bytes;
  const number = new DataView(bytes.buffer, bytes.byteOffset + 1, 8).getBigUint64(0, true);
  if (flag === 1 && number <= 0xffff_ffffn) return number.toString();
  return flag === 0 && number === 0n ? undefined : null;
}

function decodeClassic(text: string): Account | null {
  const payload = codec.decode(text);
  return payload?.length === 21 && payload[0] === 0 ? { id: payload.subarray(1), network: 'any' } : null;
}

function decodePacked(text: string): Account | null {
  const payload = codec.decode(text);
  if (payload?.length !== 31) return null;
  const isMain = payload[0] === 0x05 && payload[1] === 0x44;
  const isTest = payload[0] === 0x04 && payload[1] === 0x93;
  const tag = tagOf(payload.subarray(22));
  if (!(isMain || isTest) || tag === null) return null;
  const network = isTest ? 'testnet' : 'mainnet';
  return { id: payload.subarray(2, 22), network, ...(tag === undefined ? {} : { tag }) };
}

function decode(text: string): Account | null {
  if (packedShape.test(text)) return decodePacked(text);
  return classicShape.test(text) ? decodeClassic(text) : null;
}

const encode = ({ id }: Account) => codec.encode(Uint8Array.of(0, ...id));

function textFault(text: string): ChainFault {
  if (!/^[rXT]/.test(text)) return prefixFault(text, ['r', 'X']);
  const odd = alphabetFault(text, base58Character, 0);
  if (odd !== null) return odd;
  const expected = text.startsWith('r') ? classicLength : packedLength;
  // A shorter classic one may be right; one that is wrong and shorter was most likely cut off.
  const isWhole = text.length === expected || (text.startsWith('r') && text.length === classicLength - 1);
  return isWhole ? { code: 'checksum' } : { code: 'length', expected, actual: text.length };
}

function check(text: string): ChainCheck {
  const account = decode(text);
  if (account === null) return refused(textFault(text));
  const { id, network, tag } = account;
  if (network === 'testnet') return refused({ code: 'otherNetwork' });
  // The accounts 0 and 1 stand for no one.
  if (id.subarray(0, -1).every((byte) => byte === 0) && (id.at(-1) ?? 0) < 2)
    return refused({ code: 'zeroAddress' });
  return {
    ok: true,
    kind: network === 'any' ? 'classic' : 'xAddress',
    normalized: encode(account),
    network,
    checksum: 'strong',
    // An X-address says whether there is a tag, and which.
    needsMemo: network === 'any',
    ...(tag === undefined ? {} : { memo: tag }),
    warnings: [],
  };
}

/** The XRP ledger. */
export const xrp: Chain = {
  bits: base58Bits,
  // As `versionedBits`, and in this order of the alphabet the two cases of some letters fall together.
  firstBits: 4.2,
  check,
  resembles: (text) => classicShape.test(text) || packedShape.test(text),
  account(text) {
    if (classicShape.test(text)) return text;
    const account = packedShape.test(text) ? decodePacked(text) : null;
    return account === null || account.network === 'testnet' ? null : encode(account);
  },
  glance: (account) => account.slice(1).toLowerCase(),
};
