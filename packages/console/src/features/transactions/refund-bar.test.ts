import { expect, it } from 'vitest';
import { refundBar } from './refund-bar.rules.ts';

const held = { trans_kind: 'deposit', status: 3000, held_by: 'risk', can_refund: false } as const;
const refund = { refund_id: 1, amount: '1', created_at: 0 };

it.each([
  ['who may', { can_refund: true }, null],
  ['another', {}, 'role'],
  ['anybody, of one that was given back', { status: 4000 }, 'returned'],
  ['anybody, while a refund is under way', { refunds: [{ ...refund, status: 1000 }] }, 'pending'],
  [
    'anybody, while a refund has a status nobody knows',
    { refunds: [{ ...refund, status: 9999 }] },
    'pending',
  ],
  ['another, after a refund that failed', { refunds: [{ ...refund, status: 2400 }] }, 'role'],
  ['anybody, of one that nothing is wrong with', { status: 2000, held_by: undefined }, 'sound'],
  ['anybody, of one that the chain dropped', { held_by: 'reorg' }, 'sound'],
  ['anybody, of one that is not settled', { status: 1000 }, 'sound'],
  ['anybody, of an NFT', { trans_kind: 'nft' }, 'sound'],
] as const)('says why a deposit cannot be given back to %s', (_, change, why) => {
  expect(refundBar({ ...held, ...change } as Parameters<typeof refundBar>[0])).toBe(why);
});
