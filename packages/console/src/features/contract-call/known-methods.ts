import type { AbiType } from './abi.rules.ts';

/** What a permission is about: an amount of a token, or every token of a collection. */
export type GrantOf = 'amount' | 'collection';

/** A method of a contract that this console can read. */
export interface KnownMethod {
  name: string;
  params: readonly (readonly [name: string, type: AbiType])[];
  /** Who is given what, by the names of its parameters, where it lets somebody else spend. */
  grant?: { to: string; what: GrantOf; by: string };
}

const amount = ['amount', 'uint256'] as const;
const [from, to, spender] = [
  ['from', 'address'],
  ['to', 'address'],
  ['spender', 'address'],
] as const;
const signature = [
  ['v', 'uint8'],
  ['r', 'bytes32'],
  ['s', 'bytes32'],
] as const;
const swapTail = [['path', 'address[]'], to, ['deadline', 'uint256']] as const;
const ofAmount = { to: 'spender', what: 'amount', by: 'amount' } as const;

/** The methods people meet most, by the first four bytes of a call. */
export const knownMethods: ReadonlyMap<string, KnownMethod> = new Map<string, KnownMethod>([
  // Tokens (ERC-20), and the permissions on them.
  ['0xa9059cbb', { name: 'transfer', params: [to, amount] }],
  ['0x23b872dd', { name: 'transferFrom', params: [from, to, amount] }],
  ['0x095ea7b3', { name: 'approve', params: [spender, amount], grant: ofAmount }],
  ['0x39509351', { name: 'increaseAllowance', params: [spender, amount], grant: ofAmount }],
  ['0xa457c2d7', { name: 'decreaseAllowance', params: [spender, amount] }],
  [
    '0xd505accf',
    {
      name: 'permit',
      params: [['owner', 'address'], spender, amount, ['deadline', 'uint256'], ...signature],
      grant: ofAmount,
    },
  ],
  [
    '0x8fcbaf0c',
    {
      name: 'permit',
      params: [
        ['holder', 'address'],
        spender,
        ['nonce', 'uint256'],
        ['expiry', 'uint256'],
        ['allowed', 'bool'],
        ...signature,
      ],
      grant: { to: 'spender', what: 'amount', by: 'allowed' },
    },
  ],
  [
    '0x87517c45',
    {
      name: 'approve',
      params: [['token', 'address'], spender, ['amount', 'uint160'], ['expiration', 'uint48']],
      grant: ofAmount,
    },
  ],
  // Collectibles (ERC-721, ERC-1155).
  [
    '0xa22cb465',
    {
      name: 'setApprovalForAll',
      params: [
        ['operator', 'address'],
        ['approved', 'bool'],
      ],
      grant: { to: 'operator', what: 'collection', by: 'approved' },
    },
  ],
  ['0x42842e0e', { name: 'safeTransferFrom', params: [from, to, ['tokenId', 'uint256']] }],
  ['0xb88d4fde', { name: 'safeTransferFrom', params: [from, to, ['tokenId', 'uint256'], ['data', 'bytes']] }],
  [
    '0xf242432a',
    { name: 'safeTransferFrom', params: [from, to, ['id', 'uint256'], amount, ['data', 'bytes']] },
  ],
  [
    '0x2eb2c2d6',
    {
      name: 'safeBatchTransferFrom',
      params: [from, to, ['ids', 'uint256[]'], ['amounts', 'uint256[]'], ['data', 'bytes']],
    },
  ],
  // A chain's own coin as a token, and exchanges.
  ['0xd0e30db0', { name: 'deposit', params: [] }],
  ['0x2e1a7d4d', { name: 'withdraw', params: [amount] }],
  ['0x7ff36ab5', { name: 'swapExactETHForTokens', params: [['amountOutMin', 'uint256'], ...swapTail] }],
  [
    '0x38ed1739',
    {
      name: 'swapExactTokensForTokens',
      params: [['amountIn', 'uint256'], ['amountOutMin', 'uint256'], ...swapTail],
    },
  ],
  [
    '0x18cbafe5',
    {
      name: 'swapExactTokensForETH',
      params: [['amountIn', 'uint256'], ['amountOutMin', 'uint256'], ...swapTail],
    },
  ],
  // Who rules a contract, and what it is.
  ['0xf2fde38b', { name: 'transferOwnership', params: [['newOwner', 'address']] }],
  ['0x3659cfe6', { name: 'upgradeTo', params: [['implementation', 'address']] }],
  [
    '0x4f1ef286',
    {
      name: 'upgradeToAndCall',
      params: [
        ['implementation', 'address'],
        ['data', 'bytes'],
      ],
    },
  ],
]);
