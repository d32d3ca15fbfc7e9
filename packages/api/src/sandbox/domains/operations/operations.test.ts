import { describe, expect, it } from 'vitest';
import { operations, type ParamsOf } from '../../../index.ts';
import { createSandbox, people, subWalletIds, walletIds } from '../../index.ts';
import { asking } from '../../testing.ts';
import { day } from '../../../core/durations.ts';

const { treasury } = walletIds;
const { customerDeposits, payroll } = subWalletIds;
const { owner, member, approver } = people;

const sandbox = createSandbox({ clock: 'frozen' });
const ana = asking(sandbox, owner.uid);
const now = sandbox.world.clock.now();

const log = async (filter: Partial<ParamsOf<typeof operations.list>>, person = ana) =>
  (await person(operations.list, { wallet_id: treasury, page_size: 1000, ...filter })).data.list;

describe('the log of operations', () => {
  it('is narrowed to a business, a part, a deed, a person, a status and a word', async () => {
    const all = await log({});
    type Row = (typeof all)[number];
    const filters: [Partial<ParamsOf<typeof operations.list>>, (row: Row) => boolean][] = [
      [{ business: ['strategy'] }, (row) => row.business_type === 'strategy'],
      [
        { business: ['strategy', 'workspace'] },
        ({ business_type: one }) => one === 'strategy' || one === 'workspace',
      ],
      [{ area: ['basic'] }, (row) => row.area === 'basic'],
      [{ op_type: ['delete'] }, (row) => row.op_type === 'delete'],
      [{ operator: [member.uid] }, (row) => row.operator?.uid === member.uid],
      [{ status: [3] }, (row) => row.status === 3],
      [{ sub_wallet_id: customerDeposits }, (row) => row.sub_wallet_id === customerDeposits],
      [{ keyword: 'desk ABOVE' }, (row) => /desk above/i.test(row.content_before + row.content_after)],
      [
        { start_time: now - 21 * day, end_time: now - 4 * day },
        ({ created_at: at }) => at >= now - 21 * day && at <= now - 4 * day,
      ],
    ];
    for (const [filter, isMeant] of filters) {
      const expected = all.filter(isMeant);
      expect(expected.length).toBeGreaterThan(0);
      expect(await log(filter)).toEqual(expected);
    }
    expect(await log({ order: 'asc' })).toEqual([...all].reverse());
  });

  it('has nothing of sub-wallets that its reader does not see', async () => {
    const seen = new Set((await log({}, asking(sandbox, approver.uid))).map((row) => row.sub_wallet_id));
    expect([...seen].filter((id) => id !== 0 && id !== payroll)).toEqual([]);
  });
});
