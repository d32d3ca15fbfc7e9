import { isBurnAccount } from './burn.ts';
import { chainOf, knownChains, type ChainName } from './chain-names.ts';
import type { AddressFacts, ChainFault } from './chain.ts';
import { chains } from './chains.ts';
import { textFault, type TextFault } from './text-fault.ts';

/** Why a text is rejected as an address; `code` tells which, the rest fills the sentence. */
export type Reason =
  | TextFault
  | ChainFault
  /** It has the shape of an address of another family of chains. */
  | { code: 'wrongChain'; looksLike: ChainName }
  /** Coins are sent there to destroy them. */
  | { code: 'burnAddress' }
  /** There are no rules here for the coin's chain: only the server can tell. */
  | { code: 'unknownChain' };

/** What is known of a text as an address on one chain. `key` is equal for two spellings of one account. */
export type AddressCheck = ({ ok: true; key: string } & AddressFacts) | { ok: false; reason: Reason };

function refused(reason: Reason): AddressCheck {
  return { ok: false, reason };
}

/** Judges a text as an address on the network of a main coin. Nothing is trimmed or mended: what is judged is what is paid. */
export function checkAddress(baseSymbol: string, text: string): AddressCheck {
  const fault = textFault(text);
  if (fault !== null) return refused(fault);
  const name = chainOf(baseSymbol);
  if (name === null) return refused({ code: 'unknownChain' });
  const result = chains[name].check(text);
  if (result.ok && isBurnAccount(name, chains[name].account(text))) return refused({ code: 'burnAddress' });
  if (result.ok) return { ...result, key: addressKey(baseSymbol, text) };
  if (chains[name].resembles(text)) return refused(result.reason);
  const looksLike = knownChains.find((chain) => chains[chain].resembles(text));
  return refused(looksLike === undefined ? result.reason : { code: 'wrongChain', looksLike });
}

/**
 * A key to compare addresses by: equal for the same account however it is spelled, and never equal for two accounts. It
 * is of the account alone: a memo that an address carries is compared beside it. A text that is no address has a key
 * too, equal only for the same text on the same chain.
 */
export function addressKey(baseSymbol: string, text: string): string {
  const name = chainOf(baseSymbol);
  const account = name === null ? null : chains[name].account(text);
  return account === null ? `?${name ?? baseSymbol}:${text}` : `${name}:${account}`;
}
