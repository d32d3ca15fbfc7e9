import { set } from 'idb-keyval';
import { afterEach, expect, it, vi } from 'vitest';
import { database } from '#shared/drafts/database.ts';
import { day } from '#shared/durations.ts';
import { keepRefund, ownRefunds } from './own-refunds.ts';
import type { SentRefund } from './refund-journal.ts';

const sentAt = Date.UTC(2026, 10, 25);
const sent = (at: number): SentRefund => ({
  uid: 7,
  wallet: { id: 1, name: 'Treasury' },
  subWallet: { id: 2, name: 'Main' },
  order: { deposit_id: 5, address_to: 'T1', amount: '5', remark: 'A mixer sent it' },
  coin: { symbol: 'TRX', base_symbol: 'TRX', sub_wallet_id: 2 },
  unit: 'TRX',
  before: [],
  sentAt: at,
});

afterEach(() => vi.useRealTimers());

it('keeps for 30 days which refunds were requested here, and believes no record that was changed', async () => {
  vi.setSystemTime(sentAt);
  await keepRefund(sent(sentAt - 31 * day), 40);
  await keepRefund(sent(sentAt), 41);
  await keepRefund(sent(sentAt), 42);
  await set(['refunded', 7, 43], { text: JSON.stringify({ ...sent(sentAt), id: 43 }), seal: '' }, database);
  const { wallet, subWallet, unit } = sent(sentAt);
  const own = { wallet, subWallet, unit, amount: '5', sentAt };
  expect(await ownRefunds(7)).toEqual([
    { ...own, id: 41 },
    { ...own, id: 42 },
  ]);
  expect(await ownRefunds(8)).toEqual([]);
});
