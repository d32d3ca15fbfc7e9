import { addressOn, people } from '@mpc/api/sandbox';
import { test } from './fixtures/lying.ts';
import { expect, type Locator, type Page } from './fixtures/test.ts';
import type { House } from './fixtures/house.ts';
import { drawerOf, isSeen, letSettle, stopsAfterLook, type Trial } from './steps/lies.ts';
import { bulkDrawer, itemRow } from './steps/items.ts';
import { auditLine } from './steps/order.ts';
import { centre, goWithin, main } from './steps/places.ts';
import { inGroups } from './steps/transfer.ts';
import { said } from './steps/words.ts';

const path = '/api/mpc/withdraw/info';
/** An amount as it is written on screen; it takes the text, so that no digit is lost. */
const grouped = new Intl.NumberFormat('en-US', { maximumFractionDigits: 20 });
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

/** Opens an order anew, as it is by then. */
async function openOrder(page: Page, id: number, kind = 'withdraw'): Promise<void> {
  await goWithin(page, centre('transactions'));
  await expect(page.getByRole('table', { name: 'Transactions' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await goWithin(page, centre('transactions', { open: `${kind}:${id}` }));
}

/** An order whole, and the question that its last button answers. */
function ordering(page: Page, id: number, act: 'approve' | 'refuse' | 'revoke', kind = 'withdraw') {
  const word = kind === 'withdraw' ? `order.act.${act}` : `order.actOther.${act}`;
  const button = (place: Locator) => place.getByRole('button', { name: said(word) });
  return {
    stop: drawerOf(page).getByRole('alert').first(),
    come: async () => {
      await openOrder(page, id, kind);
      await button(drawerOf(page)).click();
      await letSettle(button(page.getByRole('alertdialog')));
    },
    press: () => button(page.getByRole('alertdialog')).click(),
  };
}

test('R17, R19, R20: nothing is approved or rejected but what was looked at', async ({
  signIn,
  sandbox,
  house,
  liar,
}) => {
  const ana = await signIn('Ana Ruiz');
  const id = transferOf(house, waitsFor(people.owner.uid, 1));
  const { stop, ...steps } = ordering(ana, id, 'approve');
  const { amount, fee, recipient } = ofOrder(id);
  const deciding = { liar, sandbox, line: auditLine };
  await isSeen({ liar, come: () => openOrder(ana, id) }, [
    {
      ...recipient,
      seen: drawerOf(ana)
        .getByRole('img', { name: inGroups(other) })
        .first(),
    },
  ]);
  await stopsAfterLook({ ...deciding, ...steps }, stop, [fee]);
  const refusing = ordering(ana, id, 'refuse');
  await stopsAfterLook({ ...deciding, ...refusing }, refusing.stop, [amount]);
});

test('R17, R19, R20: of several nothing is approved but what was looked at', async ({
  signIn,
  sandbox,
  liar,
}) => {
  const ana = await signIn('Ana Ruiz');
  const { amount, recipient } = ofOrder(1);
  const several = bulkDrawer(ana);
  const yes = several.getByRole('button', { name: 'Approve all 2' });
  const open = async () => {
    await goWithin(ana, centre('transactions'));
    await expect(ana.getByRole('dialog')).toHaveCount(0);
    await goWithin(ana, `${centre('todo')}&type=1`);
    for (const title of [/^Transfer 12,500 USDT/, /^Transfer 1,800 USDT/])
      await itemRow(ana, title).getByRole('checkbox').check();
    await ana.getByRole('button', { name: 'Approve selected' }).click();
  };
  await isSeen({ liar, come: open }, [{ ...amount, seen: several.getByText(/^12\sUSDT/).first() }]);
  const deciding = {
    liar,
    sandbox,
    line: auditLine,
    come: async () => {
      await open();
      await letSettle(yes);
    },
    press: () => yes.click(),
  };
  const stop = several
    .getByText(said('bulkDecision.row.changed'))
    .or(several.getByText(said('bulkDecision.row.notSent')))
    .first();
  await stopsAfterLook(deciding, stop, [recipient]);
});

test('R17, R19: nothing is canceled but what was looked at', async ({ signIn, sandbox, house, liar }) => {
  const lin = await signIn('Lin Wei');
  const id = transferOf(
    house,
    ({ status, initiator_uid }) => status === 1000 && initiator_uid === people.member.uid,
  );
  const { stop, ...steps } = ordering(lin, id, 'revoke');
  const { number, recipient, name } = ofOrder(id);
  const line = 'POST /api/mpc/withdraw/cancel';
  await stopsAfterLook({ liar, sandbox, line, ...steps }, stop, [number]);

  // The same from the pending list.
  const written = grouped.format((house.world.transactions.get(id)?.amount ?? '') as `${number}`);
  const question = lin.getByRole('alertdialog');
  const yes = question.getByRole('button', { name: said('order.act.revoke') });
  const ask = async () => {
    await goWithin(lin, centre('transactions'));
    await expect(lin.getByRole('dialog')).toHaveCount(0);
    await goWithin(lin, `${main}&open=pending`);
    await lin
      .getByRole('row')
      .filter({ hasText: written })
      .getByRole('button', { name: said('pending.cancel') })
      .click();
  };
  await isSeen({ liar, come: ask }, [
    { ...recipient, seen: question.getByRole('img', { name: inGroups(other) }).first() },
  ]);
  const asking = {
    liar,
    sandbox,
    line,
    come: async () => {
      await ask();
      await letSettle(yes);
    },
    press: () => yes.click(),
  };
  const notCanceled = question
    .getByText(said('speedUp.cancelChanged'))
    .or(question.getByText(said('state.command.notSent')))
    .first();
  await stopsAfterLook(asking, notCanceled, [name]);
});

test('R17, R19, R20: no code is made but of what was looked at', async ({ signIn, sandbox, house, liar }) => {
  const ana = await signIn('Ana Ruiz');
  const id = transferOf(house, waitsFor(people.owner.uid, 2));
  const { coin } = ofOrder(id);
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
  await stopsAfterLook(deciding, stop, [coin]);
  await expect(code.getByRole('img', { name: said('signing.code') })).toHaveCount(0);
});

const ofCall = '/api/mpc/web3/info';

/** Whoever is to approve it next. */
const asked = (row: { nodes: Row['nodes'] }) =>
  row.nodes
    .find(({ node_status, node_type }) => node_status === 1 && node_type === 1)
    ?.members.find(({ status }) => status === 0);

for (const kind of ['web3', 'refund'] as const)
  test(`R17, R19, R20: nothing is approved but what was looked at: ${kind}`, async ({
    signIn,
    sandbox,
    house,
    liar,
  }) => {
    const waiting = house.world.transactions
      .all()
      .flatMap((row) => (row.trans_kind === kind ? [row] : []))
      .find((row) => row.status === 1000 && asked(row) !== undefined);
    if (waiting === undefined) throw new Error(`The sandbox has no such ${kind}`);
    const page = await signIn(asked(waiting)?.name ?? '');
    const lie: Trial =
      kind === 'web3'
        ? { of: 'amount', path: ofCall, field: 'input_data', value: `0xa9059cbb${'0'.repeat(128)}` }
        : ofOrder(waiting.id).fee;
    const { stop, ...steps } = ordering(page, waiting.id, 'approve', kind);
    await stopsAfterLook({ liar, sandbox, line: auditLine, ...steps }, stop, [lie]);
  });
