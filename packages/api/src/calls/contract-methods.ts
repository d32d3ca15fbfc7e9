import type { KnownMethods } from './known-methods.ts';

const ofThis = { amount: 'this' } as const;
const toTo = ['to'] as const;
const swap = { amountIn: 'path[0]', amountOutMin: 'path[-1]' } as const;
const swapSingle = {
  'params.amountIn': 'params.tokenIn',
  'params.amountOutMinimum': 'params.tokenOut',
} as const;
const ofAsset = { amount: 'asset' } as const;

/** Of exchanges and lending pools, and of whoever rules a contract. */
export const contractMethods: KnownMethods = [
  // A chain's own coin as a token, and exchanges.
  ['0xd0e30db0', { signature: 'deposit()' }],
  ['0x2e1a7d4d', { signature: 'withdraw(uint256 amount)', amounts: ofThis }],
  [
    '0x7ff36ab5',
    {
      signature: 'swapExactETHForTokens(uint256 amountOutMin, address[] path, address to, uint256 deadline)',
      amounts: { amountOutMin: 'path[-1]' },
      recipients: toTo,
    },
  ],
  [
    '0x38ed1739',
    {
      signature:
        'swapExactTokensForTokens(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline)',
      amounts: swap,
      recipients: toTo,
    },
  ],
  [
    '0x18cbafe5',
    {
      signature:
        'swapExactTokensForETH(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline)',
      amounts: swap,
      recipients: toTo,
    },
  ],
  [
    '0x414bf389',
    {
      signature:
        'exactInputSingle((address tokenIn, address tokenOut, uint24 fee, address recipient, uint256 deadline, uint256 amountIn, uint256 amountOutMinimum, uint160 sqrtPriceLimitX96) params)',
      amounts: swapSingle,
      recipients: ['params.recipient'],
    },
  ],
  [
    '0x04e45aaf',
    {
      signature:
        'exactInputSingle((address tokenIn, address tokenOut, uint24 fee, address recipient, uint256 amountIn, uint256 amountOutMinimum, uint160 sqrtPriceLimitX96) params)',
      amounts: swapSingle,
      recipients: ['params.recipient'],
    },
  ],
  [
    '0x49404b7c',
    {
      signature: 'unwrapWETH9(uint256 amountMinimum, address recipient)',
      amounts: { amountMinimum: 'main' },
      recipients: ['recipient'],
    },
  ],
  ['0x12210e8a', { signature: 'refundETH()' }],
  // Lending.
  [
    '0x617ba037',
    {
      signature: 'supply(address asset, uint256 amount, address onBehalfOf, uint16 referralCode)',
      amounts: ofAsset,
      recipients: ['onBehalfOf'],
    },
  ],
  [
    '0x02c205f0',
    {
      signature:
        'supplyWithPermit(address asset, uint256 amount, address onBehalfOf, uint16 referralCode, uint256 deadline, uint8 permitV, bytes32 permitR, bytes32 permitS)',
      amounts: ofAsset,
      recipients: ['onBehalfOf'],
    },
  ],
  [
    '0x69328dec',
    {
      signature: 'withdraw(address asset, uint256 amount, address to)',
      amounts: ofAsset,
      recipients: toTo,
    },
  ],
  [
    '0xa415bcad',
    {
      signature:
        'borrow(address asset, uint256 amount, uint256 interestRateMode, uint16 referralCode, address onBehalfOf)',
      amounts: ofAsset,
    },
  ],
  [
    '0x573ade81',
    {
      signature: 'repay(address asset, uint256 amount, uint256 interestRateMode, address onBehalfOf)',
      amounts: ofAsset,
      recipients: ['onBehalfOf'],
    },
  ],
  // Who rules a contract, and what it is.
  ['0xf2fde38b', { signature: 'transferOwnership(address newOwner)' }],
  ['0x3659cfe6', { signature: 'upgradeTo(address implementation)' }],
  [
    '0x4f1ef286',
    {
      signature: 'upgradeToAndCall(address implementation, bytes data)',
      inner: { as: 'code', to: 'implementation', data: 'data' },
    },
  ],
];
