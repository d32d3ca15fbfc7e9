import { base58 } from '@scure/base';
import { base58Bits, base58Character, base58Check, versionedBits } from './base58.ts';
import { bech32Fault } from './bech32.ts';
import {
  alphabetFault,
  prefixFault,
  refused,
  type Chain,
  type ChainFault,
  type ChainCheck,
  type SharedChain,
} from './chain.ts';
import { checkSegwit } from './segwit.ts';

interface Version {
  kind: 'p2pkh' | 'p2sh';
  /** The other chains that have addresses of this version. */
  sharedWith?: readonly SharedChain[];
  /** The version it is shown in, where that is another. */
  shownAs?: number;
}

interface Form {
  /** Every way an address may start. */
  starts: readonly string[];
  /** The first bytes of addresses in base58, and of the test networks' ones. */
  versions: Readonly<Record<number, Version>>;
  testVersions: readonly number[];
  /** What addresses in bech32 start with, and the test networks' ones. */
  prefix?: string;
  testPrefixes?: readonly string[];
}

const codec = base58Check(base58);
const payloadLength = 21;
const usualLength = 34;

function shown(payload: Uint8Array, version: Version | undefined, text: string): string {
  return version?.shownAs === undefined
    ? text
    : codec.encode(Uint8Array.of(version.shownAs, ...payload.subarray(1)));
}

/** A chain that descends from Bitcoin: addresses in base58 for a key or a script, and in bech32 for a witness. */
export function bitcoinLike({ starts, versions, testVersions, prefix, testPrefixes = [] }: Form): Chain {
  const letters = starts.filter((one) => one !== prefix);
  const isRespelt = Object.values(versions).some(({ shownAs }) => shownAs !== undefined);
  const base58Shape = new RegExp(`^[${letters.join('')}][1-9A-HJ-NP-Za-km-z]{25,33}$`);
  const segwitShape = prefix === undefined ? null : new RegExp(`^${prefix}[02-9ac-hj-np-z]{11,87}$`, 'i');

  function base58Fault(text: string): ChainFault {
    if (!letters.includes(text.charAt(0))) return prefixFault(text, starts);
    const odd = alphabetFault(text, base58Character, 0);
    if (odd !== null) return odd;
    // A shorter one may be right; one that is wrong and shorter was most likely cut off.
    return text.length >= usualLength - 1 && text.length <= usualLength
      ? { code: 'checksum' }
      : { code: 'length', expected: usualLength, actual: text.length };
  }

  function checkBase58(text: string): ChainCheck {
    const payload = codec.decode(text);
    if (payload?.length !== payloadLength) return refused(base58Fault(text));
    const [first = 0, ...account] = payload;
    const version = versions[first];
    if (version === undefined)
      return refused(testVersions.includes(first) ? { code: 'otherNetwork' } : base58Fault(text));
    if (account.every((byte) => byte === 0)) return refused({ code: 'zeroAddress' });
    const { kind, sharedWith } = version;
    return {
      ok: true,
      kind,
      normalized: shown(payload, version, text),
      network: 'mainnet',
      checksum: 'strong',
      needsMemo: false,
      warnings: sharedWith === undefined ? [] : ['sharedForm'],
      ...(sharedWith === undefined ? {} : { sharedWith }),
    };
  }

  return {
    // Bech32 has as many, and loses none at the start.
    bits: base58Bits,
    firstBits: versionedBits,
    check(text) {
      const lower = text.toLowerCase();
      if (prefix !== undefined && lower.startsWith(prefix)) return checkSegwit(text, prefix);
      if (testPrefixes.some((one) => lower.startsWith(one))) return refused({ code: 'otherNetwork' });
      return checkBase58(text);
    },
    resembles: (text) => base58Shape.test(text) || segwitShape?.test(text) === true,
    account(text) {
      if (prefix !== undefined && segwitShape?.test(text) === true)
        return bech32Fault(text, prefix) === null ? text.toLowerCase() : null;
      if (!base58Shape.test(text)) return null;
      // An account has one spelling in base58, unless a version is shown as another.
      const payload = isRespelt ? codec.decode(text) : null;
      return payload === null ? text : shown(payload, versions[payload[0] ?? -1], text);
    },
    glance(account) {
      const isSegwit = prefix !== undefined && account.startsWith(prefix);
      return account.slice(isSegwit ? prefix.length + 1 : 1).toLowerCase();
    },
  };
}
