import { createSandbox, specialAddresses, subWalletIds } from '@mpc/api/sandbox';
import type { SpeedUp } from '@mpc/api';
import { describe, expect, it } from 'vitest';
import { chosenFee, usualFee } from '#features/network-fee';
import {
  costsMore,
  estimateOf,
  replacementOf,
  feeToday,
  isTooLow,
  namesOf,
  stuckReason,
  type PendingOrder,
} from './speed-up.rules.ts';

const terms: SpeedUp = {
  id: 7,
  trans_kind: 'withdraw',
  fee_unit: 'ETH',
  txid: '0xab',
  old: { fee: '0.0000441', gas_price: '2.1', gas_limit: '21000' },
  support: 1,
  reason: '',
  may: 1,
  pending_round: false,
  gas_limit: '21000',
  gas_price1: '1.8',
  gas_price2: '2.2',
  gas_price3: '3.4',
  min_gas_price: '2.31',
  min_fee: '0.00004851',
};

const id = 'c6a4b10a-5d7b-4f7e-8e6d-2f6d1c6a4b10';
const fields = { gas_price: '3.4', gas_limit: '21000' };

/** An order as the server has it, of whatever is said. */
const order = (facts: Partial<PendingOrder>): PendingOrder => {
  const { world } = createSandbox({ clock: 'frozen' });
  const row = world.transactions.all().find(({ trans_kind }) => trans_kind === 'withdraw');
  return { ...row, ...facts } as unknown as PendingOrder;
};

describe('the fee of a replacement', () => {
  it('is chosen from today’s prices, and never less than a tenth more than is paid', () => {
    const estimate = estimateOf(terms);
    expect(chosenFee(estimate, usualFee, terms.min_gas_price).option?.fields.gas_price).toBe('2.31');
    const custom = (price: string) =>
      chosenFee(estimate, { id: 'custom', price, limit: '' }, terms.min_gas_price);
    expect(custom('2.3').fault).toBe('belowLeast');
    expect(custom('2.31').option?.amount).toBe('0.00004851');
  });

  it('is shown with what it costs more, exactly', () => {
    expect(costsMore(terms, { amount: '0.0000714' })).toBe('0.0000273');
    expect(costsMore(terms, { amount: '0.00001' })).toBe('0');
  });

  it('is none where no copy can be sent', () => {
    expect(estimateOf({ ...terms, support: 0 })).toBeUndefined();
    expect(feeToday({ ...terms, support: 0 }, usualFee)).toBeNull();
  });

  it('that is not taken any more becomes the least that is', () => {
    const own = { id: 'custom', price: '2.5', limit: '' } as const;
    const chosen = feeToday(terms, own);
    if (chosen === null) throw new Error('It can be paid');
    expect([chosen.fields.gas_price, isTooLow(terms, chosen)]).toEqual(['2.5', false]);
    const risen = { ...terms, min_gas_price: '2.6' };
    expect(isTooLow(risen, chosen)).toBe(true);
    expect(feeToday(risen, own)?.fields.gas_price).toBe('2.6');
    expect(feeToday({ ...terms, min_gas_price: '9' }, own)?.fields.gas_price).toBe('9');
  });
});

/** One recipient of several. */
const part = (address: string, amount: string, memo: string) => ({
  address,
  amount,
  memo,
  needActive: false,
});

describe('a replacement', () => {
  it('is the order itself but for its gas and the number it is asked for by', () => {
    const one = order({
      id: 7,
      sub_wallet_id: subWalletIds.main,
      trans_kind: 'withdraw',
      symbol: 'ETH',
      amount: '0.1',
      address_to: specialAddresses.ordinary.evm,
      memo: '',
    });
    expect(replacementOf(one, fields, id)).toEqual({
      kind: 'withdraw',
      order: {
        request_id: id,
        sub_wallet_id: subWalletIds.main,
        speed_up_id: 7,
        symbol: 'ETH',
        amount: '0.1',
        address_to: specialAddresses.ordinary.evm,
        ...fields,
      },
    });
  });

  it('pays everybody its order pays, each the same', () => {
    const { ordinary, highRisk } = specialAddresses;
    const several = order({
      symbol: 'ETH',
      amount: '0.3',
      address_to: ordinary.evm,
      memo: '',
      outputs: [part(ordinary.evm, '0.1', ''), part(highRisk.evm, '0.2', '7')],
    });
    expect(replacementOf(several, fields, id)).toMatchObject({
      order: {
        amount: '0.3',
        address_to: ordinary.evm,
        outputs: [
          { address: ordinary.evm, amount: '0.1' },
          { address: highRisk.evm, amount: '0.2', memo: '7' },
        ],
      },
    });
  });

  it('of a call is of the main coin, whatever the call moves', () => {
    const named = { symbol_alias: 'USDT', coin_net: 'ERC20', fee_symbol_alias: 'ETH' };
    expect(namesOf(order({ ...named, trans_kind: 'web3' }))).toEqual({ coinName: 'ETH', unit: 'ETH' });
    expect(namesOf(order(named))).toEqual({ coinName: 'USDT (ERC20)', unit: 'USDT' });
  });

  it.each([
    ['what was sent along', { symbol: 'ETH', amount: '0.1' }, '0.1'],
    ['nothing, where it permits without an end', { symbol: 'ETH', amount: '-1' }, '0'],
    ['nothing, where it moves a token', { symbol: 'USDTERC20', amount: '12.5' }, '0'],
  ])('of a call tells the same contract the same, and sends %s', (_, moved, amount) => {
    const call = order({
      id: 8,
      trans_kind: 'web3',
      main_chain_symbol: 'ETH',
      interactive_contract: specialAddresses.ordinary.evm,
      input_data: '0x095ea7b3',
      ...moved,
    });
    expect(replacementOf(call, fields, id)).toMatchObject({
      kind: 'web3',
      order: { speed_up_id: 8, main_chain_symbol: 'ETH', input_data: '0x095ea7b3', amount },
    });
  });
});

it.each([
  ['it can', {}, { support: 1 }, null],
  ['one waits for its signature', {}, { support: 0, pending_round: true }, 'waits'],
  ['a block has taken it', { status: 1200, txid: '0x1', confirmations: 2 }, { support: 0 }, 'confirmed'],
  ['it is over', { status: 2000, txid: '0x1', confirmations: 12 }, { support: 0 }, 'over'],
  ['it is not sent yet', { status: 1100, txid: '', confirmations: 0 }, { support: 0 }, 'notSent'],
  ['its chain takes none', { status: 1200, txid: '0x1', confirmations: 0 }, { support: 0 }, 'other'],
] as const)('why there is no replacement is said plainly: %s', (_, facts, about, reason) => {
  expect(stuckReason(order(facts), { ...terms, ...about })).toBe(reason);
});
