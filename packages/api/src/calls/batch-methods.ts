import type { KnownMethods } from './known-methods.ts';

const targets = { as: 'list', calls: 'calls', data: 'callData' } as const;

/** Of what makes several calls in one, or calls for somebody. */
export const batchMethods: KnownMethods = [
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
      refunded: { refundReceiver: 'gasPrice' },
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
];
