import { addressOn } from '../../world/addresses.seed.ts';

const dapp = (name: string, site: string, contract: string) => ({
  name,
  url: `https://${site}.example`,
  contract: addressOn('ETH', contract),
});

/** Programs whose contracts are called; none of them exists. */
export const dapps = {
  router: dapp('Harbour Swap', 'swap.harbour', 'Swap router'),
  lending: dapp('Quay Lending', 'lend.quay', 'Lending pool'),
  register: dapp('Grant register', 'grants.harbour', 'Grant register'),
  market: dapp('Tide Market', 'market.tide', 'Tide market'),
} as const;

const number = (value: bigint) => value.toString(16).padStart(64, '0');
const address = (text: string) => text.slice(2).toLowerCase().padStart(64, '0');

/** More than anybody has: a permission without an end. */
const endless = 2n ** 256n - 1n;

/** What contracts are told, in hex. */
export const said = {
  approve: (spender: string, units: bigint = endless) => `0x095ea7b3${address(spender)}${number(units)}`,
  forAll: (operator: string) => `0xa22cb465${address(operator)}${number(1n)}`,
  transfer: (to: string, units: bigint) => `0xa9059cbb${address(to)}${number(units)}`,
  /** The main coin against USD Coin, by way of two tokens. */
  swap(value: string, to: string) {
    const path = [addressOn('ETH', 'wrapped coin'), addressOn('ETH', 'quoted token')];
    const least = BigInt(value.replace('.', '')) * 10n ** 8n;
    const words = [
      number(least),
      number(128n),
      address(addressOn('ETH', to)),
      number(1_900_000_000n),
      number(2n),
    ];
    return `0x7ff36ab5${words.join('')}${path.map(address).join('')}`;
  },
  /** A method nobody has published. */
  unknown: (words: number) =>
    `0x5be7cd2f${Array.from({ length: words }, (_, i) => number(BigInt(i))).join('')}`,
};
