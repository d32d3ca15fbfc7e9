import { checkAddress } from '@mpc/api/addresses';

/** A hash in hex, as it is asked for, and the line it stands in. */
interface FoundHash {
  hash: string;
  line: number;
}

/** Why a text is no hash. */
export type HashFlaw =
  | { kind: 'length'; actual: number; expected: number }
  | { kind: 'character'; character: string; position: number }
  | { kind: 'lastCharacter' | 'shortened' | 'account' | 'none' };

/** What is looked up of a text, and what is not. */
export interface ReadHashes {
  /** Each once, in the order of the text. */
  hashes: FoundHash[];
  /** Those given before, in whatever spelling. */
  repeated: { line: number; firstLine: number; hash: string }[];
  rejected: { line: number; text: string; flaw: HashFlaw }[];
}

const hexLength = 64;
const base64Length = 44;

const hiddenCharacters = /[\u200b-\u200d\u2060\ufeff]/g;
const between = /[\s,;|"'`“”‘’«»<>()[\]{}，；、（）]+/;
const link = /^(?:[a-z][a-z\d+.-]*:\/\/|[a-z\d-]+(?:\.[a-z\d-]+)+[/?#])/i;

type Reading = { hash: string } | { flaw: HashFlaw } | null;

/** The 32 bytes of base64 in hex; null where its last character carries bits that belong to no byte. */
function hexOfBase64(text: string): string | null {
  const plain = text
    .replaceAll('-', '+')
    .replaceAll('_', '/')
    .slice(0, base64Length - 1);
  const bytes = atob(`${plain}=`);
  if (btoa(bytes) !== `${plain}=`) return null;
  return Array.from(bytes, (byte) => byte.charCodeAt(0).toString(16).padStart(2, '0')).join('');
}

function isAccount(text: string): boolean {
  return /^-?\d:[\da-f]{64}$/i.test(text) || checkAddress('TON', text).ok;
}

/** What is wrong with something that is neither a word nor a hash. */
function flawOf(text: string): HashFlaw | null {
  if (/^(?:0x)?[\w+/-]{3,}(?:…|\.{2,3}|\*{2,})[\w+/=-]{3,}$/i.test(text)) return { kind: 'shortened' };
  const plain = text.replace(/^0x/i, '').replace(/=+$/, '');
  if (plain.length < 20 || !/\d/.test(plain) || !/^[\w+/-]+$/.test(plain)) return null;
  if (plain.length === hexLength) {
    const at = Array.from(plain).findIndex((character) => !/[\da-f]/i.test(character));
    return { kind: 'character', character: plain[at] ?? '', position: at + 1 };
  }
  const isBase64 = /[^\da-f]/i.test(plain) && plain.length <= 54;
  return isBase64
    ? { kind: 'length', actual: plain.length, expected: base64Length - 1 }
    : { kind: 'length', actual: plain.length, expected: hexLength };
}

function readWord(word: string): Reading {
  const labelled = /^[a-z][a-z_-]{0,20}[:=](?=.)/i;
  const text = word
    .replace(/^(?:[-*•#]|\d{1,3}[.)])(?=\w{3})/, '')
    .replace(labelled, '')
    .replace(/[.:!?。：]+$/, '');
  const [, hexText] = /^(?:0x)?([\da-f]{64})$/i.exec(text) ?? [];
  if (hexText !== undefined) return { hash: hexText.toLowerCase() };
  if (/^[\w+/-]{43}=?$/.test(text)) {
    const hash = hexOfBase64(text);
    return hash === null ? { flaw: { kind: 'lastCharacter' } } : { hash };
  }
  if (isAccount(text)) return { flaw: { kind: 'account' } };
  const flaw = flawOf(text);
  return flaw === null ? null : { flaw };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The hash in a link: what follows a slash or an equals sign, up to the next question. */
function readLink(text: string): Reading {
  // Base64 has slashes of its own, so that every place may be where it begins.
  for (const part of text.split(/[?#&]/)) {
    const whole = decoded(part);
    for (const start of whole.matchAll(/[/=]/g)) {
      const reading = readWord(whole.slice(start.index + 1).replace(/\/$/, ''));
      if (reading !== null && 'hash' in reading) return reading;
      const [first = ''] = whole.slice(start.index + 1).split('/');
      const short = readWord(first);
      if (short !== null && 'hash' in short) return short;
    }
  }
  const last =
    decoded(text.split(/[?#]/)[0] ?? '')
      .split('/')
      .at(-1) ?? '';
  const reading = readWord(last);
  return reading ?? { flaw: { kind: 'none' } };
}

/**
 * The hashes in a text that was pasted: in hex or base64, in any spelling of either, alone, in a list or in links. Words
 * around them are passed over; what could be meant for one and is none is named with its line.
 */
export function readHashes(text: string): ReadHashes {
  const read: ReadHashes = { hashes: [], repeated: [], rejected: [] };
  text.split(/\r\n|\r|\n/).forEach((lineText, index) => {
    const line = index + 1;
    const words = lineText
      .replace(hiddenCharacters, '')
      .split(between)
      .filter((word) => word !== '');
    const readings = words.map((word) => ({
      word,
      reading: link.test(word) ? readLink(word) : readWord(word),
    }));
    for (const { word, reading } of readings) {
      if (reading === null) continue;
      if ('flaw' in reading) read.rejected.push({ line, text: word, flaw: reading.flaw });
      else {
        const { hash } = reading;
        const first = read.hashes.find((one) => one.hash === hash);
        if (first === undefined) read.hashes.push({ hash, line });
        else read.repeated.push({ line, firstLine: first.line, hash });
      }
    }
    if (words.length > 0 && readings.every(({ reading }) => reading === null))
      read.rejected.push({ line, text: lineText.trim(), flaw: { kind: 'none' } });
  });
  return read;
}
