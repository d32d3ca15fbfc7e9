import type { Withdraw } from '@mpc/api';
import { currentTime } from '#shared/time/server-time.ts';
import type { Intent } from './intent.ts';

/** A recipient on TRON. */
export const to = 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8';
/** A request id, told from others by its last digit. */
export const idOf = (last: number) => `9b0d7a52-6c4f-4f1e-8a3b-00000000000${last}`;

/** An intent of a transfer of 1200.50 USDT on TRON. */
export function intent(change: Partial<Intent> = {}, ordered: Partial<Withdraw> = {}): Intent {
  const order: Withdraw = {
    request_id: idOf(1),
    sub_wallet_id: 31,
    symbol: 'TUSDT',
    address_to: to,
    amount: '1200.50',
    fee: '27.35',
    ...ordered,
  };
  return {
    uid: 7,
    wallet: { id: 1, name: 'Treasury' },
    subWallet: { id: 31, name: 'Main sub-wallet' },
    payment: { kind: 'withdraw', order, base_symbol: 'TRX' },
    coinName: 'USDT (TRC20)',
    unit: 'USDT',
    fee: { amount: '27.35', unit: 'TRX' },
    createdAt: currentTime(),
    state: 'sending',
    checks: 0,
    orderId: null,
    found: null,
    ...change,
  };
}

/** The server's order of it. */
export const row = (change: object = {}) => ({
  id: 900,
  request_id: idOf(1),
  sub_wallet_id: 31,
  symbol: 'TUSDT',
  base_symbol: 'TRX',
  address_to: to,
  memo: '',
  amount: '1200.5',
  node_list: [],
  hit_strategy: { strategy_id: 1, name: 'Basic', type: 0 },
  kyt: { level: 1, score: 0, categories: [] },
  replaced: [],
  ...change,
});
