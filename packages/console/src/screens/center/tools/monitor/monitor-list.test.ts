import { expect, it } from 'vitest';
import { orderOf } from '#shared/list/define-list.ts';
import { monitorList, monitorParams } from './monitor-list.ts';

const asked = (search: string) => {
  const state = monitorList.parse(new URLSearchParams(search));
  return { ...monitorParams(state, 1), ...orderOf(state) };
};

it('asks the server for what the address narrows and orders the addresses to', () => {
  expect(asked('')).toEqual({ wallet_id: 1 });
  expect(asked('low=1&q= Gas &sort=-energy_left')).toEqual({
    wallet_id: 1,
    is_low: 1,
    keyword: 'Gas',
    order_by: 'energy_left',
    order: 'desc',
  });
  expect(asked('low=yes&sort=address')).toEqual({ wallet_id: 1 });
});
