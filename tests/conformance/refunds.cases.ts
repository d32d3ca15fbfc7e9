import { refunds, type ParamsOf } from '@mpc/api';
import { addressOn, specialAddresses, subWalletIds, walletIds } from '@mpc/api/sandbox';
import type { Bed } from './bed.ts';
import type { CasesOf } from './cases.ts';
import { changeSubWallet, changeWallet, found, somebody } from './outgoing.ts';

const { customerDeposits, main } = subWalletIds;

/** The deposit of severe origin that is held in Customer deposits. */
function held(bed: Bed) {
  return found(
    bed,
    'deposit',
    ({ status, sub_wallet_id, held_by }) =>
      status === 3000 && sub_wallet_id === customerDeposits && held_by === 'risk',
  );
}

/** Giving it back whole, to where it came from. */
function refund(bed: Bed, asked: Partial<ParamsOf<typeof refunds.create>> = {}) {
  const { id, amount, address_from } = held(bed);
  return { deposit_id: id, address_to: address_from, amount, remark: 'Sanctioned origin', ...asked };
}

/** The deposit that was given back in part. */
function partly(bed: Bed) {
  return found(bed, 'deposit', ({ status, refund_amount }) => status === 2000 && refund_amount !== undefined);
}

const toOther = (asked: Parameters<typeof refund>[1]) => (bed: Bed) => refund(bed, asked);

export const refundsCases: CasesOf<typeof refunds> = {
  info: {
    ask: (bed) => ({ deposit_id: held(bed).id }),
    others: { secondMember: '210003', approver: '210003' },
    refused: {
      '200075': {
        by: 'admin',
        ask: (bed) => ({ deposit_id: found(bed, 'deposit', ({ symbol }) => symbol === 'HECO').id }),
      },
      '210003': { ask: () => ({ deposit_id: 1 }) },
    },
  },
  create: {
    ask: (bed) => refund(bed),
    others: { member: '200004', secondMember: '210003', approver: '210003' },
    refused: {
      '100011': {
        async ask(bed) {
          const { id, address_from, address_to } = partly(bed);
          const { max_amount } = await bed.call('admin', refunds.info, { deposit_id: id });
          // What was credited is spent since.
          const { total } = bed.world.ledger.at(customerDeposits, 'TUSDT', address_to);
          const order = found(bed, 'withdraw', (row) => row.sub_wallet_id === customerDeposits);
          bed.world.transactions.update(order, {
            status: 2000,
            symbol: 'TUSDT',
            amount: total.plus(order.amount).toFixed(),
          });
          return {
            deposit_id: id,
            address_to: address_from,
            amount: max_amount,
            remark: 'The rest of it',
          };
        },
      },
      '110055': { ask: toOther({ address_to: somebody('ETH') }) },
      '110161': { ask: toOther({ amount: '1.0000001' }) },
      '120403': {
        ask(bed) {
          const { address_to } = held(bed);
          const { total } = bed.world.ledger.at(customerDeposits, 'TRX', address_to);
          const order = found(bed, 'withdraw', (row) => row.sub_wallet_id === customerDeposits);
          bed.world.transactions.update(order, { status: 2000, symbol: 'TRX', amount: total.toFixed() });
          return refund(bed);
        },
      },
      '200004': { by: 'member', ask: (bed) => refund(bed) },
      '200040': {
        ask(bed) {
          const wallet = bed.world.wallets.get(walletIds.treasury);
          bed.sandbox.clock.step((wallet?.package_expire_time ?? 0) - bed.sandbox.clock.now() + 1);
          return refund(bed);
        },
      },
      '200075': {
        ask(bed) {
          // As if it had come in on a chain whose node is down.
          const deposit = held(bed);
          const symbol = 'HECO';
          bed.world.transactions.update(deposit, { symbol, address_from: somebody(symbol) });
          return refund(bed);
        },
      },
      '200076': {
        ask(bed) {
          const { id, amount, address_from } = found(
            bed,
            'deposit',
            ({ status, sub_wallet_id }) => status === 2000 && sub_wallet_id === main,
          );
          return { deposit_id: id, address_to: address_from, amount, remark: 'By mistake' };
        },
      },
      '200109': {
        ask(bed) {
          changeSubWallet(bed, customerDeposits, { white_status: 1 });
          return refund(bed, { address_to: somebody('TRX') });
        },
      },
      '200137': { ask: toOther({ address_to: specialAddresses.highRisk.tron }) },
      '200139': { ask: toOther({ address_to: specialAddresses.unscreened.tron }) },
      '200143': { ask: toOther({ address_to: specialAddresses.blacklisted.tron, confirm_risk: 1 }) },
      '200145': {
        async ask(bed) {
          await bed.call('owner', refunds.create, refund(bed));
          return refund(bed);
        },
      },
      '210003': { ask: (bed) => ({ ...refund(bed), deposit_id: 1 }) },
      '900006': {
        ask(bed) {
          changeWallet(bed, walletIds.treasury, { wallet_status: 3 });
          return refund(bed);
        },
      },
      '3040006': { ask: toOther({ address_to: addressOn('TRX', `sub-wallet ${customerDeposits}`) }) },
    },
  },
};
