import type { FeeEstimate } from '@mpc/api';
import { describe, expect, it } from 'vitest';
import { feeOf, feeOptions, isTransferValues, maximum, toOrder, untouched } from './transfer.values.ts';

const estimate = (change: Partial<FeeEstimate>): FeeEstimate => ({
  fee_unit: 'ETH',
  fee_changeable: true,
  trans_fee: '0.001',
  ...change,
});
const gas = { gas_limit: '65000', gas_price1: '10', gas_price2: '20.5', gas_price3: '31.123456789' };

describe('fees', () => {
  it('makes three tiers of a gas estimate, exact to the last digit', () => {
    expect(feeOptions(estimate(gas)).map(({ id, amount }) => [id, amount])).toEqual([
      ['slow', '0.00065'],
      ['normal', '0.0013325'],
      ['fast', '0.002023024691285'],
    ]);
  });

  it('leaves the middle tier alone where the fee cannot be chosen', () => {
    expect(feeOptions(estimate({ ...gas, fee_changeable: false }))).toMatchObject([{ id: 'normal' }]);
  });

  it('weighs energy against burning only where both exist', () => {
    const tron = { fee_unit: 'TRX', fee: '27.35', trans_fee: '27.35', burn_fee: '27.35' };
    expect(feeOptions(estimate({ ...tron, agent_fee: '6.4' })).map(({ id }) => id)).toEqual([
      'agent',
      'burn',
    ]);
    expect(feeOptions(estimate(tron))).toEqual([{ id: 'only', amount: '27.35', fields: { fee: '27.35' } }]);
  });

  it('offers nothing that cannot be read', () => {
    expect(feeOptions(estimate({ trans_fee: '⚠' }))).toEqual([]);
    expect(feeOptions(estimate({ ...gas, gas_price3: '⚠' })).map(({ id }) => id)).toEqual(['slow', 'normal']);
  });

  it('falls back to the usual option when the chosen one is gone', () => {
    const options = feeOptions(estimate(gas));
    expect(feeOf(options, 'fast')?.id).toBe('fast');
    expect(feeOf(options, 'agent')?.id).toBe('normal');
    expect(feeOf([], 'fast')).toBeNull();
  });
});

describe('the maximum', () => {
  const fee = { id: 'only', amount: '0.5', fields: {} } as const;
  const main = { symbol: 'TRX', base_symbol: 'TRX' };
  const token = { symbol: 'TUSDT', base_symbol: 'TRX' };

  it('leaves the fee behind where the coin pays it itself', () => {
    expect(maximum(main, '3', fee)).toBe('2.5');
    expect(maximum(main, '3', null)).toBeNull();
    expect(maximum(token, '3', null)).toBe('3');
  });

  it('is never less than nothing, and unknown while the balance is', () => {
    expect(maximum(main, '0.4', fee)).toBe('0');
    expect(maximum(token, undefined, fee)).toBeNull();
    expect(maximum(token, '⚠', fee)).toBeNull();
  });
});

it('sends only the fee fields of the family, and nothing that was left empty', () => {
  const [slow] = feeOptions(estimate(gas));
  if (slow === undefined) throw new Error('no tier');
  const sent = {
    requestId: '9b0d7a52-6c4f-4f1e-8a3b-000000000001',
    subWalletId: 31,
    symbol: 'ETH',
    address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    amount: '1200.50',
    fee: slow,
    confirmRisk: false,
  };
  expect(toOrder({ memo: '', remark: '' }, sent)).toEqual({
    request_id: sent.requestId,
    sub_wallet_id: 31,
    symbol: 'ETH',
    address_to: sent.address,
    amount: '1200.50',
    gas_price: '10',
    gas_limit: '65000',
  });
  expect(toOrder({ memo: '12', remark: 'rent' }, { ...sent, confirmRisk: true })).toMatchObject({
    memo: '12',
    remark: 'rent',
    confirm_risk: 1,
  });
});

it('knows its own form again, and no other', () => {
  expect(isTransferValues(untouched('TRX'))).toBe(true);
  expect(isTransferValues({ ...untouched(null), amount: 5 })).toBe(false);
  expect(isTransferValues({ symbol: 'TRX' })).toBe(false);
  expect(isTransferValues(null)).toBe(false);
});
