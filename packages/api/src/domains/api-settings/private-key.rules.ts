import { base64, hex } from '@scure/base';
import { derPlaceAt, derTags } from './der.rules.ts';

/** Headings of private keys (PEM, PuTTY, OpenSSH), whatever stands between their letters. */
const headings = /privatekey|privatelines|privateexponent|puttyuserkeyfile|opensshkeyv1/i;

/** The secret parts of a key in XML, and in JSON or anything written like it. */
const fields = /<(?:\w+:)?(?:D|DP|DQ|InverseQ)>|(?<![\w-])(?:d|dp|dq|qi)[\\"']*\s*[:=]\s*[\\"']*[\w+/=-]{20}/;

/** How OpenSSH begins, and any PEM, where they stand in base64 once more. */
const inBase64 = /b3BlbnNzaC1rZXktdjE|LS0tLS1CRUdJTi/;

/** Names of encryptions with a password, as a key that is protected by one begins. */
const passwordEncryption = /^(06092a864886f70d0105|060a2a864886f70d010c)/;

/** What stands behind the version in a private key: a modulus, an algorithm, or the secret itself. */
const behindVersion: readonly number[] = [derTags.integer, derTags.sequence, derTags.octetString];

/** Whether bytes of DER, whole or cut off, begin as a private key does. */
function beginsPrivate(bytes: Uint8Array): boolean {
  const outer = derPlaceAt(bytes, 0);
  if (outer?.tag !== derTags.sequence) return false;
  const first = derPlaceAt(bytes, outer.start);
  if (first?.tag === derTags.sequence)
    return passwordEncryption.test(hex.encode(bytes.subarray(first.start, first.start + 10)));
  const isVersion = first?.tag === derTags.integer && first.end - first.start === 1;
  return isVersion && (bytes[first.start] ?? 4) < 4 && behindVersion.includes(bytes[first.end] ?? 0);
}

/** The bytes that the next characters of base64 stand for. */
const bytesAt = (text: string, at: number): Uint8Array => {
  const run = text.slice(at, at + 64);
  return base64.decode(run.slice(0, run.length - (run.length % 4)));
};

const asText = (bytes: Uint8Array): string => String.fromCharCode(...bytes);

/** Whether base64 holds a private key anywhere: every sequence of DER begins with M. */
function hidesPrivate(text: string): boolean {
  for (const { index } of text.matchAll(/M/g)) if (beginsPrivate(bytesAt(text, index))) return true;
  const again = inBase64.exec(text);
  return again !== null && headings.test(asText(bytesAt(text, again.index)).replace(/[^a-z\d]/gi, ''));
}

/** What base64 says, where that is text; an empty text where it is not. */
function saidInBase64(text: string): string {
  const letters = text.replace(/[^a-z\d+/]/gi, '');
  const said = asText(base64.decode(letters.slice(0, letters.length - (letters.length % 4))));
  return /^[\t\n\r -~]+$/.test(said) ? said : '';
}

/** The bytes of a list of numbers, as programs print them, in hex; an empty text where there is none. */
const listedInHex = (text: string): string =>
  [...(/(?:\b\d{1,3}\b[,\s]+){24,}/.exec(text)?.[0].matchAll(/\d+/g) ?? [])]
    .map(([number]) => Number(number).toString(16).padStart(2, '0'))
    .join('');

/** Whether hex digits hold a private key anywhere, with whatever stands between their pairs: DER begins with 30. */
function hidesPrivateInHex(text: string): boolean {
  const digits = text.replace(/0x|\\x/gi, '').replace(/[^a-z\d]/gi, '');
  for (const { index } of digits.matchAll(/30/g)) {
    const [run = ''] = /^(?:[\da-f]{2})*/i.exec(digits.slice(index, index + 48)) ?? [];
    if (beginsPrivate(hex.decode(run))) return true;
  }
  return false;
}

/** Whether a text holds one, as it stands there or so many times in base64. */
function holds(text: string, depth: number): boolean {
  if (headings.test(text.replace(/[^a-z\d]/gi, '')) || fields.test(text)) return true;
  // As JSON and settings of programs write line ends.
  const plain = text.replace(/\\[nr]/g, '');
  const letters = plain.replaceAll('-', '+').replaceAll('_', '/');
  if (hidesPrivate(letters.replace(/[^a-z\d+/]/gi, '')) || hidesPrivateInHex(plain)) return true;
  if (hidesPrivateInHex(listedInHex(plain))) return true;
  const said = depth === 0 ? '' : saidInBase64(letters);
  return said !== '' && holds(said, depth - 1);
}

/**
 * Whether a text is, or holds, a private key: PKCS#1, PKCS#8 with or without a password, OpenSSH, PuTTY, XML or JSON, also
 * behind a public key, without its heading, in hex, in base64 once or twice more, as a list of bytes, or cut off. Nothing
 * of such a text may be kept or sent.
 */
export const holdsPrivateKey = (text: string): boolean => holds(text, 2);
