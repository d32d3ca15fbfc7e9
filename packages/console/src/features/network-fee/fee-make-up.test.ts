import { beforeAll, describe, expect, it } from 'vitest';
import type { TFunction } from 'i18next';
import { startI18n, wordFiles } from '#shared/i18n/i18n.ts';
import { feeMakeUp } from './fee-make-up.ts';
import { chosenFee, feeOptions, usualFee } from './fee.rules.ts';

let t: TFunction;
beforeAll(async () => {
  ({ t } = await startI18n('en-US', wordFiles));
});

const gas = {
  fee_unit: 'ETH',
  fee_changeable: true,
  trans_fee: '0.001',
  gas_limit: '65000',
  gas_price1: '10',
  gas_price2: '20.5',
  gas_price3: '31',
};
const bytes = { ...gas, gas_limit: undefined, size: 141, fee_rate1: '4', fee_rate2: '7', fee_rate3: '12' };
const tron = { fee_unit: 'TRX', fee_changeable: false, trans_fee: '27.35', burn_fee: '27.35' };

describe('how a fee comes about is said in one line', () => {
  it('the way, the price and for how much of it', () => {
    const { option } = chosenFee(gas, { id: 'custom', price: '61.5', limit: '70000' });
    if (option === null) throw new Error('It can be paid');
    expect(feeMakeUp(t, option, { baseSymbol: 'ETH' })).toBe(
      'Custom · At most 61.5 Gwei for up to 70,000 gas',
    );
    const [slow] = feeOptions(gas);
    if (slow === undefined) throw new Error('There are three');
    expect(feeMakeUp(t, slow, { baseSymbol: 'HECO' })).toBe('Slow · 10 Gwei for up to 65,000 gas');
  });

  it('the rate and the size', () => {
    const { option } = chosenFee(bytes, usualFee);
    if (option === null) throw new Error('It can be paid');
    expect(feeMakeUp(t, option, { baseSymbol: 'BTC' })).toBe('Standard · 7 sat/vB for 141 bytes');
  });

  it.each([
    ['is lent', { ...tron, agent_fee: '6.4' }, 'Energy and bandwidth from the auto agent'],
    ['burned for', tron, 'TRX burned for energy and bandwidth'],
    ['is not needed', { ...tron, burn_fee: undefined }, 'Set by the network, not editable.'],
  ])('whether energy %s', (_, estimate, said) => {
    const [option] = feeOptions(estimate);
    if (option === undefined) throw new Error('It can be paid');
    expect(feeMakeUp(t, option, { baseSymbol: 'TRX', estimate })).toBe(said);
  });
});
