import { web3, type ParamsOf } from '@mpc/api';
import { addressOn, specialAddresses, subWalletIds, walletIds } from '@mpc/api/sandbox';
import type { Bed } from './bed.ts';
import { day } from '../support/durations.ts';
import type { CasesOf } from './cases.ts';
import { changeSubWallet, changeWallet, found, somebody } from './outgoing.ts';

type Call = ParamsOf<typeof web3.create>;

const { main, customerDeposits, dailyPayments, vendors, grants, marketMaking } = subWalletIds;

const word = (digits: string) => digits.padStart(64, '0');
const bare = (address: string) => address.slice(2).toLowerCase();

/** A permission to spend without an end. */
const approve = `0x095ea7b3${word(bare(somebody('ETH')))}${'f'.repeat(64)}`;
const transferTo = (address: string) => `0xa9059cbb${word(bare(address))}${word('f4240')}`;

const call = (asked: Partial<Call> = {}): Call => ({
  request_id: crypto.randomUUID(),
  main_chain_symbol: 'ETH',
  sub_wallet_id: main,
  interactive_contract: somebody('ETH'),
  amount: '0.01',
  input_data: '0x5be7cd2f',
  dapp_name: 'Harbour Swap',
  dapp_url: 'https://swap.harbour.example',
  ...asked,
});

/** The USD Coin the sandbox knows. */
function usdc({ world }: Bed): string {
  return world.coins.get('USDC')?.contract_address ?? '';
}

/** A call that is sent and in no block yet, made of one that is under way. */
function unconfirmed(bed: Bed) {
  const row = found(
    bed,
    'web3',
    ({ status, sub_wallet_id }) => status === 1200 && sub_wallet_id === marketMaking,
  );
  return bed.world.transactions.update(row, { confirmations: 0 });
}

function faster(bed: Bed, asked: Partial<Call> = {}): Call {
  const { id, sub_wallet_id, address_to, input_data = '' } = unconfirmed(bed);
  return call({ sub_wallet_id, interactive_contract: address_to, input_data, speed_up_id: id, ...asked });
}

export const web3Cases: CasesOf<typeof web3> = {
  info: {
    ask: (bed) => ({ id: found(bed, 'web3', (row) => row.sub_wallet_id === main).id }),
    others: { approver: '210003' },
    refused: { '210003': { ask: () => ({ id: 1 }) } },
  },
  cancel: {
    ask: async (bed) => ({ id: (await bed.call('member', web3.create, call())).trans_id }),
    others: { secondMember: '200025', approver: '210003' },
    refused: {
      '200025': { ask: (bed) => ({ id: found(bed, 'web3', ({ status }) => status === 2000).id }) },
      '210003': { ask: () => ({ id: 1 }) },
    },
  },
  create: {
    ask: () => call(),
    others: { approver: '200125' },
    refused: {
      '100011': { ask: () => call({ amount: '100000' }) },
      '100023': {
        async ask(bed) {
          const twice = call();
          await bed.call('owner', web3.create, twice);
          return twice;
        },
      },
      '110055': { ask: () => call({ interactive_contract: somebody('TRX') }) },
      '120202': { ask: () => call({ main_chain_symbol: 'BTC' }) },
      '120204': { ask: () => call({ input_data: approve, amount: '1' }) },
      '120403': { ask: () => call({ sub_wallet_id: grants, amount: '0', gas_price: '100000' }) },
      '200004': { by: 'secondMember', ask: (bed) => faster(bed) },
      '200040': {
        ask(bed) {
          bed.sandbox.clock.step(10 * day);
          return call({ sub_wallet_id: dailyPayments });
        },
      },
      '200071': {
        ask(bed) {
          const row = found(
            bed,
            'web3',
            ({ status, sub_wallet_id }) => status === 2000 && sub_wallet_id === main,
          );
          const { id, address_to, input_data = '' } = row;
          return call({ interactive_contract: address_to, input_data, speed_up_id: id });
        },
      },
      '200072': { ask: () => call({ sub_wallet_id: customerDeposits }) },
      '200075': {
        by: 'admin',
        ask: () =>
          call({ sub_wallet_id: vendors, main_chain_symbol: 'HECO', interactive_contract: somebody('HECO') }),
      },
      '200076': {
        ask(bed) {
          changeSubWallet(bed, main, { app_show_status: '2' });
          return call();
        },
      },
      '200109': {
        ask(bed) {
          changeSubWallet(bed, main, { white_status: 1 });
          const input_data = transferTo(somebody('ETH'));
          return call({ interactive_contract: usdc(bed), input_data, amount: '0' });
        },
      },
      '200137': { ask: () => call({ interactive_contract: specialAddresses.severeRisk.evm }) },
      '200139': { ask: () => call({ interactive_contract: specialAddresses.unscreened.evm }) },
      '200143': {
        ask: () => call({ interactive_contract: specialAddresses.blacklisted.evm, confirm_risk: 1 }),
      },
      '200145': {
        async ask(bed) {
          const asked = faster(bed);
          await bed.call('owner', web3.create, asked);
          return { ...asked, request_id: crypto.randomUUID() };
        },
      },
      '210003': { ask: () => call({ speed_up_id: 1 }) },
      '900006': {
        ask(bed) {
          changeWallet(bed, walletIds.treasury, { wallet_status: 3 });
          return call();
        },
      },
      '3040006': {
        ask: () => call({ interactive_contract: addressOn('ETH', `sub-wallet ${main}`), input_data: '0x' }),
      },
    },
  },
};
