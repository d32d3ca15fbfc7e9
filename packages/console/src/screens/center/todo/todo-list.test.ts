import { expect, it } from 'vitest';
import { todoList, todoParams } from './todo-list.ts';

const asked = (text: string) => todoParams(todoList.parse(new URLSearchParams(text)), 1);

it('asks for what is narrowed and nothing else', () => {
  expect(asked('')).toEqual({ wallet_id: 1, tab: 'mine', order_by: 'expire_at', order: 'asc' });
  expect(asked('tab=done&type=3,1&sub=5&urgency=0&period=2026-01-01..2026-01-02')).toEqual({
    wallet_id: 1,
    tab: 'done',
    item_type: [1, 3],
    sub_wallet_id: 5,
    urgency: [0],
    start_time: new Date(2026, 0, 1).getTime(),
    end_time: new Date(2026, 0, 3).getTime() - 1,
  });
});
