import { expect, it } from 'vitest';
import { authsList, authsParams } from './auths-list.ts';

const asked = (text: string) => authsParams(authsList.parse(new URLSearchParams(text)), 7);

it('asks for what is narrowed and nothing else', () => {
  expect(asked('')).toEqual({ id: 7 });
  expect(asked('coin=USDC&status=0,3,8&q=+daily+')).toEqual({
    id: 7,
    symbol: ['USDC'],
    status: [0, 3],
    keyword: 'daily',
  });
});
