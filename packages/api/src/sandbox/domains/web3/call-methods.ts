/** A method of a contract that the sandbox can read, and what a call of it needs. */
export interface Method {
  name: string;
  params: readonly (readonly [name: string, type: 'address' | 'uint256' | 'bool' | 'address[]'])[];
  gas: string;
  /** Whether it lets somebody else spend. */
  isPermission?: boolean;
}

const amount = ['amount', 'uint256'] as const;
const swapTail = [
  ['path', 'address[]'],
  ['to', 'address'],
  ['deadline', 'uint256'],
] as const;

/** The methods people meet most, by the first four bytes of a call. */
export const methods: Readonly<Record<string, Method>> = {
  '0x095ea7b3': {
    name: 'approve',
    params: [['spender', 'address'], amount],
    gas: '46000',
    isPermission: true,
  },
  '0x39509351': {
    name: 'increaseAllowance',
    params: [['spender', 'address'], amount],
    gas: '46000',
    isPermission: true,
  },
  '0xa22cb465': {
    name: 'setApprovalForAll',
    params: [
      ['operator', 'address'],
      ['approved', 'bool'],
    ],
    gas: '48000',
    isPermission: true,
  },
  '0xa9059cbb': { name: 'transfer', params: [['to', 'address'], amount], gas: '65000' },
  '0x23b872dd': {
    name: 'transferFrom',
    params: [['from', 'address'], ['to', 'address'], amount],
    gas: '70000',
  },
  '0x42842e0e': {
    name: 'safeTransferFrom',
    params: [
      ['from', 'address'],
      ['to', 'address'],
      ['tokenId', 'uint256'],
    ],
    gas: '85000',
  },
  // Of the bytes that follow, nothing is read.
  '0xf242432a': {
    name: 'safeTransferFrom',
    params: [['from', 'address'], ['to', 'address'], ['tokenId', 'uint256'], amount],
    gas: '75000',
  },
  '0xd0e30db0': { name: 'deposit', params: [], gas: '45000' },
  '0x2e1a7d4d': { name: 'withdraw', params: [amount], gas: '45000' },
  '0x7ff36ab5': {
    name: 'swapExactETHForTokens',
    params: [['amountOutMin', 'uint256'], ...swapTail],
    gas: '185000',
  },
  '0x38ed1739': {
    name: 'swapExactTokensForTokens',
    params: [['amountIn', 'uint256'], ['amountOutMin', 'uint256'], ...swapTail],
    gas: '185000',
  },
  '0x18cbafe5': {
    name: 'swapExactTokensForETH',
    params: [['amountIn', 'uint256'], ['amountOutMin', 'uint256'], ...swapTail],
    gas: '185000',
  },
};
