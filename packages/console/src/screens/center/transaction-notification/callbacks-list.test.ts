import { expect, it } from 'vitest';
import { callbackParams, callbacksList } from './callbacks-list.ts';

const today = new Date(2026, 10, 20).getTime();
const asked = (text: string) => callbackParams(callbacksList.parse(new URLSearchParams(text)), 1001, today);

it('asks for what is narrowed and nothing else', () => {
  expect(asked('')).toEqual({ wallet_id: 1001, start_time: new Date(2026, 9, 22).getTime() });
  expect(asked('side=deposit&outcome=0&status=1000,4000&coin=TUSDT&q=+12+&period=today')).toEqual({
    wallet_id: 1001,
    side: ['deposit'],
    notify_status: [0],
    status: [1000, 4000],
    symbol: 'TUSDT',
    keyword: '12',
    start_time: today,
  });
});

it('does not ask for states that its side never comes to', () => {
  expect(asked('side=withdraw&status=1200,4000').status).toEqual([1200]);
});
