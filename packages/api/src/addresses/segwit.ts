import { bech32Fault, bytesOfWords, lengthFault, wordsOf } from './bech32.ts';
import { refused, type AddressKind, type ChainFault, type ChainCheck } from './chain.ts';
import { isKeyOfSecp256k1 } from './secp256k1.ts';

const kinds: Record<string, AddressKind> = { '0/20': 'p2wpkh', '0/32': 'p2wsh', '1/32': 'p2tr' };
const checksumLength = 6;
/** The version's character before a witness of 20 bytes, or of 32, and the checksum. */
const shortLength = 1 + 32 + checksumLength;
const longLength = 1 + 52 + checksumLength;

function lengthsOf(version: string): number[] {
  if (version === '' || version === 'q') return [shortLength, longLength];
  return version === 'p' ? [longLength] : [];
}

/** BIP-350: version 0 is written in bech32, every later one in bech32m. */
function witnessOf(text: string): { version: number; program: Uint8Array | null } | null {
  for (const encoding of ['bech32', 'bech32m'] as const) {
    const [version, ...program] = wordsOf(text, encoding) ?? [];
    if (version !== undefined && (version === 0) === (encoding === 'bech32'))
      return { version, program: bytesOfWords(program) };
  }
  return null;
}

function brokenFault(text: string, prefix: string): ChainFault {
  const allowed = lengthsOf(text.charAt(prefix.length).toLowerCase()).map((length) => prefix.length + length);
  return (allowed.length === 0 ? null : lengthFault(text.length, allowed)) ?? { code: 'checksum' };
}

/** Judges a text that starts with a chain's prefix of witness addresses, such as `bc1`. */
export function checkSegwit(text: string, prefix: string): ChainCheck {
  const fault = bech32Fault(text, prefix);
  if (fault !== null) return refused(fault);
  const witness = witnessOf(text);
  if (witness === null || witness.program === null) return refused(brokenFault(text, prefix));
  const { version, program } = witness;
  const kind = kinds[`${version}/${program.length}`];
  if (kind === undefined)
    return refused(version === 0 ? brokenFault(text, prefix) : { code: 'futureWitness', version });
  if (program.every((byte) => byte === 0)) return refused({ code: 'zeroAddress' });
  if (kind === 'p2tr' && !isKeyOfSecp256k1(program)) return refused({ code: 'noKey' });
  return {
    ok: true,
    kind,
    normalized: text.toLowerCase(),
    network: 'mainnet',
    checksum: 'strong',
    needsMemo: false,
    warnings: [],
  };
}
