import { expect, it } from 'vitest';
import { kytOrdersList, orderParams } from './kyt-orders-list.ts';

const asked = (text: string) => orderParams(kytOrdersList.parse(new URLSearchParams(text)), 1001);

it('asks for the orders of one provider in some statuses, and leaves out what is not chosen', () => {
  expect(asked('tab=orders')).toEqual({ wallet_id: 1001 });
  expect(asked('tab=orders&provider=Trace%20Atlas&status=3,0,9')).toEqual({
    wallet_id: 1001,
    provider: 'Trace Atlas',
    status: [0, 3],
  });
});
