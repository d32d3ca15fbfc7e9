import { addressOn, people } from '@mpc/api/sandbox';
import { test } from './fixtures/lying.ts';
import { expect, type Locator, type Page } from './fixtures/test.ts';
import type { House } from './fixtures/house.ts';
import { stopsAfterLook, type Trial } from './steps/lies.ts';
import { auditLine } from './steps/order.ts';
import { centre, goWithin } from './steps/places.ts';
import { said } from './steps/words.ts';

const path = '/api/mpc/withdraw/info';
const other = addressOn('TRX', 'somebody else');

/** What an order is, and by which names it goes: each otherwise than it was looked at. */
const ofOrder = (id: number): Record<Trial['of'], Trial> => ({
  number: { of: 'number', path, field: 'id', value: id + 1 },
  amount: { of: 'amount', path, field: 'amount', value: '12' },
  fee: { of: 'fee', path, field: 'fee', value: '90000' },
  recipient: { of: 'recipient', path, field: 'address_to', value: other },
  coin: { of: 'coin', path, field: 'symbol', value: 'USDTERC20' },
  name: { of: 'name', path, field: 'sub_wallet_name', value: 'Payroll' },
});

type Row = Extract<ReturnType<House['world']['transactions']['all']>[number], { trans_kind: 'withdraw' }>;

/** The first transfer of USDT on TRON in the sandbox that is such a one. */
function transferOf(house: House, is: (row: Row) => boolean): number {
  const all = house.world.transactions.all().flatMap((row) => (row.trans_kind === 'withdraw' ? [row] : []));
  const found = all.find((row) => row.symbol === 'TUSDT' && (row.outputs?.length ?? 1) < 2 && is(row));
  if (found === undefined) throw new Error('The sandbox has no such transfer');
  return found.id;
}

const waitsFor = (uid: number, node_type: number) => (row: Row) =>
  row.status < 1200 &&
  row.nodes.some(
    (node) =>
      node.node_status === 1 &&
      node.node_type === node_type &&
      node.members.some((member) => member.uid === uid && member.status === 0),
  );

const drawerOf = (page: Page): Locator => page.getByRole('dialog').first();

/** Opens an order anew, as it is by then. */
async function openOrder(page: Page, id: number): Promise<void> {
  await goWithin(page, centre('transactions'));
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await goWithin(page, centre('transactions', { open: `withdraw:${id}` }));
}

/** An order whole, and the question that its last button answers. */
function ordering(page: Page, id: number, act: 'approve' | 'refuse' | 'revoke') {
  const button = (place: Locator) => place.getByRole('button', { name: said(`order.act.${act}`) });
  return {
    stop: drawerOf(page).getByRole('alert').first(),
    come: async () => {
      await openOrder(page, id);
      await button(drawerOf(page)).click();
      await expect(button(page.getByRole('alertdialog'))).not.toHaveAttribute('aria-busy', 'true');
    },
    press: () => button(page.getByRole('alertdialog')).click(),
  };
}

test('R17, R19, R20: nothing is approved but what was looked at', async ({
  signIn,
  sandbox,
  house,
  liar,
}) => {
  const ana = await signIn('Ana Ruiz');
  const id = transferOf(house, waitsFor(people.owner.uid, 1));
  const { stop, ...steps } = ordering(ana, id, 'approve');
  const { number, amount, fee, recipient, coin, name } = ofOrder(id);
  const deciding = { liar, sandbox, line: auditLine, ...steps };
  await stopsAfterLook(deciding, stop, [number, amount, fee, recipient, coin, name]);
});

test('R17, R19: nothing is rejected but what was looked at', async ({ signIn, sandbox, house, liar }) => {
  const ana = await signIn('Ana Ruiz');
  const id = transferOf(house, waitsFor(people.owner.uid, 1));
  const { stop, ...steps } = ordering(ana, id, 'refuse');
  const { number, amount, name } = ofOrder(id);
  await stopsAfterLook({ liar, sandbox, line: auditLine, ...steps }, stop, [number, amount, name]);
});

test('R17, R19: nothing is canceled but what was looked at', async ({ signIn, sandbox, house, liar }) => {
  const lin = await signIn('Lin Wei');
  const id = transferOf(
    house,
    ({ status, initiator_uid }) => status === 1000 && initiator_uid === people.member.uid,
  );
  const { stop, ...steps } = ordering(lin, id, 'revoke');
  const { number, amount, recipient } = ofOrder(id);
  const line = 'POST /api/mpc/withdraw/cancel';
  await stopsAfterLook({ liar, sandbox, line, ...steps }, stop, [number, amount, recipient]);
});

test('R17, R19, R20: no code is made but of what was looked at', async ({ signIn, sandbox, house, liar }) => {
  const ana = await signIn('Ana Ruiz');
  const id = transferOf(house, waitsFor(people.owner.uid, 2));
  const { number, fee, recipient } = ofOrder(id);
  const code = ana.getByRole('dialog', { name: said('signing.title') });
  const sign = drawerOf(ana).getByRole('button', { name: said('order.act.sign') });
  const deciding = {
    liar,
    sandbox,
    line: 'POST /api/mpc/qrc/generate',
    come: async () => {
      await openOrder(ana, id);
      await expect(sign).not.toHaveAttribute('aria-disabled', 'true');
    },
    press: () => sign.click(),
  };
  const stop = code.getByText(said('signing.state.changed')).or(code.getByText(said('signing.state.unread')));
  await stopsAfterLook(deciding, stop, [number, fee, recipient]);
  await expect(code.getByRole('img', { name: said('signing.code') })).toHaveCount(0);
});

for (const act of ['approve', 'refuse'] as const)
  test(`R17, R19: no request of the address book is decided but what was looked at: ${act}`, async ({
    signIn,
    sandbox,
    liar,
  }) => {
    // Where there is room the request stands beside the list; here it lies over it.
    const ana = await signIn('Ana Ruiz', { viewport: { width: 1200, height: 900 } });
    const detail = '/api/mpc/address_book_audit/detail';
    const button = (place: Locator) => place.getByRole('button', { name: said(`approval.act.${act}`) });
    const deciding = {
      liar,
      sandbox,
      line: `GET /api/mpc/address_book_audit/${act === 'approve' ? 'pass' : 'refuse'}`,
      come: async () => {
        await goWithin(ana, `${centre('todo')}&type=6`);
        await expect(ana.getByRole('dialog')).toHaveCount(0);
        const row = ana.getByRole('table').getByRole('button', { name: /Pension fund/ });
        await row.click();
        await button(drawerOf(ana)).click();
        await expect(button(ana.getByRole('alertdialog'))).not.toHaveAttribute('aria-busy', 'true');
      },
      press: () => button(ana.getByRole('alertdialog')).click(),
    };
    const entry = 'content.entries.0.after';
    const whose: Trial[] = [
      { of: 'number', path: detail, field: 'audit_id', value: 1 },
      { of: 'recipient', path: detail, field: `${entry}.address`, value: addressOn('ETH', 'somebody else') },
    ];
    const called: Trial[] = [
      { of: 'coin', path: detail, field: `${entry}.base_symbol`, value: 'BSC' },
      { of: 'name', path: detail, field: `${entry}.label`, value: 'Pension fund 2' },
    ];
    const stop = drawerOf(ana).getByRole('alert').first();
    await stopsAfterLook(deciding, stop, act === 'approve' ? [...whose, ...called] : whose);
  });
