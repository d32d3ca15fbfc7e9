import { sha256 } from '@noble/hashes/sha2.js';
import { base64, hex } from '@scure/base';

/** What is said of a text that should be a public key. */
export type KeyReading =
  | {
      ok: true;
      /** Length of the modulus. */
      bits: number;
      /** SHA-256 of the key as it is encoded, in hex: what `sha256sum` says of its DER. */
      fingerprint: string;
      /** The same key, written in the one usual way. */
      pem: string;
    }
  | {
      ok: false;
      /** private: a secret was pasted; bits: an RSA key of another length than 2048; format: no RSA key in PEM (PKCS#8). */
      reason: 'private' | 'bits' | 'format';
    };

interface Part {
  tag: number;
  content: Uint8Array;
}

const sequence = 0x30;
const integer = 0x02;
const bitString = 0x03;
const wantedBits = 2048;

/** The algorithm's name and its empty parameters: rsaEncryption, NULL. */
const rsaAlgorithm = '06092a864886f70d0101010500';

/** The parts that a run of DER bytes is made of; undefined where it is not DER. */
function partsOf(bytes: Uint8Array): Part[] | undefined {
  const parts: Part[] = [];
  for (let at = 0; at < bytes.length;) {
    const [tag = 0, short = 0] = bytes.subarray(at, at + 2);
    const longer = short > 0x80 ? bytes.subarray(at + 2, at + 2 + (short & 0x7f)) : new Uint8Array();
    const length = short < 0x80 ? short : longer.reduce((sum, byte) => sum * 256 + byte, 0);
    const isShortest = short < 0x80 || (length > 0x7f && longer[0] !== 0);
    const start = at + 2 + longer.length;
    if (!isShortest || longer.length > 3 || start + length > bytes.length) return undefined;
    parts.push({ tag, content: bytes.subarray(start, start + length) });
    at = start + length;
  }
  return parts;
}

/** The parts of one sequence that is all there is. */
function sequenceOf(bytes: Uint8Array): Part[] | undefined {
  const [only, ...more] = partsOf(bytes) ?? [];
  return only?.tag === sequence && more.length === 0 ? partsOf(only.content) : undefined;
}

/** A whole number above 0 without its sign byte; undefined where it is none. */
function naturalOf(part: Part | undefined): Uint8Array | undefined {
  const [first = 0x80, second = 0] = part?.content ?? [];
  if (part?.tag !== integer || first >= 0x80) return undefined;
  if (first === 0) return second >= 0x80 ? part.content.subarray(1) : undefined;
  return part.content;
}

const isOdd = (bytes: Uint8Array) => ((bytes.at(-1) ?? 0) & 1) === 1;

/** Bits of the modulus in a public key as SubjectPublicKeyInfo; undefined where it is none of RSA. */
function modulusBits(der: Uint8Array): number | undefined {
  const [algorithm, key, ...more] = sequenceOf(der) ?? [];
  if (algorithm?.tag !== sequence || key?.tag !== bitString || more.length > 0) return undefined;
  if (hex.encode(algorithm.content) !== rsaAlgorithm || key.content[0] !== 0) return undefined;
  const [modulus, exponent, ...others] = (sequenceOf(key.content.subarray(1)) ?? []).map(naturalOf);
  if (modulus === undefined || exponent === undefined || others.length > 0) return undefined;
  const isUsable = isOdd(modulus) && isOdd(exponent) && !(exponent.length === 1 && exponent[0] === 1);
  return isUsable ? modulus.length * 8 - Math.clz32(modulus[0] ?? 0) + 24 : undefined;
}

/** A private key begins with the number of its version, also where its heading was cut off. */
function isPrivate(der: Uint8Array): boolean {
  const [version] = sequenceOf(der) ?? [];
  return version?.tag === integer && version.content.length === 1;
}

function decode(text: string): Uint8Array | undefined {
  try {
    return base64.decode(text.replace(/\s+/g, ''));
  } catch {
    return undefined;
  }
}

/** A key in PEM, in lines of 64. */
export function publicKeyPem(der: Uint8Array): string {
  const lines = base64.encode(der).match(/.{1,64}/g) ?? [];
  return ['-----BEGIN PUBLIC KEY-----', ...lines, '-----END PUBLIC KEY-----'].join('\n');
}

/** Reads what someone pasted as their public key: RSA of 2048 bits in PEM (PKCS#8), and never a private one. */
export function readPublicKey(text: string): KeyReading {
  if (/PRIVATE KEY/i.test(text)) return { ok: false, reason: 'private' };
  const [, body] = /^\s*-----BEGIN PUBLIC KEY-----([\s\S]+)-----END PUBLIC KEY-----\s*$/.exec(text) ?? [];
  const der = decode(body ?? text);
  if (der !== undefined && isPrivate(der)) return { ok: false, reason: 'private' };
  const bits = body === undefined || der === undefined ? undefined : modulusBits(der);
  if (der === undefined || bits === undefined) return { ok: false, reason: 'format' };
  if (bits !== wantedBits) return { ok: false, reason: 'bits' };
  return { ok: true, bits, fingerprint: hex.encode(sha256(der)), pem: publicKeyPem(der) };
}
