import { withdrawals } from '@mpc/api';
import { addressOn, partners, specialAddresses, subWalletIds, walletIds } from '@mpc/api/sandbox';
import { day } from '../support/durations.ts';
import type { CasesOf } from './cases.ts';
import { changeWallet, etherPayment, faster, found, paid, payment, somebody, stuck } from './outgoing.ts';

const { main, payroll, grants, dailyPayments, vendors, marketMaking } = subWalletIds;
const { severeRisk, unscreened, blacklisted } = specialAddresses;

const ofMain = { approver: '210003' } as const;

export const withdrawalsCases: CasesOf<typeof withdrawals> = {
  info: {
    ask: (bed) => ({ id: found(bed, 'withdraw', (row) => row.sub_wallet_id === main).id }),
    others: ofMain,
    refused: { '210003': { ask: () => ({ id: 1 }) } },
  },
  balance: {
    ask: () => ({ sub_wallet_id: main, symbol: 'TUSDT' }),
    others: { approver: '200125' },
    refused: { '120202': { ask: () => ({ sub_wallet_id: main, symbol: 'NOPE' }) } },
  },
  fee: {
    ask: () => ({ sub_wallet_id: main, symbol: 'ETH', amount: '1', output_count: 3 }),
    others: { approver: '200125' },
    refused: {
      '110055': { ask: () => ({ sub_wallet_id: main, symbol: 'ETH', to: somebody('TRX') }) },
      '120202': { ask: () => ({ sub_wallet_id: main, symbol: 'NOPE' }) },
      '200075': { by: 'admin', ask: () => ({ sub_wallet_id: vendors, symbol: 'HECO' }) },
    },
  },
  create: {
    ask: () => payment(),
    others: { approver: '200125' },
    refused: {
      '100011': { ask: () => payment({ amount: '400000' }) },
      '100023': {
        async ask(bed) {
          const twice = payment();
          await bed.call('owner', withdrawals.create, twice);
          return twice;
        },
      },
      '110055': { ask: () => payment({ address_to: somebody('ETH') }) },
      '110078': { ask: () => payment({ amount: '0' }) },
      '110087': { ask: () => payment({ amount: '1000001' }) },
      '110161': { ask: () => payment({ amount: '1.0000001' }) },
      '110227': { ask: () => payment({ symbol: 'XRP', address_to: somebody('XRP'), amount: '20' }) },
      '120202': { ask: () => payment({ symbol: 'NOPE' }) },
      '120403': { ask: () => payment({ sub_wallet_id: grants }) },
      '200004': { by: 'secondMember', ask: (bed) => faster(bed) },
      '200040': {
        ask(bed) {
          bed.sandbox.clock.step(10 * day);
          return payment({ sub_wallet_id: dailyPayments });
        },
      },
      '200071': {
        ask(bed) {
          const { id, amount, address_to } = found(
            bed,
            'withdraw',
            (row) => row.sub_wallet_id === main && row.symbol === 'TUSDT' && row.status === 2000,
          );
          return payment({ amount, address_to, speed_up_id: id });
        },
      },
      '200075': {
        by: 'admin',
        ask: () =>
          payment({ sub_wallet_id: vendors, symbol: 'HECO', address_to: somebody('HECO'), amount: '1' }),
      },
      '200076': {
        ask: () =>
          payment({
            amount: '25',
            outputs: [
              { address: specialAddresses.ordinary.tron, amount: '10' },
              { address: somebody('TRX'), amount: '15' },
            ],
          }),
      },
      '200109': {
        ask: () => payment({ sub_wallet_id: payroll, address_to: addressOn('TRX', partners.contractor) }),
      },
      '200137': { ask: () => payment({ address_to: severeRisk.tron }) },
      '200139': { ask: () => payment({ address_to: unscreened.tron }) },
      '200143': { ask: () => payment({ address_to: blacklisted.tron, confirm_risk: 1 }) },
      '200145': {
        async ask(bed) {
          const asked = faster(bed);
          await bed.call('owner', withdrawals.create, asked);
          return { ...asked, request_id: crypto.randomUUID() };
        },
      },
      '200164': {
        async ask(bed) {
          const asked = payment({ symbol: 'TUSDT' });
          const { agent_fee = '' } = await bed.call('owner', withdrawals.fee, {
            sub_wallet_id: main,
            symbol: 'TUSDT',
            to: asked.address_to,
          });
          changeWallet(bed, walletIds.treasury, { tron_agent: 'arrears' });
          return { ...asked, fee: agent_fee };
        },
      },
      '210003': { ask: () => etherPayment({ speed_up_id: 1 }) },
      '900006': {
        ask(bed) {
          changeWallet(bed, walletIds.treasury, { wallet_status: 3 });
          return payment();
        },
      },
      '3040006': { ask: () => payment({ address_to: addressOn('TRX', `sub-wallet ${main}`) }) },
    },
  },
  cancel: {
    ask: async (bed) => ({ id: await paid(bed, 'member'), remark: 'Wrong month' }),
    others: { secondMember: '200025', approver: '210003' },
    refused: {
      '200025': { ask: (bed) => ({ id: found(bed, 'withdraw', (row) => row.status === 2000).id }) },
      '210003': { ask: () => ({ id: 1 }) },
    },
  },
  speedUp: {
    ask: (bed) => ({ id: stuck(bed).id, trans_kind: 'withdraw' }),
    others: { member: '210003', approver: '210003' },
    refused: { '210003': { ask: (bed) => ({ id: stuck(bed).id, trans_kind: 'web3' }) } },
  },
  limit: {
    ask: () => ({ wallet_id: walletIds.treasury, symbol: 'TUSDT', amount: '100' }),
    refused: {
      '120202': { ask: () => ({ wallet_id: walletIds.treasury, symbol: 'NOPE', amount: '100' }) },
    },
  },
  signProtection: {
    ask: () => ({ wallet_id: walletIds.treasury }),
    refused: { '210003': { ask: () => ({ id: 1 }) } },
  },
  utxo: {
    ask: () => ({ base_symbol: 'BTC' }),
    refused: { '120202': { ask: () => ({ base_symbol: 'ETH' }) } },
  },
  outputs: {
    ask: (bed) => ({ id: found(bed, 'withdraw', (row) => row.sub_wallet_id === marketMaking).id }),
    others: { member: '210003', approver: '210003' },
    refused: { '210003': { ask: () => ({ id: 1 }) } },
  },
};
