import { subWalletIds, type Sandbox } from '@mpc/api/sandbox';
import { minute } from '#shared/durations.ts';

/** Deposits of a coin on users' addresses over the last 30 days: some often and little, others seldom and much. */
export function busyMonth(sandbox: Sandbox, symbol = 'TUSDT', count = 240): void {
  const { addresses, coins, transactions } = sandbox.world;
  const base = coins.get(symbol)?.base_symbol ?? symbol;
  const homes = addresses
    .where('home', `${subWalletIds.customerDeposits}/${base}`)
    .filter((row) => row.is_common === 0 && row.addr_type === 1);
  const model = transactions
    .where('sub_wallet_id', subWalletIds.customerDeposits)
    .find((row) => row.trans_kind === 'deposit' && row.symbol === symbol && row.status === 2000);
  if (model?.trans_kind !== 'deposit') throw new Error(`Nobody ever paid in ${symbol}`);
  for (let index = 0; index < count; index += 1) {
    const home = homes[(index * index) % homes.length] ?? homes[0];
    const id = sandbox.world.nextId('transaction');
    const created_at = sandbox.clock.now() - (((index * 7919) % 42_000) * minute + (index % 3) * minute);
    const amount = String(8 + ((index * 613) % 140));
    const what = { id, amount, amount_usd: amount, txid: `busy ${index}`, address_to: home?.address ?? '' };
    transactions.insert({ ...model, ...what, created_at, updated_at: created_at + minute });
  }
}
