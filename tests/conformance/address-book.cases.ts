import { addressBook, type ParamsOf } from '@mpc/api';
import { addressOn, specialAddresses, type World } from '@mpc/api/sandbox';
import type { CasesOf } from './cases.ts';
import { expire } from './expire.ts';

const wallet_id = 1001;
const [main, customerDeposits, payroll, marketMaking] = [2001, 2002, 2003, 2005];
const { ordinary } = specialAddresses;

/** Of Payroll, which the second member does not see. */
const unseen = { secondMember: '200125' };
const unknownToSome = { secondMember: '100004' };

function entry(world: World, subWallet: number, label: string): number {
  const row = world.book.where('shelf', `sub-wallet ${subWallet}`).find((one) => one.label === label);
  if (row === undefined) throw new Error(`Nobody knows ${label}`);
  return row.id;
}

/** The addition of Payroll that waits: asked for by the member, for the owner to decide. */
function waiting(world: World): number {
  const item = world.items
    .where('wallet_id', wallet_id)
    .find((one) => one.item_type === 6 && one.status === 0 && one.sub_wallet_id === payroll);
  if (item === undefined) throw new Error('Nothing waits for Payroll');
  return item.item_id;
}

const adding = (address: string): ParamsOf<typeof addressBook.add> => ({
  wallet_id,
  sub_wallet_ids: [payroll],
  is_white: 1,
  rows: [{ base_symbol: 'TRX', address, label: 'New hire', memo: '', remark: 'First of May' }],
});

const studio = (world: World) => entry(world, main, 'Brightline Studio');
const leaving = (world: World) => entry(world, customerDeposits, 'Corvid Exchange');
const renamed = (world: World) => entry(world, payroll, 'Contractor');
const office = (world: World) => entry(world, payroll, 'Tax office');

const decided = {
  ask: ({ world }: { world: World }) => ({ audit_id: waiting(world), remark: 'Seen' }),
  others: { admin: '200025', member: '200025', approver: '200025', ...unknownToSome },
  refused: {
    '200025': { by: 'admin', ask: ({ world }: { world: World }) => ({ audit_id: waiting(world) }) },
  },
} as const;

export const addressBookCases: CasesOf<typeof addressBook> = {
  withdrawAddresses: { ask: () => ({ sub_wallet_id: payroll, symbol: 'TUSDT' }), others: unseen },
  audit: { ask: ({ world }) => ({ audit_id: waiting(world) }), others: unknownToSome },
  passAudit: decided,
  refuseAudit: decided,
  revokeAudit: {
    by: 'member',
    ask: ({ world }) => ({ audit_id: waiting(world) }),
    others: { owner: '200025', admin: '200025', approver: '200025', ...unknownToSome },
    refused: { '200025': { ask: ({ world }) => ({ audit_id: waiting(world) }) } },
  },
  audits: {
    ask: () => ({
      wallet_id,
      sub_wallet_id: [payroll],
      op_type: [1, 5],
      status: [0],
      base_symbol: ['TRX'],
      order_by: 'created_at',
      order: 'asc',
    }),
    others: unseen,
  },
  statuses: { ask: ({ world }) => ({ ids: [studio(world), 1], sub_wallet_id: payroll }), others: unseen },
  list: {
    ask: () => ({
      wallet_id,
      sub_wallet_id: [payroll],
      base_symbol: ['TRX', 'ETH'],
      status: [1, 2],
      keyword: 'a',
      need_white: 1,
      order_by: 'label',
    }),
    others: unseen,
  },
  remove: {
    ask: ({ world }) => ({ id: office(world), remark: 'Moved' }),
    others: unknownToSome,
    refused: {
      '200145': { ask: ({ world }) => ({ id: renamed(world) }) },
      '200040': {
        ask: ({ world }) => {
          expire(world, wallet_id);
          return { id: studio(world) };
        },
      },
    },
  },
  coin: {
    ask: () => ({ symbol: 'TUSDT', wallet_id }),
    refused: { '120202': { ask: () => ({ symbol: 'NOPE' }) } },
  },
  chains: { ask: () => ({ wallet_id }) },
  add: {
    ask: () => adding(ordinary.tron),
    others: unseen,
    refused: {
      '110055': { ask: () => adding(ordinary.evm) },
      '200125': { ask: () => ({ ...adding(ordinary.tron), sub_wallet_ids: [payroll, 2009] }) },
      '200040': {
        ask: ({ world }) => {
          expire(world, wallet_id);
          return adding(ordinary.tron);
        },
      },
      '200145': {
        ask: ({ world }) => ({
          rows: [
            { id: renamed(world), base_symbol: 'TRX', address: addressOn('TRX', 'Other'), label: 'Other' },
          ],
        }),
      },
    },
  },
  enableWhitelist: {
    ask: () => ({ sub_wallet_id: customerDeposits, remark: 'Only the exchange' }),
    others: { secondMember: '200125', approver: '200125' },
    refused: {
      '200145': {
        ask: async (bed) => {
          await bed.call('owner', addressBook.disableWhitelist, { sub_wallet_id: payroll });
          return { sub_wallet_id: payroll };
        },
      },
      '200040': {
        ask: ({ world }) => {
          expire(world, wallet_id);
          return { sub_wallet_id: customerDeposits };
        },
      },
    },
  },
  disableWhitelist: {
    ask: () => ({ sub_wallet_id: payroll }),
    others: unseen,
    refused: {
      '200145': { ask: () => ({ sub_wallet_id: marketMaking }) },
      '200040': {
        ask: ({ world }) => {
          expire(world, wallet_id);
          return { sub_wallet_id: payroll };
        },
      },
    },
  },
  setWhite: {
    ask: ({ world }) => ({ id: studio(world), is_white: 1 }),
    others: { approver: '100004' },
    refused: {
      '200145': { ask: ({ world }) => ({ id: leaving(world), is_white: 0 }) },
      '200040': {
        ask: ({ world }) => {
          expire(world, wallet_id);
          return { id: studio(world), is_white: 1 };
        },
      },
    },
  },
  chainInUse: { ask: () => ({ sub_wallet_id: payroll }), others: unseen },
  subWalletState: { ask: () => ({ sub_wallet_id: payroll }), others: unseen },
};
