import { expect, it } from 'vitest';
import { revokeData, tokenMoveData } from './encode-call.ts';
import { readCall } from '@mpc/api/calls';

const from = '0x52908400098527886E0F7030069857D2E4169EE7';
const to = '0x8617E340B3D01FA5F11F306F4090FD50E238070D';
const longest = (2n ** 256n - 1n).toString();

it.each([
  ['ERC721', '7', '1', [from, to, '7']],
  ['ERC1155', longest, '25', [from, to, longest, '25', '0x']],
] as const)('writes a move of %s token %s as a contract reads it', (standard, tokenId, amount, values) => {
  const read = readCall(tokenMoveData({ standard, from, to, tokenId, amount }));
  expect(read).toMatchObject({ kind: 'read', method: 'safeTransferFrom', grants: [], extra: 0 });
  expect(read.kind === 'read' ? read.params.map(({ value }) => value) : []).toEqual(values);
});

it.each([
  ['of a token', { what: 'amount', keptFor: null }, { what: 'amount', token: 'this' }],
  ['of a collection', { what: 'collection', keptFor: null }, { what: 'collection', token: 'this' }],
  ['kept by Permit2', { what: 'amount', keptFor: from }, { what: 'amount', token: from }],
] as const)('takes an allowance away %s, as a contract reads it', (_case, given, grant) => {
  const read = readCall(revokeData({ ...given, spender: to }));
  expect(read).toMatchObject({ kind: 'read', grants: [{ ...grant, to, isRevoked: true }], extra: 0 });
});
