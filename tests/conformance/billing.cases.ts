import { contract } from '@mpc/api';
import type { Bed } from './bed.ts';
import type { CasesOf } from './cases.ts';

const { billing } = contract;
const wallet_id = 1001;
const symbol = 'TUSDT';
const others = { member: '200004', secondMember: '200004', approver: '200004' };

/** A bill of Treasury's in a state. */
function billIn({ world }: Bed, status: number): number {
  const bill = world.bills.where('wallet_id', wallet_id).find((row) => row.status === status);
  if (bill === undefined) throw new Error(`There is no bill in state ${status}`);
  return bill.bill_id;
}

/** An unpaid bill, with an address to pay it to. */
async function asked(bed: Bed) {
  const bill_id = billIn(bed, 0);
  await bed.call('owner', billing.payAddress, { bill_id, symbol });
  return { bill_id, symbol, txid: 'a'.repeat(64) };
}

export const billingCases: CasesOf<typeof billing> = {
  package: { ask: () => ({ wallet_id }) },
  bills: {
    ask: () => ({
      wallet_id,
      status: [0, 1, 2, 3, 4, 5, 6],
      bill_type: [1, 3, 4],
      keyword: 'B20',
      order_by: 'amount',
      order: 'asc',
      page_no: 1,
      page_size: 10,
    }),
  },
  bill: {
    ask: (bed) => ({ bill_id: billIn(bed, 2) }),
    refused: { '210003': { ask: () => ({ bill_id: 1 }) } },
  },
  payAddress: {
    ask: (bed) => ({ bill_id: billIn(bed, 3), symbol: 'ETH' }),
    others,
    refused: {
      '120202': { ask: (bed) => ({ bill_id: billIn(bed, 0), symbol: 'XRP' }) },
      '200004': { by: 'member', ask: (bed) => ({ bill_id: billIn(bed, 0), symbol }) },
      '200025': { ask: (bed) => ({ bill_id: billIn(bed, 2), symbol }) },
      '210003': { ask: () => ({ bill_id: 1, symbol }) },
    },
  },
  pay: {
    ask: asked,
    others,
    refused: {
      '200004': { by: 'member', ask: asked },
      '200025': { ask: (bed) => ({ bill_id: billIn(bed, 4), symbol }) },
      '210003': { ask: () => ({ bill_id: 1, symbol }) },
    },
  },
  pending: { ask: () => ({ wallet_id }) },
};
