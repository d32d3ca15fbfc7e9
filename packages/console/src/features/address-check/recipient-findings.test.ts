import type { TFunction } from 'i18next';
import { expect, it } from 'vitest';
import { recipientFindings } from './recipient-findings.rules.ts';

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
