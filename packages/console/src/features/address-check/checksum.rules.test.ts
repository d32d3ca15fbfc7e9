import { expect, it } from 'vitest';
import { checksumOf } from './checksum.rules.ts';

it.each([
  ['ETH', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', 'caught'],
  ['ETH', '0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed', 'absent'],
  ['ETH', '0x52908400098527886E0F7030069857D2E4169EE7', 'weak'],
  ['TRX', 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8', 'caught'],
  ['SOL', '6X4X1Ae24mkoWeCEpktevySVG9jzeCufut5vtUW3wFrD', 'never'],
  ['TRX', 'no address', 'unknown'],
  ['NEWCOIN', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', 'unknown'],
])('on %s, slips in %s are %s', (base, address, expected) => {
  expect(checksumOf(base, address, address)).toBe(expected);
});

it('claims nothing for a spelling that was made here', () => {
  expect(checksumOf('ETH', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed')).toBe('made');
  expect(checksumOf('TRX', 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8')).toBe('caught');
});
