import { sha256 } from '@noble/hashes/sha2.js';
import { base64, hex } from '@scure/base';
import { derOf, derSequence, derTags, type DerPart } from './der.rules.ts';
import { holdsPrivateKey } from './private-key.rules.ts';

/** What is said of a text that should be a public key. */
export type KeyReading =
  | {
      ok: true;
      /** Length of the modulus. */
      bits: number;
      /** The public exponent, in decimal. */
      exponent: string;
      /** How it was written: as SubjectPublicKeyInfo, or as PKCS#1, which is then put into one. */
      form: 'spki' | 'pkcs1';
      /** SHA-256 of the SubjectPublicKeyInfo in hex: what `sha256sum` says of its DER. */
      fingerprint: string;
      /** The same key as SubjectPublicKeyInfo, written in the one usual way. */
      pem: string;
    }
  /** A secret was pasted, or no RSA key in PEM (PKCS#8 or PKCS#1). */
  | { ok: false; reason: 'private' | 'format' }
  /** An RSA key of another length than 2048. */
  | { ok: false; reason: 'bits'; bits: number };

const wantedBits = 2048;

/** The algorithm's name and its empty parameters: rsaEncryption, NULL. */
const rsaAlgorithm = '06092a864886f70d0101010500';

/** A whole number above 0 without its sign byte; undefined where it is none. */
function naturalOf(part: DerPart | undefined): Uint8Array | undefined {
  const [first = 0x80, second = 0] = part?.content ?? [];
  if (part?.tag !== derTags.integer || first >= 0x80) return undefined;
  if (first === 0) return second >= 0x80 ? part.content.subarray(1) : undefined;
  return part.content;
}

const isOdd = (bytes: Uint8Array) => ((bytes.at(-1) ?? 0) & 1) === 1;

/** Modulus and exponent of a public key as PKCS#1 has it; undefined where it is none. */
function numbersOf(key: Uint8Array): { bits: number; exponent: string } | undefined {
  const [modulus, exponent, ...others] = (derSequence(key) ?? []).map(naturalOf);
  if (modulus === undefined || exponent === undefined || others.length > 0) return undefined;
  const isUsable = isOdd(modulus) && isOdd(exponent) && !(exponent.length === 1 && exponent[0] === 1);
  if (!isUsable) return undefined;
  const bits = modulus.length * 8 - Math.clz32(modulus[0] ?? 0) + 24;
  return { bits, exponent: BigInt(`0x${hex.encode(exponent)}`).toString() };
}

/** The key inside of a SubjectPublicKeyInfo; undefined where it is none of RSA. */
function keyInside(der: Uint8Array): Uint8Array | undefined {
  const [algorithm, key, ...more] = derSequence(der) ?? [];
  if (algorithm?.tag !== derTags.sequence || key?.tag !== derTags.bitString || more.length > 0)
    return undefined;
  if (hex.encode(algorithm.content) !== rsaAlgorithm || key.content[0] !== 0) return undefined;
  return key.content.subarray(1);
}

/** The SubjectPublicKeyInfo of a key of PKCS#1. */
const around = (key: Uint8Array): Uint8Array =>
  derOf(
    derTags.sequence,
    derOf(derTags.sequence, hex.decode(rsaAlgorithm)),
    derOf(derTags.bitString, Uint8Array.of(0), key),
  );

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

const pem = /^\s*-----BEGIN (RSA )?PUBLIC KEY-----([\s\S]+)-----END \1PUBLIC KEY-----\s*$/;

/** Reads what someone pasted as their public key: RSA of 2048 bits in PEM (PKCS#8 or PKCS#1), and never a private one. */
export function readPublicKey(text: string): KeyReading {
  if (holdsPrivateKey(text)) return { ok: false, reason: 'private' };
  const [, rsa, body = ''] = pem.exec(text) ?? [];
  const form = rsa === undefined ? 'spki' : 'pkcs1';
  const bytes = decode(body);
  const key = bytes === undefined || form === 'pkcs1' ? bytes : keyInside(bytes);
  const numbers = key === undefined ? undefined : numbersOf(key);
  if (key === undefined || numbers === undefined) return { ok: false, reason: 'format' };
  if (numbers.bits !== wantedBits) return { ok: false, reason: 'bits', bits: numbers.bits };
  const der = around(key);
  return { ok: true, ...numbers, form, fingerprint: hex.encode(sha256(der)), pem: publicKeyPem(der) };
}
