import { expect, it } from 'vitest';
import { matchesOption, nameOptions, optionFilter } from './option-search.ts';

const tron = { id: 'usdt-tron', label: 'USDT', detail: 'on TRON', keywords: ['TRC20', '泰达币'] };
const ethereum = { id: 'usdt-eth', label: 'USDT', detail: 'on Ethereum', keywords: ['ERC20', '泰达币'] };

it.each(['usdt', 'ETHER', 'erc20', '泰达', 'usdt ethereum', 'eth USDT', 'Éther', 'USDT · on Ethereum', ''])(
  'finds an option by label, detail and keywords, every word of %j',
  (typed) => expect(matchesOption(ethereum, typed)).toBe(true),
);

it('does not find an option by the words of another', () => {
  expect(matchesOption(tron, 'ethereum')).toBe(false);
  expect(matchesOption(tron, 'usdt ethereum')).toBe(false);
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

it('filters by the option itself, not by another with the same label', () => {
  const options = nameOptions([tron, ethereum]);
  const filter = optionFilter(options);
  expect(options.filter(({ text }) => filter(text, 'erc20')).map(({ id }) => id)).toEqual(['usdt-eth']);
});
