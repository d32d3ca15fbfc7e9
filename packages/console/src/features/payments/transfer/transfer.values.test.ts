import { describe, expect, it } from 'vitest';
import type { FeeOption } from '#features/network-fee';
import type { RecipientFacts } from './transfer-facts.ts';
import { factsOf } from '../intents/intent.ts';
import { toOrder } from './transfer-order.ts';
import { emptied, emptyRow, isKept, isTouched, isTransferValues, untouched } from './transfer.values.ts';
import { startOf } from './use-transfer-form.ts';

const gas: FeeOption = { id: 'slow', amount: '0.00021', fields: { gas_price: '10', gas_limit: '65000' } };
const recipient = (to: string, amount: string, memo = '') => ({ to, amount, memo }) as RecipientFacts;
const first = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const second = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';
const sent = {
  requestId: '9b0d7a52-6c4f-4f1e-8a3b-000000000001',
  subWalletId: 31,
  symbol: 'ETH',
  recipients: [recipient(first, '1200.50')],
  amount: '1200.50',
  fee: gas,
  confirmRisk: false,
};
const plain = { from: [], remark: '', rows: null };

describe('an order', () => {
  it('has only the fee fields of the family, and nothing that was left empty', () => {
    expect(toOrder(plain, sent)).toEqual({
      request_id: sent.requestId,
      sub_wallet_id: 31,
      symbol: 'ETH',
      address_to: first,
      amount: '1200.50',
      gas_price: '10',
      gas_limit: '65000',
    });
  });

  it('has the memo, the remark, the chosen addresses and the accepted risk', () => {
    const order = toOrder(
      { ...plain, from: [second], remark: 'rent' },
      { ...sent, recipients: [recipient(first, '1200.50', '12')], confirmRisk: true },
    );
    expect(order).toMatchObject({ memo: '12', remark: 'rent', from: [second], confirm_risk: 1 });
  });

  it('to several names all of them, the first as its recipient, and they are what it is', () => {
    const recipients = [recipient(first, '1'), recipient(second, '2')];
    const order = toOrder(plain, { ...sent, recipients, amount: '3' });
    const outputs = [
      { address: first, amount: '1' },
      { address: second, amount: '2' },
    ];
    expect(order).toMatchObject({ address_to: first, amount: '3', outputs });
    if (order !== null)
      expect(factsOf({ kind: 'withdraw', order, base_symbol: 'ETH' }).outputs).toEqual(outputs);
  });

  it('is none while a recipient has no address', () => {
    const nobody = { ...recipient(first, '1'), to: null };
    expect(toOrder(plain, { ...sent, recipients: [nobody] })).toBeNull();
    expect(toOrder(plain, { ...sent, recipients: [recipient(first, '1'), nobody] })).toBeNull();
  });
});

describe('a draft', () => {
  it('is known again, and nothing else is', () => {
    expect(isTransferValues(untouched('TRX'))).toBe(true);
    const full = {
      ...untouched('BTC'),
      rows: [emptyRow()],
      rest: { amount: '5', max: false },
      bound: { requestId: 'a', orderId: 5, amount: '1' },
    };
    expect(isTransferValues(JSON.parse(JSON.stringify(full)))).toBe(true);
    expect(isTransferValues({ ...untouched(null), amount: 5 })).toBe(false);
    expect(isTransferValues({ ...untouched(null), origin: 'guessed' })).toBe(false);
    expect(isTransferValues({ ...untouched(null), rows: [{ id: '1' }] })).toBe(false);
    expect(isTransferValues({ symbol: 'TRX' })).toBe(false);
    expect(isTransferValues(null)).toBe(false);
  });

  it('is worth keeping once a row has something in it', () => {
    expect(isTouched({ ...untouched('BTC'), rows: [emptyRow()] })).toBe(false);
    expect(isTouched({ ...untouched('BTC'), rows: [{ ...emptyRow(), amount: '1' }] })).toBe(true);
  });
});

describe('a form begins', () => {
  const draft = { savedAt: 7, openedWith: 'TRX', values: { ...untouched('TRX'), amount: '5', address: 'a' } };
  const prefill = { symbol: 'TRX', address: 'b', memo: '', origin: 'book' as const };

  it('at its bill, with what was entered beside that bill and nothing else of its draft', () => {
    const bill = { id: 7, number: 'B-7', amount: '300' };
    const begun = startOf({ draft: null, prefill: { ...prefill, origin: 'bill', bill } }, 'TRX').values;
    expect(isKept(begun)).toBe(false);
    const own = { fee: { id: 'fast' as const, price: '', limit: '' }, from: ['own'], remark: 'May' };
    expect(isKept({ ...begun, fee: own.fee })).toBe(true);
    const kept = { ...draft, values: { ...draft.values, ...own } };
    const found = startOf({ draft: kept, prefill: { ...prefill, origin: 'bill', bill } }, 'TRX');
    expect(found).toEqual({ values: { ...begun, ...own }, draftedAt: 7 });
    expect(found.values).toMatchObject({ address: 'b', amount: '300' });
    expect(emptied(found.values)).toEqual(begun);
  });

  it('with its draft, unless it is opened for another coin', () => {
    expect(startOf({ draft, prefill: null }, null)).toEqual({ values: draft.values, draftedAt: 7 });
    expect(startOf({ draft, prefill: null }, 'TRX')).toEqual({ values: draft.values, draftedAt: 7 });
    expect(startOf({ draft, prefill: null }, 'ETH')).toEqual({ values: untouched('ETH'), draftedAt: null });
  });

  it('with a destination chosen elsewhere, and keeps the amount that was typed', () => {
    expect(startOf({ draft, prefill }, 'TRX').values).toMatchObject({
      address: 'b',
      origin: 'book',
      amount: '5',
    });
    expect(startOf({ draft, prefill: { ...prefill, symbol: 'ETH' } }, null).values).toEqual({
      ...untouched('ETH'),
      address: 'b',
      origin: 'book',
    });
  });
});
