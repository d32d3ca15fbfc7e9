import { expect, it } from 'vitest';
import {
  emptyListing,
  isDecimals,
  isListingValues,
  isProjectLink,
  mayBeContract,
  toListing,
} from './listing.values.ts';

it.each(['https://example.com', 'https://example.com/a?b=c'])('takes %s as a project page', (link) => {
  expect(isProjectLink(link)).toBe(true);
});

it.each([
  'http://example.com',
  'javascript:alert(1)',
  'https://',
  'https://a b',
  `https://${'a'.repeat(250)}`,
])('refuses %s as a project page', (link) => expect(isProjectLink(link)).toBe(false));

it('takes whole digits from 0 to 36', () => {
  expect(['0', '18', '36'].every(isDecimals)).toBe(true);
  expect(['', '37', '-1', '1.5', '1e1', '08', ' 8', '８'].some(isDecimals)).toBe(false);
});

it('judges a contract by its network', () => {
  expect(mayBeContract('TRX', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t')).toBe(true);
  expect(mayBeContract('ETH', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t')).toBe(false);
});

it('sends what was typed, without what is empty', () => {
  const values = {
    ...emptyListing,
    network: 'TRX',
    contract: ' T ',
    symbol: 'ABC',
    decimals: '6',
    link: 'https://a.b',
  };
  expect(toListing(1, values)).toEqual({
    wallet_id: 1,
    base_symbol: 'TRX',
    contract_address: 'T',
    symbol: 'ABC',
    decimals: 6,
    link: 'https://a.b',
  });
});

it('knows its own drafts', () => {
  expect(isListingValues({ ...emptyListing })).toBe(true);
  expect(isListingValues({ ...emptyListing, remark: 1 })).toBe(false);
  expect(isListingValues(null)).toBe(false);
});
