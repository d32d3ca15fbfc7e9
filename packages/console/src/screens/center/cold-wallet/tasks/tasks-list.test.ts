import { expect, it } from 'vitest';
import { taskParams, tasksList } from './tasks-list.ts';

const asked = (search: string) => taskParams(tasksList.parse(new URLSearchParams(search)), 7);

it('asks for every running task where no status is chosen', () => {
  expect(asked('tab=tasks')).toEqual({ wallet_id: 7, status: [0, 1, 2, 5] });
});

it('asks for what the address names, and for no task that is over', () => {
  expect(asked('tab=tasks&way=3&coin=ETH&status=5,3')).toEqual({
    wallet_id: 7,
    status: [5],
    direction: 3,
    symbol: 'ETH',
  });
});
