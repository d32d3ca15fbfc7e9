import Big from 'big.js';
import type { Bill, BillDetail } from '../../../domains/billing/billing.schema.ts';
import { coinOf } from '../../world/access.ts';
import type { World } from '../../world/world.ts';
import { standInFile } from '../../wire/stand-in-file.ts';
import { expiryAfter, isPayable, unpaidOf } from './bill-states.ts';
import type { BillRow } from './billing-tables.ts';
import { payCoins } from './bill-payment.ts';

/** Whom the invoices of the sandbox are made out to. */
const payer = { title: 'Harbour Trading Ltd', tax_no: 'GB 123 4567 89' };

/** The number people know a bill by. */
export function billNo({ created_at, bill_id }: BillRow): string {
  return `B${new Date(created_at).toISOString().slice(0, 10).replaceAll('-', '')}-${bill_id}`;
}

/** A bill as a row of the list. */
export function billOf(world: World, row: BillRow): Bill {
  const { bill_id, bill_type, amount, discount, status, lock, payments } = row;
  const { period_start, period_end, due_time, pay_time, created_at } = row;
  const unpaid_amount = unpaidOf(row);
  const pay_symbol = lock?.symbol ?? payments.at(-1)?.symbol ?? '';
  const number = billNo(row);
  return {
    bill_id,
    bill_no: number,
    bill_type,
    amount,
    symbol: 'USDT',
    discount,
    paid_amount: new Big(amount).minus(unpaid_amount).toFixed(),
    unpaid_amount,
    status,
    pay_symbol,
    base_symbol: pay_symbol === '' ? '' : coinOf(world, { symbol: pay_symbol }).base_symbol,
    pay_address: lock?.address ?? '',
    memo: '',
    txid: payments.at(-1)?.txid ?? '',
    period_start,
    period_end,
    due_time,
    pay_time,
    created_at,
    invoice_url: pay_time === null ? '' : standInFile(`invoice-${number}.txt`).url,
    title: payer.title,
  };
}

function coinNames(world: World, symbol: string) {
  const { symbol_alias, coin_net } = coinOf(world, { symbol });
  return { symbol, symbol_alias, coin_net };
}

/** A bill in full. */
export function billDetail(world: World, row: BillRow): BillDetail {
  const { wallet_id, items, payments, bill_type, subject } = row;
  return {
    ...billOf(world, row),
    wallet_id,
    items: [...items],
    payments: payments.map(({ amount, credited, txid, created_at, symbol }) => ({
      ...coinNames(world, symbol),
      amount,
      credited,
      txid,
      created_at,
    })),
    pay_symbols: payCoins.map((symbol) => ({
      ...coinNames(world, symbol),
      base_symbol: coinOf(world, { symbol }).base_symbol,
    })),
    tax_no: payer.tax_no,
    effect: {
      expire_time: isPayable(row) ? expiryAfter(world, row) : null,
      chain: bill_type === 3 ? subject : '',
      quota: bill_type === 3 ? [{ key: 'chain_num', change: 1 }] : [],
    },
  };
}
