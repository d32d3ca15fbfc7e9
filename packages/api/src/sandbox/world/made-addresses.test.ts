import { expect, it } from 'vitest';
import { checkAddress, type AddressKind } from '../../addresses/index.ts';
import { addressOn } from './addresses.seed.ts';

const forms: [symbol: string, kind: AddressKind, form: RegExp][] = [
  ['ETH', 'account', /^0x/],
  ['HECO', 'account', /^0x/],
  ['TRX', 'account', /^T/],
  ['BTC', 'p2wpkh', /^bc1q/],
  ['LTC', 'p2wpkh', /^ltc1q/],
  ['DOGE', 'p2pkh', /^D/],
  ['TON', 'nonBounceable', /^UQ/],
  ['SOL', 'account', /^[1-9A-HJ-NP-Za-km-z]{43,44}$/],
  ['XRP', 'classic', /^r/],
  ['ATOM', 'account', /^cosmos1/],
  ['EOS', 'name', /^[a-z1-5]{12}$/],
];

it.each(forms)('anybody has an address on %s that the chain accepts as it is', (symbol, kind, form) => {
  for (const name of ['ordinary', 'sub-wallet 7', 'Lin Wei', '零', ...Array.from('0123456789')]) {
    const text = addressOn(symbol, name);
    expect(text).toMatch(form);
    expect(checkAddress(symbol, text)).toMatchObject({ ok: true, kind, normalized: text });
  }
});

it.each(forms)('on %s it is the same each time, and another for another name', (symbol) => {
  expect(addressOn(symbol, 'Acme')).toBe(addressOn(symbol, 'Acme'));
  expect(addressOn(symbol, 'Acme')).not.toBe(addressOn(symbol, 'acme'));
});
