import { withdrawals, type ParamsOf } from '@mpc/api';
import { addressOn, specialAddresses, subWalletIds } from '@mpc/api/sandbox';
import type { Bed, PersonName } from './bed.ts';

type Payment = ParamsOf<typeof withdrawals.create>;
type Row = ReturnType<Bed['world']['transactions']['all']>[number];

/** An ordinary payment of a little USDT. */
export const payment = (change: Partial<Payment> = {}): Payment => ({
  request_id: crypto.randomUUID(),
  sub_wallet_id: subWalletIds.main,
  symbol: 'TUSDT',
  address_to: specialAddresses.ordinary.tron,
  amount: '25',
  ...change,
});

/** The same in ETH. */
export const etherPayment = (change: Partial<Payment> = {}): Payment =>
  payment({ symbol: 'ETH', address_to: specialAddresses.ordinary.evm, amount: '0.1', ...change });

/** Pays, and says which order it made. */
export async function paid(bed: Bed, by: PersonName, change: Partial<Payment> = {}): Promise<number> {
  return (await bed.call(by, withdrawals.create, payment(change))).withdraw_id;
}

/** The first transaction of the world that fits; a trial that finds none fails. */
export function found<Kind extends Row['trans_kind']>(
  bed: Bed,
  kind: Kind,
  fits: (row: Extract<Row, { trans_kind: Kind }>) => boolean = () => true,
): Extract<Row, { trans_kind: Kind }> {
  for (const row of bed.world.transactions.all()) {
    const one = row as Extract<Row, { trans_kind: Kind }>;
    if (row.trans_kind === kind && fits(one)) return one;
  }
  throw new Error(`There is no such ${kind}`);
}

/** The payment that its chain does not take: below the slow tier. */
export function stuck(bed: Bed) {
  return found(bed, 'withdraw', (row) => row.status === 1200 && row.gas_price === '1.6');
}

/** A replacement of it. */
export function faster(bed: Bed, change: Partial<Payment> = {}): Payment {
  const { id, sub_wallet_id, symbol, amount, address_to } = stuck(bed);
  return payment({ sub_wallet_id, symbol, amount, address_to, speed_up_id: id, ...change });
}

type World = Bed['world'];

/** Changes a wallet, which must be there. */
export function changeWallet(
  { world }: Bed,
  id: number,
  change: Parameters<World['wallets']['update']>[1],
): void {
  const wallet = world.wallets.get(id);
  if (wallet === undefined) throw new Error(`There is no wallet ${id}`);
  world.wallets.update(wallet, change);
}

/** Changes a sub-wallet, which must be there. */
export function changeSubWallet(
  { world }: Bed,
  id: number,
  change: Parameters<World['subWallets']['update']>[1],
): void {
  const subWallet = world.subWallets.get(id);
  if (subWallet === undefined) throw new Error(`There is no sub-wallet ${id}`);
  world.subWallets.update(subWallet, change);
}

/** An address of nobody in particular. */
export const somebody = (base: string) => addressOn(base, 'somebody');
