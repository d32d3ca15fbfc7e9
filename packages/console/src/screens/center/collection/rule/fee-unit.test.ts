import { expect, it } from 'vitest';
import { feeUnit, wholeFeeUnit } from './fee-unit.ts';

it('names the coin of a fee as people read it, and with its code where something is decided', () => {
  const bnb = { fee_symbol: 'BSC', fee_symbol_alias: 'BNB' };
  expect([feeUnit(bnb), wholeFeeUnit(bnb)]).toEqual(['BNB', 'BNB BSC']);
  expect([feeUnit({ fee_symbol: 'ETH' }), wholeFeeUnit({ fee_symbol: 'ETH' })]).toEqual(['ETH', 'ETH']);
});
