import type { Fault } from '@mpc/api/sandbox';
import { expect, test, type Page, type SandboxControl } from './fixtures/test.ts';
import { auditLine, decide, openTodo, orderDrawer, orderStatus } from './steps/order.ts';
import { goWithin, main } from './steps/places.ts';
import { silence } from './steps/silence.ts';
import { createLine, form, outcome, pay, prepare, sendButton } from './steps/transfer.ts';
import { second } from '../support/durations.ts';

const unknown = 'Outcome unknown. Do not submit again.';
const sent = 'Submitted. The server’s copy matches what you confirmed.';

/** Nothing in the drawer can send, and nothing says that it failed. */
async function expectLocked(page: Page): Promise<void> {
  await expect(outcome(page).getByText(unknown)).toBeVisible();
  await expect(page.getByRole('button', { name: /Submit transfer|Review|Resubmit/ })).toHaveCount(0);
  await expect(outcome(page).getByText(/failed|Nothing was submitted/i)).toHaveCount(0);
}

/** What was posted, each with its number and what the server decided. */
async function posted(sandbox: SandboxControl) {
  const requests = await sandbox.seen(createLine);
  return {
    codes: requests.map(({ code }) => code),
    numbers: new Set(requests.map(({ params }) => params['request_id'])),
  };
}

/** How often the console says that it has looked for a lost decision. */
async function timesLooked(page: Page): Promise<number> {
  const said = (await orderDrawer(page).getByText('Do not decide again').textContent()) ?? '';
  return Number(/Checked (\d+) time/.exec(said)?.[1]);
}

/** However often it was asked, the server has it once. */
async function expectOneOrder(page: Page, sandbox: SandboxControl): Promise<void> {
  const [number] = (await posted(sandbox)).numbers;
  await goWithin(page, `/mpc/center/transactions?w=1001&keyword=${String(number)}`);
  await expect(page.getByRole('table', { name: 'Transactions' }).getByText('−1,200.50')).toHaveCount(1);
}

test('R4: the answer never comes, though it was taken: ten seconds of silence, and it is found', async ({
  signIn,
  sandbox,
}) => {
  const lin = await signIn('Lin Wei');
  await prepare(lin);
  await sandbox.fault('withdrawals.create', { timeoutAfter: true, times: 1 });
  await sendButton(lin).click();

  await expect(outcome(lin).getByText(unknown)).toBeVisible({ timeout: 15_000 });
  await expect(outcome(lin).getByText(sent)).toBeVisible();
  expect((await posted(sandbox)).codes).toEqual(['0']);
});

test('R2, R4: the request never arrives: it is looked for, and only then sent again under its own number', async ({
  signIn,
  sandbox,
}) => {
  test.slow();
  const lin = await signIn('Lin Wei');
  await lin.clock.install();
  await prepare(lin);
  await sandbox.fault('withdrawals.create', { timeoutBefore: true, times: 1 });
  await sendButton(lin).click();
  await silence(lin, sandbox, createLine);
  await expectLocked(lin);

  for (let asked = 1; asked <= 13; asked += 1) {
    await lin.clock.fastForward(31 * second);
    await expect(
      outcome(lin)
        .getByText(/^Checked |^Not found after/)
        .first(),
    ).toContainText(asked === 1 ? 'once' : String(asked));
  }
  await expect(outcome(lin).getByText('Not found after 13 checks')).toBeVisible();
  expect((await posted(sandbox)).codes).toEqual([null]);

  await outcome(lin).getByRole('button', { name: 'Resubmit' }).click();
  await expect(outcome(lin).getByText(sent)).toBeVisible();
  const { codes, numbers } = await posted(sandbox);
  expect(codes).toEqual([null, '0']);
  expect(numbers.size).toBe(1);
  await expectOneOrder(lin, sandbox);
});

test('R3: the tab is closed between sending and answer: the next one knows of it', async ({
  signIn,
  sandbox,
}) => {
  const lin = await signIn('Lin Wei');
  await prepare(lin);
  await sandbox.fault('withdrawals.create', { timeoutAfter: true, times: 1 });
  await sendButton(lin).click();
  await expect.poll(async () => (await posted(sandbox)).codes).toEqual(['0']);
  const next = await lin.context().newPage();
  await lin.close();

  await next.goto(main);
  await next.getByRole('button', { name: 'Transfer USDT TRC20' }).click();
  await expectLocked(next);
  await expect(outcome(next)).toContainText('1,200.50 USDT');
  await expect(outcome(next).getByText(sent)).toBeVisible();
  expect((await posted(sandbox)).codes).toEqual(['0']);
});

test('R4: a payment of unknown end blocks the same one, and no other', async ({ signIn, sandbox }) => {
  const lin = await signIn('Lin Wei');
  await lin.clock.install();
  await prepare(lin);
  await sandbox.fault('withdrawals.create', { emptyBody: true, times: 1 });
  await sendButton(lin).click();
  await expectLocked(lin);

  // Whoever leaves it and starts another is told of it; the same payment cannot be confirmed.
  await outcome(lin).getByRole('button', { name: 'New transfer' }).click();
  await expect(form(lin)).toContainText('A transfer from this sub-wallet has an unknown outcome');
  await lin.reload();
  await expectLocked(lin);
  await lin.clock.fastForward(3 * second);
  await expect(outcome(lin).getByText(sent)).toBeVisible();
  expect((await posted(sandbox)).codes).toEqual(['0']);
});

// That whatever is no answer leaves it unknown is tested where answers are read.
const spoilt: [name: string, fault: Fault, problems?: RegExp[]][] = [
  ['half an answer', { malformed: true }],
  ['502', { status: 502, taken: true }, [/status of 502/]],
];

for (const [name, fault, problems = []] of spoilt)
  test.describe(`what comes back is ${name}`, () => {
    test.use({ expected: { problems } });

    test('R1, R4: so nobody knows, until it is found', async ({ signIn, sandbox }) => {
      const lin = await signIn('Lin Wei');
      await lin.clock.install();
      await prepare(lin);
      await sandbox.fault('withdrawals.create', { ...fault, times: 1 });
      await sendButton(lin).click();
      await expectLocked(lin);
      await lin.clock.fastForward(3 * second);
      await expect(outcome(lin).getByText(sent)).toBeVisible();
      expect((await posted(sandbox)).codes).toEqual(['0']);
    });
  });

test('the answer to an approval is lost: nothing is decided twice, and it is found', async ({
  signIn,
  sandbox,
}) => {
  const lin = await signIn('Lin Wei');
  await pay(lin);
  const ana = await signIn('Ana Ruiz');
  await ana.clock.install();
  await openTodo(ana, '1,200.50');
  await sandbox.fault('approvals.audit', { timeoutAfter: true, times: 1 });
  await decide(ana, 'Approve');
  await silence(ana, sandbox, auditLine);

  await expect(ana.getByRole('region', { name: /Notifications/ })).toContainText('Approved');
  await expect(orderStatus(ana, 'Awaiting signature')).toBeVisible();
  // What changed is what she decided herself: no alarm about that.
  await expect(orderDrawer(ana).getByText('Changed since you opened it')).toHaveCount(0);
  await expect(orderDrawer(ana).getByRole('button', { name: 'Approve & sign' })).toBeVisible();
  expect(await sandbox.seen(auditLine)).toHaveLength(1);
});

test.describe('the connection breaks', () => {
  test.use({ expected: { problems: [/net::ERR_/] } });

  test('and breaks again when the browser repeats the request: still one number, one order', async ({
    signIn,
    sandbox,
  }) => {
    const lin = await signIn('Lin Wei');
    await lin.clock.install();
    await prepare(lin);
    await sandbox.fault('withdrawals.create', { drop: true, taken: true });
    await sendButton(lin).click();
    await expectLocked(lin);
    await lin.clock.fastForward(3 * second);
    await expect(outcome(lin).getByText(sent)).toBeVisible();
    const { codes, numbers } = await posted(sandbox);
    // A browser sends a request again by itself when a connection it had used before breaks without an answer.
    expect(codes.slice(0, 2)).toEqual(['0', '100023']);
    expect(new Set(codes.slice(1))).toEqual(new Set(['100023']));
    expect(numbers.size).toBe(1);
    await expectOneOrder(lin, sandbox);
  });
});

test('the connection breaks once: what the browser repeats is recognised by its number', async ({
  signIn,
  sandbox,
}) => {
  const lin = await signIn('Lin Wei');
  await prepare(lin);
  await sandbox.fault('withdrawals.create', { drop: true, taken: true, times: 1 });
  await sendButton(lin).click();
  await expect(outcome(lin).getByText(sent)).toBeVisible();
  expect((await posted(sandbox)).codes).toEqual(['0', '100023']);
  await expectOneOrder(lin, sandbox);
});

test('an approval that got lost on the way leaves every button off while nobody knows', async ({
  signIn,
  sandbox,
}) => {
  const lin = await signIn('Lin Wei');
  await pay(lin);
  const ana = await signIn('Ana Ruiz');
  await ana.clock.install();
  await openTodo(ana, '1,200.50');
  await sandbox.fault('approvals.audit', { timeoutBefore: true, times: 1 });
  await decide(ana, 'Approve');
  await silence(ana, sandbox, auditLine);

  await expect(orderDrawer(ana).getByText('Outcome of your decision unknown')).toBeVisible();
  for (let looked = 1; looked <= 3; looked += 1) {
    for (const name of ['Approve', 'Reject', 'Cancel transfer']) {
      const button = orderDrawer(ana).getByRole('button', { name, exact: true });
      await expect(button).toBeDisabled();
      await expect(button).toHaveAccessibleDescription(
        'Outcome of your last decision unknown. Check it first.',
      );
    }
    await ana.clock.fastForward(9 * second);
    await expect.poll(() => timesLooked(ana)).toBeGreaterThanOrEqual(looked);
  }
  expect(await sandbox.seen(auditLine)).toHaveLength(1);
});

test('the connection breaks while Ana approves: what the browser repeats passes no second step', async ({
  signIn,
  sandbox,
}) => {
  const lin = await signIn('Lin Wei');
  await pay(lin);
  const ana = await signIn('Ana Ruiz');
  await openTodo(ana, '1,200.50');
  await sandbox.fault('approvals.audit', { drop: true, taken: true, times: 1 });
  await decide(ana, 'Approve');

  await expect(orderStatus(ana, 'Awaiting signature')).toBeVisible();
  const [first, ...repeated] = (await sandbox.seen(auditLine)).map(({ code }) => code);
  expect(first).toBe('0');
  expect(repeated).not.toContain('0');
  const line = orderDrawer(ana).getByRole('list', { name: 'Approval steps' });
  await expect(line.getByRole('listitem')).toHaveText([
    /Approved.*1 of 1 approved/,
    /Awaiting your signature.*0 of 1/,
  ]);
});
