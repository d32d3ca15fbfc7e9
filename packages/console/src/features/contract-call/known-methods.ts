/** What an allowance is of: an amount of a token, or every token of a collection. */
export type GrantOf = 'amount' | 'collection';

/** How the calls inside of a call are written. Names are of parameters. */
export type Inner =
  /** Data for the same contract, one after the other. */
  | { as: 'same'; data: string }
  /** One call; `operation` 1 runs its code as the caller. */
  | { as: 'one'; to: string; value?: string; data: string; operation?: string }
  /** A list of calls, by the names of each. */
  | { as: 'list'; calls: string; value?: string; data: string }
  /** Lists beside each other. */
  | { as: 'columns'; to: string; value?: string; data: string }
  /** The packed transactions of a Safe. */
  | { as: 'packed'; data: string }
  /** ERC-7579: the mode says how the data is written. */
  | { as: 'mode'; mode: string; data: string }
  /** Code that runs as this contract. */
  | { as: 'code'; to: string; data: string };

/**
 * A method of a contract that this console can read. Values go by the names of their parameters: `details.amount` of a
 * tuple, `details[].amount` of each in a list, `path[0]` and `path[-1]` of the ends of one.
 */
export interface KnownMethod {
  /** As Solidity declares it. */
  signature: string;
  /** Who may spend what from then on. */
  grant?: { to: string; what: GrantOf; by: string };
  /** Amounts, and the token each is of; `this` is the contract itself. */
  amounts?: Readonly<Record<string, string>>;
  /** Who receives what moves. */
  recipients?: readonly string[];
  inner?: Inner;
}

const ofThis = { amount: 'this' } as const;
const ofAmount = { to: 'spender', what: 'amount', by: 'amount' } as const;
const toTo = ['to'] as const;
const swap = { amountIn: 'path[0]', amountOutMin: 'path[-1]' } as const;
const swapSingle = {
  'params.amountIn': 'params.tokenIn',
  'params.amountOutMinimum': 'params.tokenOut',
} as const;
const ofAsset = { amount: 'asset' } as const;
const targets = { as: 'list', calls: 'calls', data: 'callData' } as const;

/** The methods people meet most, by the first four bytes of a call. */
export const knownMethods: ReadonlyMap<string, KnownMethod> = new Map<string, KnownMethod>([
  // Tokens (ERC-20), and the allowances of them.
  ['0xa9059cbb', { signature: 'transfer(address to, uint256 amount)', amounts: ofThis, recipients: toTo }],
  [
    '0x23b872dd',
    {
      signature: 'transferFrom(address from, address to, uint256 amount)',
      amounts: ofThis,
      recipients: toTo,
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
    { signature: 'unwrapWETH9(uint256 amountMinimum, address recipient)', recipients: ['recipient'] },
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
  // Several calls in one.
  ['0xac9650d8', { signature: 'multicall(bytes[] data)', inner: { as: 'same', data: 'data' } }],
  [
    '0x5ae401dc',
    { signature: 'multicall(uint256 deadline, bytes[] data)', inner: { as: 'same', data: 'data' } },
  ],
  [
    '0x1f0464d1',
    { signature: 'multicall(bytes32 previousBlockhash, bytes[] data)', inner: { as: 'same', data: 'data' } },
  ],
  ['0x252dba42', { signature: 'aggregate((address target, bytes callData)[] calls)', inner: targets }],
  [
    '0xbce38bd7',
    {
      signature: 'tryAggregate(bool requireSuccess, (address target, bytes callData)[] calls)',
      inner: targets,
    },
  ],
  [
    '0xc3077fa9',
    { signature: 'blockAndAggregate((address target, bytes callData)[] calls)', inner: targets },
  ],
  [
    '0x399542e9',
    {
      signature: 'tryBlockAndAggregate(bool requireSuccess, (address target, bytes callData)[] calls)',
      inner: targets,
    },
  ],
  [
    '0x82ad56cb',
    {
      signature: 'aggregate3((address target, bool allowFailure, bytes callData)[] calls)',
      inner: targets,
    },
  ],
  [
    '0x174dea71',
    {
      signature:
        'aggregate3Value((address target, bool allowFailure, uint256 value, bytes callData)[] calls)',
      inner: { ...targets, value: 'value' },
    },
  ],
  [
    '0x8d80ff0a',
    { signature: 'multiSend(bytes transactions)', inner: { as: 'packed', data: 'transactions' } },
  ],
  [
    '0x6a761202',
    {
      signature:
        'execTransaction(address to, uint256 value, bytes data, uint8 operation, uint256 safeTxGas, uint256 baseGas, uint256 gasPrice, address gasToken, address refundReceiver, bytes signatures)',
      inner: { as: 'one', to: 'to', value: 'value', data: 'data', operation: 'operation' },
    },
  ],
  [
    '0x468721a7',
    {
      signature: 'execTransactionFromModule(address to, uint256 value, bytes data, uint8 operation)',
      inner: { as: 'one', to: 'to', value: 'value', data: 'data', operation: 'operation' },
    },
  ],
  [
    '0xb61d27f6',
    {
      signature: 'execute(address target, uint256 value, bytes data)',
      inner: { as: 'one', to: 'target', value: 'value', data: 'data' },
    },
  ],
  [
    '0x18dfb3c7',
    {
      signature: 'executeBatch(address[] targets, bytes[] data)',
      inner: { as: 'columns', to: 'targets', data: 'data' },
    },
  ],
  [
    '0x47e1da2a',
    {
      signature: 'executeBatch(address[] targets, uint256[] values, bytes[] data)',
      inner: { as: 'columns', to: 'targets', value: 'values', data: 'data' },
    },
  ],
  [
    '0x34fcd5be',
    {
      signature: 'executeBatch((address target, uint256 value, bytes data)[] calls)',
      inner: { as: 'list', calls: 'calls', value: 'value', data: 'data' },
    },
  ],
  [
    '0xe9ae5c53',
    {
      signature: 'execute(bytes32 mode, bytes executionCalldata)',
      inner: { as: 'mode', mode: 'mode', data: 'executionCalldata' },
    },
  ],
]);
