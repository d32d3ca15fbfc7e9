import { stage } from '#shared/testing/stage.tsx';
import { transactions, withdrawals } from '@mpc/api';
import { walletIds } from '@mpc/api/sandbox';
import { expect, it } from 'vitest';
import { client } from '#shared/api/api.ts';
import { kytLook } from './kyt-status.ts';

it.each(['deposit', 'withdraw'] as const)(
  'a %s says the same of its screening in the list and in full',
  async (kind) => {
    await stage(null, { as: 'owner' });
    const { list } = await client.call(transactions.list, {
      wallet_id: walletIds.treasury,
      trans_kind: [kind],
      page_size: 100,
    });
    // One of each: what is read costs a request.
    const one = new Map(list.map((row) => [`${row.kyt_status} ${row.status}`, row]));
    expect(one.size).toBeGreaterThan(3);
    for (const row of one.values()) {
      const whole =
        kind === 'deposit'
          ? await client.call(transactions.depositInfo, { id: row.id })
          : await client.call(withdrawals.info, { id: row.id });
      expect(whole.kyt).toBeDefined();
      expect(kytLook(whole), `${kind} ${row.id}`).toEqual(kytLook(row));
    }
  },
);
