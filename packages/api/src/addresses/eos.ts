import { alphabetFault, refused, type Chain, type ChainFault, type ChainCheck } from './chain.ts';

const longest = 12;
const shape = /^[a-z1-5.]{0,11}[a-z1-5]$/;
/** Most names have all twelve characters: shorter ones are sold by auction. */
const usual = /^[a-z1-5.]{11}[a-z1-5]$/;
const ofTheChain = /^eosio(?:\.|$)/;

function faultIn(text: string): ChainFault | null {
  const odd = alphabetFault(text, /[a-z1-5.]/, 0);
  if (odd !== null) return odd;
  // A name may hold a thirteenth character, from a to j or 1 to 5; an account may not.
  if (text.length > longest) return { code: 'length', expected: longest, actual: text.length };
  if (text.endsWith('.')) return { code: 'alphabet', character: '.', position: text.length };
  return ofTheChain.test(text) ? { code: 'systemAddress' } : null;
}

function check(text: string): ChainCheck {
  const fault = faultIn(text);
  if (fault !== null) return refused(fault);
  return {
    ok: true,
    kind: 'name',
    normalized: text,
    network: 'any',
    checksum: 'none',
    needsMemo: true,
    warnings: ['neverChecksum'],
  };
}

/** EOS, whose accounts have names that their owners choose. */
export const eos: Chain = {
  // Written in 32, but words have about two bits a character, and a forger takes any name that is free.
  bits: 2,
  check,
  resembles: (text) => usual.test(text),
  account: (text) => (shape.test(text) ? text : null),
  glance: (name) =>
    name
      .replaceAll(/[1i]/g, 'l')
      .replaceAll('5', 's')
      .replaceAll('2', 'z')
      .replaceAll('rn', 'm')
      .replaceAll('vv', 'w'),
};
