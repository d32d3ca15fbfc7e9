import type { KnownMethods } from './known-methods.ts';

const ofThis = { amount: 'this' } as const;
const ofAmount = { to: 'spender', what: 'amount', by: 'amount' } as const;
const toTo = ['to'] as const;
const transfer = { to: 'to', amount: 'amount' } as const;

/** Of tokens and collectibles, and the allowances of them. */
export const tokenMethods: KnownMethods = [
  // Tokens (ERC-20), and the allowances of them.
  [
    '0xa9059cbb',
    { signature: 'transfer(address to, uint256 amount)', amounts: ofThis, recipients: toTo, transfer },
  ],
  [
    '0x23b872dd',
    {
      signature: 'transferFrom(address from, address to, uint256 amount)',
      amounts: ofThis,
      recipients: toTo,
      transfer,
    },
  ],
  ['0x095ea7b3', { signature: 'approve(address spender, uint256 amount)', amounts: ofThis, grant: ofAmount }],
  [
    '0x39509351',
    { signature: 'increaseAllowance(address spender, uint256 amount)', amounts: ofThis, grant: ofAmount },
  ],
  ['0xa457c2d7', { signature: 'decreaseAllowance(address spender, uint256 amount)', amounts: ofThis }],
  [
    '0xd505accf',
    {
      signature:
        'permit(address owner, address spender, uint256 amount, uint256 deadline, uint8 v, bytes32 r, bytes32 s)',
      amounts: ofThis,
      grant: ofAmount,
    },
  ],
  [
    '0x8fcbaf0c',
    {
      signature:
        'permit(address holder, address spender, uint256 nonce, uint256 expiry, bool allowed, uint8 v, bytes32 r, bytes32 s)',
      grant: { to: 'spender', what: 'amount', by: 'allowed' },
    },
  ],
  // Permit2.
  [
    '0x87517c45',
    {
      signature: 'approve(address token, address spender, uint160 amount, uint48 expiration)',
      amounts: { amount: 'token' },
      grant: ofAmount,
    },
  ],
  [
    '0x36c78516',
    {
      signature: 'transferFrom(address from, address to, uint160 amount, address token)',
      amounts: { amount: 'token' },
      recipients: toTo,
      transfer,
    },
  ],
  [
    '0x2b67b570',
    {
      signature:
        'permit(address owner, ((address token, uint160 amount, uint48 expiration, uint48 nonce) details, address spender, uint256 sigDeadline) permit, bytes signature)',
      amounts: { 'permit.details.amount': 'permit.details.token' },
      grant: { to: 'permit.spender', what: 'amount', by: 'permit.details.amount' },
    },
  ],
  [
    '0x2a2d80d1',
    {
      signature:
        'permit(address owner, ((address token, uint160 amount, uint48 expiration, uint48 nonce)[] details, address spender, uint256 sigDeadline) permit, bytes signature)',
      amounts: { 'permit.details[].amount': 'permit.details[].token' },
      grant: { to: 'permit.spender', what: 'amount', by: 'permit.details[].amount' },
    },
  ],
  [
    '0x30f28b7a',
    {
      signature:
        'permitTransferFrom(((address token, uint256 amount) permitted, uint256 nonce, uint256 deadline) permit, (address to, uint256 requestedAmount) transferDetails, address owner, bytes signature)',
      amounts: {
        'permit.permitted.amount': 'permit.permitted.token',
        'transferDetails.requestedAmount': 'permit.permitted.token',
      },
      recipients: ['transferDetails.to'],
      transfer: { to: 'transferDetails.to', amount: 'transferDetails.requestedAmount' },
    },
  ],
  [
    '0xedd9444b',
    {
      signature:
        'permitTransferFrom(((address token, uint256 amount)[] permitted, uint256 nonce, uint256 deadline) permit, (address to, uint256 requestedAmount)[] transferDetails, address owner, bytes signature)',
      amounts: {
        'permit.permitted[].amount': 'permit.permitted[].token',
        'transferDetails[].requestedAmount': 'permit.permitted[].token',
      },
      recipients: ['transferDetails[].to'],
      transfer: { to: 'transferDetails[].to', amount: 'transferDetails[].requestedAmount' },
    },
  ],
  // Collectibles (ERC-721, ERC-1155).
  [
    '0xa22cb465',
    {
      signature: 'setApprovalForAll(address operator, bool approved)',
      grant: { to: 'operator', what: 'collection', by: 'approved' },
    },
  ],
  [
    '0x42842e0e',
    { signature: 'safeTransferFrom(address from, address to, uint256 tokenId)', recipients: toTo },
  ],
  [
    '0xb88d4fde',
    {
      signature: 'safeTransferFrom(address from, address to, uint256 tokenId, bytes data)',
      recipients: toTo,
    },
  ],
  [
    '0xf242432a',
    {
      signature: 'safeTransferFrom(address from, address to, uint256 id, uint256 amount, bytes data)',
      recipients: toTo,
    },
  ],
  [
    '0x2eb2c2d6',
    {
      signature:
        'safeBatchTransferFrom(address from, address to, uint256[] ids, uint256[] amounts, bytes data)',
      recipients: toTo,
    },
  ],
];
