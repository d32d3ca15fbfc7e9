import { coldWallet } from '@mpc/api';
import { addressOn, walletIds } from '@mpc/api/sandbox';
import type { Bed } from './bed.ts';
import type { CasesOf } from './cases.ts';

const wallet_id = walletIds.treasury;
const inTreasury = () => ({ wallet_id });
const contract = (base: string, tier: string) => addressOn(base, `contract ${tier}`);
const pair = (base_symbol: string, warm = 'warm', cold = 'cold') => ({
  wallet_id,
  base_symbol,
  warm_address: contract(base_symbol, warm),
  cold_address: contract(base_symbol, cold),
});

const limits = {
  hot_lower: '1',
  hot_target: '5',
  hot_upper: '20',
  warm_target: '50',
  warm_upper: '100',
  min_task_amount: '1',
  max_task_amount: '10',
  check_interval_min: 15,
  status: 1,
} as const;

const strategyId = ({ world }: Bed) => world.fundStrategies.all()[0]?.id ?? 0;
const pairId = ({ world }: Bed, base: string) =>
  world.multisigs.all().find((row) => row.base_symbol === base)?.id ?? 0;
const changeId = ({ world }: Bed) => world.items.all().find((item) => item.item_type === 11)?.item_id ?? 0;
const taskId = ({ world }: Bed) => world.coldTasks.all()[0]?.task_id ?? 0;
const move = { wallet_id, direction: 3, symbol: 'ETH', amount: '2' } as const;

/** An ended package, under which nothing new is set up. */
function expire({ world }: Bed): void {
  const row = world.wallets.get(wallet_id);
  if (row !== undefined) world.wallets.update(row, { package_expire_time: 0 });
}

const notMine = { member: '200004', secondMember: '200004', approver: '200004' } as const;

export const coldWalletCases: CasesOf<typeof coldWallet> = {
  coins: { ask: () => ({ wallet_id, base_symbol: 'ETH' }) },
  networks: { ask: inTreasury },
  balances: { ask: inTreasury },
  strategies: { ask: () => ({ wallet_id, status: 1, order_by: 'symbol', page_no: 1, page_size: 10 }) },
  deleteStrategy: {
    ask: (bed) => ({ id: strategyId(bed) }),
    others: notMine,
    refused: {
      '200004': { by: 'member', ask: (bed) => ({ id: strategyId(bed) }) },
      '210003': { ask: () => ({ id: 1 }) },
    },
  },
  saveStrategy: {
    ask: () => ({ wallet_id, symbol: 'USDC', ...limits }),
    others: notMine,
    refused: {
      '120202': { ask: () => ({ wallet_id, symbol: 'XRP', ...limits }) },
      '200073': { ask: () => ({ wallet_id, symbol: 'TUSDT', ...limits }) },
      '200040': {
        ask(bed) {
          expire(bed);
          return { wallet_id, symbol: 'USDC', ...limits };
        },
      },
      '210003': { ask: () => ({ wallet_id, id: 1, symbol: 'USDC', ...limits }) },
    },
  },
  strategy: {
    ask: (bed) => ({ id: strategyId(bed) }),
    refused: { '210003': { ask: () => ({ id: 1 }) } },
  },
  coinInfo: {
    ask: () => ({ wallet_id, symbol: 'ETH' }),
    refused: { '120202': { ask: () => ({ wallet_id, symbol: 'XRP' }) } },
  },
  addresses: { ask: inTreasury },
  withdrawChange: {
    by: 'admin',
    ask: (bed) => ({ id: changeId(bed) }),
    others: { owner: '200025', member: '200025', secondMember: '200025', approver: '200025' },
    refused: {
      '210003': { ask: () => ({ id: 1 }) },
      '200025': { by: 'owner', ask: (bed) => ({ id: changeId(bed) }) },
    },
  },
  checkAddresses: {
    ask: () => pair('ETH'),
    refused: {
      '120202': { ask: () => ({ ...pair('ETH'), base_symbol: 'XRP' }) },
      '110055': { ask: () => ({ ...pair('ETH'), warm_address: 'nowhere' }) },
    },
  },
  saveAddresses: {
    ask: () => pair('ETH'),
    others: notMine,
    refused: {
      '120202': { ask: () => ({ ...pair('ETH'), base_symbol: 'XRP' }) },
      '110055': { ask: () => ({ ...pair('ETH'), warm_address: 'nowhere' }) },
      '200040': {
        ask(bed) {
          expire(bed);
          return pair('ETH');
        },
      },
      '200073': { ask: () => pair('ETH', 'foreign') },
      '200074': { ask: () => pair('ETH', 'unsigned') },
      '200145': { ask: () => pair('TRX') },
    },
  },
  deleteAddresses: {
    ask: (bed) => ({ id: pairId(bed, 'ETH') }),
    others: notMine,
    refused: {
      '200004': { by: 'member', ask: (bed) => ({ id: pairId(bed, 'ETH') }) },
      '210003': { ask: () => ({ id: 1 }) },
      '200145': {
        async ask(bed) {
          await bed.call('owner', coldWallet.saveAddresses, pair('ETH'));
          return { id: pairId(bed, 'ETH') };
        },
      },
    },
  },
  alarm: { ask: inTreasury },
  saveAlarm: {
    ask: () => ({
      wallet_id,
      emails: ['ops@harbour.example'],
      balance_monitor: [{ base_symbol: 'ETH', threshold: '0.5', status: 1 }],
      task_events: { start: true, exception: true, start_fail: true, fail: true, success: true },
    }),
    others: notMine,
  },
  tasks: { ask: () => ({ wallet_id, direction: 3, status: [3, 4], order_by: 'amount', page_size: 5 }) },
  task: {
    ask: (bed) => ({ task_id: taskId(bed) }),
    refused: { '210003': { ask: () => ({ task_id: 1 }) } },
  },
  remarkTask: {
    ask: (bed) => ({ task_id: taskId(bed), remark: 'quarterly' }),
    others: notMine,
    refused: {
      '210003': { ask: () => ({ task_id: 1, remark: '' }) },
      '200004': { by: 'member', ask: (bed) => ({ task_id: taskId(bed), remark: '' }) },
    },
  },
  pendingChanges: { ask: inTreasury },
  auditChange: {
    ask: (bed) => ({ id: changeId(bed), result: 1, remark: 'checked' }),
    others: { admin: '200025', member: '200025', secondMember: '200025', approver: '200025' },
    refused: {
      '210003': { ask: () => ({ id: 1, result: 1 }) },
      '200025': { by: 'admin', ask: (bed) => ({ id: changeId(bed), result: 1 }) },
    },
  },
  check: { ask: inTreasury },
  gate: { ask: inTreasury },
  moveFacts: {
    ask: () => ({ wallet_id, direction: 1, symbol: 'ETH' }),
    refused: {
      '120202': { ask: () => ({ wallet_id, direction: 1, symbol: 'XRP' }) },
      '200073': { ask: () => ({ wallet_id, direction: 1, symbol: 'TUSDT' }) },
    },
  },
  createTask: {
    ask: () => move,
    others: notMine,
    refused: {
      '120202': { ask: () => ({ ...move, symbol: 'XRP' }) },
      '200073': { ask: () => ({ ...move, symbol: 'TUSDT' }) },
      '200040': {
        ask(bed) {
          expire(bed);
          return move;
        },
      },
      '200145': {
        async ask(bed) {
          await bed.call('owner', coldWallet.createTask, move);
          return move;
        },
      },
      '100011': { ask: () => ({ ...move, symbol: 'USDC', amount: '900' }) },
      '120403': {
        ask(bed) {
          // The gas that the vote-free address of BSC has is not enough for a dear call.
          const chain = bed.world.chains.get('BSC');
          const dear = { kind: 'evm', gas_prices: ['500', '500', '500'] } as const;
          if (chain !== undefined) bed.world.chains.update(chain, { fees: dear });
          return { ...move, symbol: 'BSC' };
        },
      },
      '120404': { ask: () => ({ ...move, amount: '0.5' }) },
      '110087': { ask: () => ({ ...move, amount: '101' }) },
      '110161': { ask: () => ({ ...move, amount: '1.0000000000000000001' }) },
    },
  },
  checkMove: {
    ask: () => ({ ...move, amount: '0.1' }),
    refused: {
      '120202': { ask: () => ({ ...move, symbol: 'XRP' }) },
      '200073': { ask: () => ({ ...move, symbol: 'TUSDT' }) },
    },
  },
};
