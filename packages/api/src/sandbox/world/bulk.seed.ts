import { sha256 } from '@noble/hashes/sha2.js';
import { hex, utf8 } from '@scure/base';
import Big from 'big.js';
import { DepositStatus, WithdrawStatus } from '../../domains/transactions/transactions.rules.ts';
import { notScreened } from '../domains/kyt/screening.ts';
import { addressOn } from './addresses.seed.ts';
import { requestId } from './history.ts';
import { people } from './people.seed.ts';
import { createRandom } from './random.ts';
import type { AddressRow, DepositRow, OrderRow, SubWalletRow } from './rows.ts';
import { known, type World } from './world.ts';
import { day, minute } from '../../core/durations.ts';

/** The wallet that the larger worlds have besides. */
const bulkWalletId = 1004;

const counts = {
  m: { subWallets: 200, addresses: 2_000, transactions: 10_000 },
  l: { subWallets: 2_000, addresses: 20_000, transactions: 100_000 },
} as const;

const chains = ['TRX', 'ETH', 'BSC'] as const;
const firstSubWallet = 20_001;
/** How long ago it began, and ended: before everything that is told of the other wallets. */
const [since, until] = [460 * day, 92 * day];

const owner = { uid: people.owner.uid, name: people.owner.nickname };

function seedWallet(world: World, now: number): void {
  const [model] = world.wallets.all();
  world.wallets.insert({
    ...known(model, 'first wallet'),
    wallet_id: bulkWalletId,
    wallet_name: 'Exchange',
    app_id: `${bulkWalletId}`.padStart(32, '7b2e90c4'),
    is_top: 0,
    members: [
      { uid: people.owner.uid, role: 1 },
      { uid: people.admin.uid, role: 2 },
    ],
    open_chains: chains,
    created_at: now - since,
  });
}

function seedSubWallets(world: World, now: number, size: (typeof counts)['m' | 'l']): void {
  const model = known(world.subWallets.all()[0], 'first sub-wallet');
  const basic = known(
    world.strategies.where('sub_wallet_id', model.sub_wallet_id).find(({ type }) => type === 0),
    'basic strategy',
  );
  const more = Math.round(size.addresses / size.subWallets) - chains.length;
  for (let index = 0; index < size.subWallets; index++) {
    const row: SubWalletRow = {
      ...model,
      sub_wallet_id: firstSubWallet + index,
      sub_wallet_name: `Customer ${String(index + 1).padStart(4, '0')}`,
      wallet_id: bulkWalletId,
      is_top: 0,
      member_uids: [],
      focus: ['TRX', 'TUSDT', 'ETH', 'USDTERC20', 'BSC'],
      created_at: now - since,
    };
    world.subWallets.insert(row);
    world.strategies.insert({
      ...basic,
      strategy_id: world.nextId('strategy'),
      sub_wallet_id: row.sub_wallet_id,
      nodes: [{ node_type: 2, threshold: 1, uids: [people.owner.uid] }],
    });
    for (const base of chains) seedAddress(world, row, base, `${row.sub_wallet_id}`, 1);
    for (let i = 0; i < more; i++) seedAddress(world, row, 'TRX', `${row.sub_wallet_id}/${i}`, 0);
  }
}

function seedAddress(
  world: World,
  { sub_wallet_id, created_at }: SubWalletRow,
  base_symbol: string,
  name: string,
  is_common: 0 | 1,
): void {
  world.addresses.insert({
    id: world.nextId('address'),
    sub_wallet_id,
    base_symbol,
    address: addressOn(base_symbol, `bulk ${name}`),
    memo: '',
    addr_type: 1,
    is_common,
    address_label: is_common === 1 ? '' : `user ${name}`,
    created_at,
  });
}

/** What all movements of the bulk have in common. */
function movement(world: World, home: AddressRow, at: number, cents: number) {
  const amount = new Big(cents).div(100).toFixed();
  return {
    id: world.nextId('transaction'),
    wallet_id: bulkWalletId,
    sub_wallet_id: home.sub_wallet_id,
    symbol: 'TUSDT',
    amount,
    amount_usd: amount,
    memo: '',
    confirmations: 20,
    tx_height: Math.floor(at / 3000),
    remark: '',
    created_at: at,
    updated_at: at + minute,
    kyt: notScreened,
    kyt_status: 0 as const,
  };
}

/** Every other movement pays out less than the one before it brought in; the first two bring in what fees are paid of. */
function seedTransactions(world: World, now: number, size: (typeof counts)['m' | 'l']): void {
  const random = createRandom(size.transactions);
  const pace = (since - until) / size.transactions;
  const homes = world.addresses
    .all()
    .filter((row) => row.base_symbol === 'TRX' && row.is_common === 1)
    .filter((row) => row.sub_wallet_id >= firstSubWallet);
  const strategies = new Map(world.strategies.all().map((row) => [row.sub_wallet_id, row]));
  const recipients = Array.from({ length: 40 }, (_, index) => addressOn('TRX', `payee ${index}`));
  let lastIn = 0;
  for (let index = 0; index < size.transactions; index++) {
    const turn = Math.floor(index / homes.length);
    const home = known(homes[index % homes.length], 'address');
    const at = Math.floor(now - since + index * pace);
    const recipient = recipients[index % recipients.length] ?? '';
    const txid = hex.encode(sha256(utf8.decode(`movement ${index}`)));
    if (turn % 2 === 0) {
      lastIn = 100_000 + random.whole(0, 900_000);
      const isFirst = turn === 0;
      const deposit: DepositRow = {
        ...movement(world, home, at, lastIn),
        ...(isFirst ? { symbol: 'TRX', amount: '5000', amount_usd: '1382' } : {}),
        trans_kind: 'deposit',
        request_id: '',
        address_from: recipient,
        address_to: home.address,
        txid,
        status: DepositStatus.credited,
        deposit_type: 1,
      };
      world.transactions.insert(deposit);
      continue;
    }
    const { strategy_id, name, type } = known(strategies.get(home.sub_wallet_id), 'strategy');
    const isFirst = turn === 1;
    const order: OrderRow = {
      ...movement(world, home, at, 1_000 + random.whole(0, 49_000)),
      // Nothing but TRX is there yet in the first turn.
      ...(isFirst ? { symbol: 'TRX', amount: '25', amount_usd: '6.91' } : {}),
      trans_kind: 'withdraw',
      request_id: requestId(random),
      address_from: home.address,
      address_to: recipient,
      txid,
      status: WithdrawStatus.done,
      initiator_uid: owner.uid,
      fee_symbol: 'TRX',
      fee: '6.7735',
      real_fee: '6.7735',
      item_id: world.nextId('item'),
      nodes: [
        {
          node_index: 1,
          node_type: 2,
          threshold: 1,
          members: [{ ...owner, status: 1, time: at }],
          node_status: 2,
        },
      ],
      strategy: { strategy_id, name, type },
      replaced: [],
      pending_round: false,
      withdraw_source: 2,
      signed_at: at,
      signed_by: owner.name,
      broadcast_at: at + 2_000,
      finished_at: at + minute,
    };
    world.transactions.insert(order);
  }
}

/** Fills a world for measuring: a wallet of very many sub-wallets, and movements that all ended long ago. */
export function seedBulk(world: World, end: number, size: 'm' | 'l'): void {
  seedWallet(world, end);
  seedSubWallets(world, end, counts[size]);
  seedTransactions(world, end, counts[size]);
}
