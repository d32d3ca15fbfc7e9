import { ed25519 } from '@noble/curves/ed25519.js';
import { schnorr } from '@noble/curves/secp256k1.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { base58, bech32, bech32m, createBase58check, hex } from '@scure/base';
import { Address } from '@scure/btc-signer';
import {
  classicAddressToXAddress,
  encodeAccountID,
  isValidClassicAddress,
  isValidXAddress,
} from 'ripple-address-codec';
import { fromBech32 } from '@cosmjs/encoding';
import { Address as TonAddress } from '@ton/core';
import { addr } from 'micro-eth-signer';
import { checkAddress } from '@mpc/api/addresses';

const count = 2_000;
const base58check = createBase58check(sha256);

/** Numbers that are the same each time. */
const numbers = (salt: number) =>
  Array.from({ length: count }, (_, at) => sha256(Uint8Array.of(salt, at & 0xff, at >> 8)));

/** The text, and the text with one character changed to another that occurs in it. */
const withTypo = (text: string, at: number): string[] => {
  const place = 4 + (at % (text.length - 5));
  return [text, text.slice(0, place) + text.charAt(text.length - 1 - (at % 5)) + text.slice(place + 1)];
};

const holds = (judge: () => unknown): boolean => {
  try {
    return judge() !== false;
  } catch {
    return false;
  }
};

const isKey = (bytes: Uint8Array) => holds(() => schnorr.utils.lift_x(BigInt(`0x${hex.encode(bytes)}`)));

const networks = {
  BTC: { bech32: 'bc', pubKeyHash: 0, scriptHash: 5, wif: 0x80 },
  LTC: { bech32: 'ltc', pubKeyHash: 48, scriptHash: 50, wif: 0xb0 },
  DOGE: { bech32: '', pubKeyHash: 30, scriptHash: 22, wif: 0x9e },
};

interface Case {
  text: string;
  /** What the other library says. */
  other: boolean;
  /** What is said here. */
  here: boolean;
}

function bitcoinLike(symbol: keyof typeof networks): Case[] {
  const network = networks[symbol];
  const { bech32: prefix, pubKeyHash, scriptHash } = network;
  const texts = numbers(1).flatMap((number, at) => [
    ...[pubKeyHash, scriptHash].map((version) =>
      base58check.encode(Uint8Array.of(version, ...number.subarray(0, 20))),
    ),
    ...(prefix === ''
      ? []
      : [
          bech32.encode(prefix, [0, ...bech32.toWords(at % 2 === 0 ? number : number.subarray(0, 20))]),
          bech32m.encode(prefix, [1, ...bech32m.toWords(number)]),
        ]),
  ]);
  return texts.flatMap(withTypo).map((text) => ({
    text,
    other: holds(() => {
      const paid = Address(network).decode(text);
      // It takes any 32 bytes for a key.
      return paid.type !== 'tr' || isKey(paid.pubkey);
    }),
    here: checkAddress(symbol, text).ok,
  }));
}

function taproot(): Case[] {
  return numbers(2).map((number) => {
    const text = bech32m.encode('bc', [1, ...bech32m.toWords(number)]);
    return { text, other: isKey(number), here: checkAddress('BTC', text).ok };
  });
}

function solana(): Case[] {
  return numbers(3).map((number) => {
    const text = base58.encode(number);
    const check = checkAddress('SOL', text);
    return {
      text,
      other: holds(() => ed25519.Point.fromBytes(number)),
      here: check.ok && check.kind === 'account',
    };
  });
}

function xrp(): Case[] {
  return numbers(4).flatMap((number, at) => {
    const classic = encodeAccountID(number.subarray(0, 20));
    return [classic, classicAddressToXAddress(classic, at % 3 === 0 ? false : at, false)]
      .flatMap((text) => withTypo(text, at))
      .map((text) => ({
        text,
        other: isValidClassicAddress(text) || isValidXAddress(text),
        here: checkAddress('XRP', text).ok,
      }));
  });
}

/** In small letters, which carry no checksum, and with one. */
function evm(): Case[] {
  return numbers(5).flatMap((number, at) => {
    const lower = `0x${hex.encode(number.subarray(0, 20))}`;
    return [lower, addr.addChecksum(lower)]
      .flatMap((text) => withTypo(text, at))
      .map((text) => ({
        text,
        // It takes capitals throughout for no checksum; here they are a wrong one.
        other: addr.isValid(text) && text !== `0x${text.slice(2).toUpperCase()}`,
        here: checkAddress('ETH', text).ok,
      }));
  });
}

function tron(): Case[] {
  return numbers(6)
    .flatMap((number, at) => [
      base58check.encode(Uint8Array.of(0x41, ...number.subarray(0, 20))),
      // Of another network.
      base58check.encode(Uint8Array.of(at & 0xff, ...number.subarray(0, 20))),
    ])
    .flatMap(withTypo)
    .map((text) => ({
      text,
      other: holds(() => {
        const bytes = base58check.decode(text);
        return bytes.length === 21 && bytes[0] === 0x41;
      }),
      here: checkAddress('TRX', text).ok,
    }));
}

/** Every spelling of an account that may be paid. */
function ton(): Case[] {
  return numbers(7).flatMap((number, at) => {
    const account = new TonAddress(at % 9 === 0 ? -1 : 0, Buffer.from(number));
    const ways = { bounceable: at % 2 === 0, urlSafe: at % 4 < 2, testOnly: at % 16 === 0 };
    return [account.toString(ways), account.toRawString()]
      .flatMap((text) => (text.includes(':') ? [text] : withTypo(text, at)))
      .map((text) => ({
        text,
        other: holds(() => {
          // A bare one, or one whose checksum is right; that is no payment on a test network.
          if (TonAddress.isFriendly(text)) return !TonAddress.parseFriendly(text).isTestOnly;
          return TonAddress.parseRaw(text);
        }),
        here: checkAddress('TON', text).ok,
      }));
  });
}

function cosmos(): Case[] {
  return numbers(8)
    .flatMap((number, at) => {
      const words = bech32.toWords(at % 3 === 0 ? number : number.subarray(0, 20));
      return [bech32.encode('cosmos', words), bech32.encode('osmo', words)];
    })
    .flatMap(withTypo)
    .map((text) => ({
      text,
      other: holds(() => {
        const { prefix, data } = fromBech32(text, 90);
        return prefix === 'cosmos' && (data.length === 20 || data.length === 32);
      }),
      here: checkAddress('ATOM', text).ok,
    }));
}

const judged: Record<string, Case[]> = {
  'EVM by micro-eth-signer': evm(),
  'TRON by @scure/base': tron(),
  'TON by @ton/core': ton(),
  'ATOM by @cosmjs/encoding': cosmos(),
  'BTC by @scure/btc-signer': bitcoinLike('BTC'),
  'LTC by @scure/btc-signer': bitcoinLike('LTC'),
  'DOGE by @scure/btc-signer': bitcoinLike('DOGE'),
  'Taproot keys by @noble/curves': taproot(),
  'Solana keys by @noble/curves': solana(),
  'XRP by ripple-address-codec': xrp(),
};

console.log(
  '\nThe same texts judged here and by other libraries: honest addresses, and each with a typing mistake.\n',
);
console.table(
  Object.fromEntries(
    Object.entries(judged).map(([name, cases]) => [
      name,
      {
        texts: cases.length,
        accepted: cases.filter(({ here }) => here).length,
        'accepted here alone': cases.filter(({ here, other }) => here && !other).length,
        'accepted there alone': cases.filter(({ here, other }) => !here && other).length,
      },
    ]),
  ),
);
const differing = Object.values(judged)
  .flat()
  .filter(({ here, other }) => here !== other);
for (const { text, here } of differing.slice(0, 10)) console.log(here ? 'here alone' : 'there alone', text);
if (differing.length > 0) process.exitCode = 1;
