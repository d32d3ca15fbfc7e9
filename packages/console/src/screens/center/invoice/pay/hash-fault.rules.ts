import { chainOf } from '@mpc/api/addresses';

const forms = { evm: /^0x[\da-f]{64}$/i, tron: /^[\da-f]{64}$/i, other: /^[\x21-\x7e]{1,128}$/ } as const;

/** How a transaction hash is wrong on a network; null where it is right, or left out. */
export function hashFault(text: string, baseSymbol: string): keyof typeof forms | null {
  if (text === '') return null;
  const chain = chainOf(baseSymbol);
  const kind = chain === 'evm' || chain === 'tron' ? chain : 'other';
  return forms[kind].test(text) ? null : kind;
}
