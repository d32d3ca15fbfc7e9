import { expect, it } from 'vitest';
import { rulesList, rulesParams } from './rules-list.ts';

const asked = (text: string) => rulesParams(rulesList.parse(new URLSearchParams(text)), 1001);

it('asks for what is narrowed and nothing else', () => {
  expect(asked('')).toEqual({ wallet_id: 1001 });
  expect(asked('net=ETH,BSC&status=3,9&mode=2&q=+dust+')).toEqual({
    wallet_id: 1001,
    base_symbol: ['ETH', 'BSC'],
    status: [3],
    collect_mode: 2,
    keyword: 'dust',
  });
});
