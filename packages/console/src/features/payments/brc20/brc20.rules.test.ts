import type { Coin } from '@mpc/api';
import { expect, it } from 'vitest';
import type { RecipientFacts } from '../transfer/transfer-facts.ts';
import { brc20WaitsFor, isBrc20Answered, isBrc20Forbidden, type Brc20Known } from './brc20.rules.ts';

const recipient: RecipientFacts = {
  id: 'only',
  amount: '0.00000546',
  memo: '',
  check: null,
  to: 'bc1q',
  screening: {
    kyt: { level: 1, score: 1, categories: [], provider: '', screened_at: 0 },
    white: 0,
    black: 0,
    own_address: 0,
  } as unknown as RecipientFacts['screening'],
  screeningPending: false,
  unscreened: false,
  owner: null,
  recipientCheck: { kind: 'allowed' },
  entry: null,
  lookAlike: null,
};
const known: Brc20Known = {
  coin: { enable_withdraw: true } as Coin,
  recipient,
  state: { white_status: 0, app_show_status: '1', collect_role: 0, kyt_status: 1 },
  taken: [],
  isFreeKnown: true,
  fee: { id: 'normal', amount: '0.00001', fields: { fee_rate: '7', size: 200 } },
  feeFault: null,
  short: null,
  strategy: null,
};

it('waits for what is still missing, in the order of the form', () => {
  expect(brc20WaitsFor({ ...known, coin: null }, 1)).toBe('coin');
  expect(brc20WaitsFor(known, 0)).toBe('inscriptions');
  expect(brc20WaitsFor({ ...known, recipient: { ...recipient, to: null } }, 1)).toBe('address');
  expect(brc20WaitsFor({ ...known, fee: null }, 1)).toBe('fee');
  expect(brc20WaitsFor({ ...known, recipient: { ...recipient, screeningPending: true } }, 1)).toBe('checks');
  expect(brc20WaitsFor({ ...known, recipient: { ...recipient, entry: undefined } }, 1)).toBe('checks');
  expect(brc20WaitsFor({ ...known, strategy: undefined }, 1)).toBe('checks');
  expect(brc20WaitsFor(known, 1)).toBeNull();
});

const black = {
  ...recipient,
  screening: { ...recipient.screening, black: 1 } as RecipientFacts['screening'],
};

it.each<[string, Partial<Brc20Known>]>([
  ['an order holds one of them', { taken: [1] }],
  ['the bitcoin does not suffice', { short: '1' }],
  ['the rate is below the least', { feeFault: 'belowLeast' }],
  ['the address is on the blacklist', { recipient: black }],
  [
    'the whitelist holds and the address is not on it',
    { state: { ...known.state, white_status: 1 } as Brc20Known['state'] },
  ],
  [
    'it is the sub-wallet’s own address',
    { recipient: { ...recipient, recipientCheck: { kind: 'refused', reason: 'sender' } } },
  ],
  [
    'it is an address that nobody can pay from',
    {
      recipient: {
        ...recipient,
        recipientCheck: { kind: 'refused', reason: 'address', fault: { code: 'burnAddress' } },
      },
    },
  ],
  [
    'it is the contract of a token',
    {
      recipient: {
        ...recipient,
        recipientCheck: { kind: 'refused', reason: 'tokenContract', name: 'USDT (TRC20)' },
      },
    },
  ],
  ['transfers are stopped', { coin: { enable_withdraw: false } as Coin }],
])('is never sent where %s', (_, part) => {
  expect(isBrc20Forbidden(known)).toBe(false);
  expect(isBrc20Forbidden({ ...known, ...part })).toBe(true);
});

it('asks for a yes where the screening names a risk', () => {
  const risky = {
    ...recipient,
    screening: {
      ...recipient.screening,
      kyt: { level: 4, score: 80, categories: [] },
    } as unknown as RecipientFacts['screening'],
  };
  expect(isBrc20Answered(recipient, { risk: false, contract: false, lookAlike: '' })).toBe(true);
  expect(isBrc20Answered(risky, { risk: false, contract: false, lookAlike: '' })).toBe(false);
  expect(isBrc20Answered(risky, { risk: true, contract: false, lookAlike: '' })).toBe(true);
});
