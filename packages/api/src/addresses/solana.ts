import { base58 } from '@scure/base';
import { base58Bits, base58Character, bytesOf } from './base58.ts';
import { alphabetFault, refused, type Chain, type ChainFault, type ChainCheck } from './chain.ts';
import { isOnCurve } from './ed25519.ts';

const keyLength = 32;
const shortest = 32;
const longest = 44;
const shape = /^[1-9A-HJ-NP-Za-km-z]{32,44}$/;

/** The chain's own programs and its wrapped coin have names that end in a row of ones. */
const native = /1{10}.?$/;
const programsAndTokens = new Set([
  'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA', // tokens
  'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb', // tokens, 2022
  'ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL', // accounts of tokens
  'MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr', // memos
  'metaqbxxUerdq28cj1RbAWkYQm3ybzjb6a8bt518x1s', // metadata of tokens
  'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v', // USDC
  'Es9vMFrzaCERmJfrF4H2FYD4KCoNkY11McCe8BenwNYB', // USDT
  '2b1kV6DkPAnxd5ixfnxCpjxmKwqjjaYmCZfHsFu24GXo', // PYUSD
]);

function keyOf(text: string): Uint8Array | null {
  const bytes = shape.test(text) ? bytesOf(base58, text) : null;
  return bytes?.length === keyLength ? bytes : null;
}

function faultIn(text: string): ChainFault | null {
  const odd = alphabetFault(text, base58Character, 0);
  if (odd !== null) return odd;
  const actual = text.length;
  if (actual < shortest || actual > longest) return { code: 'length', expected: longest, actual };
  const excess = (bytesOf(base58, text)?.length ?? 0) - keyLength;
  if (excess < 0) return { code: 'length', expected: longest, actual };
  if (excess > 0) return { code: 'length', expected: actual - excess, actual };
  return native.test(text) || programsAndTokens.has(text) ? { code: 'systemAddress' } : null;
}

function check(text: string): ChainCheck {
  const fault = faultIn(text);
  if (fault !== null) return refused(fault);
  const hasKey = isOnCurve(base58.decode(text));
  return {
    ok: true,
    kind: hasKey ? 'account' : 'derived',
    normalized: text,
    network: 'any',
    checksum: 'none',
    needsMemo: false,
    warnings: hasKey ? ['neverChecksum'] : ['derived', 'neverChecksum'],
  };
}

/** Solana. Nearly every typing mistake in an address makes another address. */
export const solana: Chain = {
  bits: base58Bits,
  // Of 32 bytes the leading digit has seventeen choices.
  firstBits: 4.1,
  check,
  resembles: (text) => keyOf(text) !== null,
  account: (text) => (keyOf(text) === null ? null : text),
  glance: (account) => account.toLowerCase(),
};
