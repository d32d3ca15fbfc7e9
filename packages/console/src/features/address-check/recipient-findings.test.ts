import type { TFunction } from 'i18next';
import { expect, it } from 'vitest';
import { addressKey } from '@mpc/api/addresses';
import type { RecipientEvidence } from './recipient-evidence.ts';
import { recipientBlock, recipientFindings } from './recipient-findings.rules.ts';

const t = ((key: string) => key) as TFunction;
const foreign = {
  walletId: 1,
  subWalletId: 2,
  baseSymbol: 'NEWCOIN',
  symbol: 'NEWCOIN',
  recipients: [{ address: 'new1abc', memo: '' }],
  isCall: false,
};

it('R23: pays nobody on a network that nothing here can judge, but a book may have them', () => {
  const kindOf = (paid: typeof foreign & { keptFor?: number[] }) =>
    recipientFindings(paid, undefined, t).map(({ recipientCheck }) => recipientCheck.kind);
  expect([kindOf(foreign), kindOf({ ...foreign, keptFor: [2] })]).toEqual([['refused'], ['allowed']]);
});

it('R23: a contract is agreed to only by who says that it is meant', () => {
  const address = '0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D';
  const paid = { ...foreign, baseSymbol: 'ETH', symbol: 'ETH', recipients: [{ address, memo: '' }] };
  const others = new Map([[addressKey('ETH', address), 'Router']]);
  const evidence: RecipientEvidence = {
    failed: [],
    contracts: { tokens: new Map(), others },
    book: [],
    mine: [],
    paid: [],
    owners: { [address]: null },
    isBlack: { [address]: false },
  };
  const findings = recipientFindings(paid, evidence, t);
  expect(findings).toMatchObject([{ recipientCheck: { kind: 'confirm' } }]);
  expect(recipientBlock(t, findings, {})).toBe('recipient.order.contractFirst');
  expect(recipientBlock(t, findings, { confirmed: { [address]: true } })).toBeUndefined();
  // A tier of a cold wallet is a contract, though never that of a token.
  const tier = { ...paid, recipients: [{ address, memo: '', role: 'tier' as const }] };
  expect(recipientBlock(t, recipientFindings(tier, evidence, t), {})).toBeUndefined();
  const token = { ...evidence, contracts: { tokens: others, others: new Map() } };
  expect(recipientBlock(t, recipientFindings(tier, token, t), {})).toBe('recipient.order.tokenContract');
});
