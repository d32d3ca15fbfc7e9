import { expect, it } from 'vitest';
import { nameOptions, optionFinder } from './option-search.ts';

const tron = { id: 'usdt-tron', label: 'USDT', detail: 'on TRON', keywords: ['TRC20', '泰达币'] };
const ethereum = { id: 'usdt-eth', label: 'USDT', detail: 'on Ethereum', keywords: ['ERC20', '泰达币'] };
const find = optionFinder([tron, ethereum]);

it.each([
  'usdt',
  'ETHER',
  'erc20',
  '泰达',
  'usdt ethereum',
  'eth USDT',
  'Éther',
  'USDT · on Ethereum',
  '',
  ' ',
])('finds an option by label, detail and keywords, every word of %j', (typed) =>
  expect(find(typed)).toContain(ethereum),
);

it('does not find an option by the words of another with the same label', () => {
  expect(find('ethereum')).toEqual([ethereum]);
  expect(find('tron ethereum')).toEqual([]);
});

it('gives each option a text of its own: label, detail, and the id where both are the same', () => {
  const texts = nameOptions([
    tron,
    ethereum,
    { id: 'a', label: 'BTC' },
    { id: 'b', label: 'BTC' },
    { id: 'c', label: 'ETH' },
  ]).map(({ text }) => text);
  expect(texts).toEqual(['USDT · on TRON', 'USDT · on Ethereum', 'BTC · a', 'BTC · b', 'ETH']);
});

it('reads every option once, however many letters are typed', () => {
  let reads = 0;
  const counted = Array.from({ length: 100 }, (_, index) => ({
    id: String(index),
    get label() {
      reads += 1;
      return `Option ${index}`;
    },
  }));
  const find = optionFinder(counted);
  expect(['o', 'op', 'option 7'].map((typed) => find(typed).length)).toEqual([100, 100, 19]);
  expect(reads).toBe(100);
});
