import { expect, it } from 'vitest';
import { addressKey } from '@mpc/api/addresses';
import { specialAddresses } from '@mpc/api/sandbox';
import type { PaidRecipients, RecipientEvidence, RecipientRole } from './recipient-evidence.ts';
import { recipientFindings, refusalOf } from './recipient-findings.rules.ts';

const t = ((key: string) => key) as never;
const usdc = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';
const own = specialAddresses.ordinary.evm;
const black = specialAddresses.blacklisted.evm;

const evidence: RecipientEvidence = {
  failed: [],
  contracts: { tokens: new Map([[addressKey('ETH', usdc), 'USDC (ERC20)']]), others: new Map() },
  book: [],
  mine: [],
  paid: [],
  owners: {
    [own]: {
      sub_wallet_id: 1,
      sub_wallet_name: 'Main',
      wallet_id: 1,
      wallet_name: 'Treasury',
      memo: '',
    } as never,
    [usdc]: null,
    [black]: null,
  },
  isBlack: { [own]: false, [usdc]: false, [black]: true },
};

const refusal = (address: string, role?: RecipientRole) => {
  const paid: PaidRecipients = {
    walletId: 1,
    subWalletId: 1,
    baseSymbol: 'ETH',
    symbol: 'ETH',
    recipients: [{ address, memo: '', ...(role === undefined ? {} : { role }) }],
  };
  return recipientFindings(paid, evidence, t).map((found) => refusalOf(t, found))[0];
};

it.each<[who: string, address: string, role: RecipientRole | undefined, refused: string | undefined]>([
  ['a token’s contract that a transfer pays', usdc, undefined, 'recipient.order.tokenContract'],
  ['a token’s contract that a call pays', usdc, 'paidByCall', 'recipient.order.tokenContract'],
  ['a token’s contract that may spend', usdc, 'spender', undefined],
  ['a token’s contract that is called', usdc, 'contract', undefined],
  ['the payer as recipient of a transfer', own, undefined, 'recipient.order.sender'],
  ['the payer as recipient of a call', own, 'paidByCall', undefined],
  ['a blacklisted recipient of a call', black, 'paidByCall', 'recipient.order.black'],
  ['a blacklisted spender', black, 'spender', 'recipient.order.black'],
  ['no address', '0x12', 'spender', 'recipient.order.address'],
])('R23: judges %s by what it is to the order', (_, address, role, refused) => {
  expect(refusal(address, role)).toBe(refused);
});
