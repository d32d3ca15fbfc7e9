import { formsOf, intercept, sandbox } from '#shared/testing/stage.tsx';
import { WithdrawStatus } from '@mpc/api';
import { people, specialAddresses } from '@mpc/api/sandbox';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { multiply } from '#shared/money/decimal.ts';
import { OrderDrawer } from '../../order-drawer/order-drawer.tsx';
import { TransferDrawer } from './transfer-drawer.tsx';
import { fill, main, ready, review, show, soon } from './transfer-test-bed.tsx';

const create = '/api/mpc/sub_wallet/withdraw';
const feePath = '/gas_estimate';
const { ordinary } = specialAddresses;
const { awaitingApproval } = WithdrawStatus;
const props = { ...main, initialSymbol: 'TUSDT', onClose: vi.fn(), onShowOrder: vi.fn() };
const lin = people.member.uid;
const sent = 'Submitted. The server’s copy matches what you confirmed.';
const found = (words: string | RegExp) => screen.findByText(words, {}, soon);
const confirmation = () => within(screen.getByRole('dialog', { name: 'Review transfer' }));
const status = () => screen.getByRole('dialog', { hidden: true }).querySelector('header')?.textContent;
const available = async () => (await found('Available')).parentElement?.textContent;

const reads = () => formsOf('/api/mpc/withdraw/info').length;

/** Moves time on, for whatever waits for it. */
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** Changes what comes back from one path, until it is told to stop. */
function changeAnswers(path: string, change: (answer: Response) => Promise<Response>): () => void {
  const before = intercept.answer;
  intercept.answer = async (request, given) => {
    const answer = before === null ? given : await before(request, given);
    return request.url.includes(path) ? change(answer) : answer;
  };
  return () => {
    intercept.answer = before;
  };
}

/** Keeps back what comes from one path; gives back what lets it go. */
function hold(path: string): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  const stop = changeAnswers(path, async (answer) => {
    await promise;
    return answer;
  });
  return () => {
    stop();
    resolve();
  };
}

beforeEach(() => sandbox.reset());

describe('a fee that is named anew', () => {
  beforeEach(() => {
    const toFake = ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] as const;
    // Time goes on as ever, and further where a test says so.
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: [...toFake] });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it('R9: six percent higher, is shown beside the old one and sent only as a new summary, under a new number', async () => {
    const numbers = vi.spyOn(crypto, 'randomUUID');
    const named = { before: '', now: '' };
    const stop = changeAnswers(feePath, async (answer) => {
      const body = (await answer.json()) as { data: { agent_fee: string } };
      named.now = body.data.agent_fee;
      named.before = multiply(named.now, '0.9434');
      return Response.json({ ...body, data: { ...body.data, agent_fee: named.before } });
    });
    const { person } = await show(<TransferDrawer {...props} />);
    await fill(person, ordinary.tron, '20');
    const button = await review(person);
    stop();
    await pass(20_000);
    const notice = (await found(/Amounts changed/)).closest('[role]')?.textContent;
    expect(notice).toContain(`${named.before} TRX → ${named.now} TRX`);
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(button.title).toMatch(/Amounts changed/);
    await person.click(button);
    expect(formsOf(create)).toEqual([]);

    const old = numbers.mock.results.map(({ value }) => value as string);
    await person.click(screen.getByRole('button', { name: 'Update amounts' }));
    await person.click(await ready('Submit transfer'));
    await found(sent);
    const [order] = formsOf(create);
    expect(formsOf(create)).toMatchObject([{ fee: named.now }]);
    expect(numbers.mock.results.map(({ value }) => value as string)).toContain(order?.['request_id']);
    expect(old).not.toContain(order?.['request_id']);
  });

  it('R9: by nobody for half a minute, cannot be confirmed until it is asked for again', async () => {
    const { person } = await show(<TransferDrawer {...props} />);
    await fill(person, ordinary.tron, '20');
    const button = await review(person);
    const stop = changeAnswers(feePath, async () => new Response('', { status: 500 }));
    await pass(31_000);
    await confirmation().findByText(/Network fee quote expired/, {}, soon);
    expect(button.title).toMatch(/Network fee quote expired/);
    await person.click(button);
    expect(formsOf(create)).toEqual([]);

    stop();
    await person.click(confirmation().getByRole('button', { name: 'Retry' }));
    await person.click(await ready('Submit transfer'));
    await found(sent);
    expect(formsOf(create)).toHaveLength(1);
  });
});

describe('what the server has not said yet is not shown:', () => {
  it('R6: what is available is what was read, until it is read again', async () => {
    const { person } = await show(<TransferDrawer {...props} />);
    await fill(person, ordinary.tron, '20');
    const button = await review(person);
    const before = await available();
    const release = hold('/sub_wallet/symbol/balance');
    await person.click(button);
    await found(sent);
    await person.click(screen.getByRole('button', { name: 'New transfer' }));
    expect(await available()).toBe(before);
    release();
    await waitFor(async () => expect(await available()).not.toBe(before), soon);
  });

  it('R6: an order that was cancelled waits for approval, until it is read again', async () => {
    const id = sandbox.world.transactions
      .all()
      .find(
        (one) =>
          one.trans_kind === 'withdraw' && one.initiator_uid === lin && one.status === awaitingApproval,
      )?.id;
    if (id === undefined) throw new Error('nothing that Lin asked for waits for approval');
    const { person } = await show(<OrderDrawer kind="withdraw" id={id} onClose={vi.fn()} />);
    await found('Approval timeline');
    const before = status();

    const late: { since: number; release?: () => void } = { since: Infinity };
    changeAnswers('/withdraw/cancel', async (answer) => {
      late.release = hold('/withdraw/info');
      late.since = reads();
      return answer;
    });
    await person.click(await ready('Cancel transfer'));
    const asked = within(await screen.findByRole('alertdialog'));
    await person.click(await asked.findByRole('button', { name: 'Cancel transfer' }, soon));
    await waitFor(() => expect(reads()).toBeGreaterThan(late.since), soon);
    expect(formsOf('/api/mpc/withdraw/cancel')).toHaveLength(1);
    expect(status()).toBe(before);
    late.release?.();
    await waitFor(() => expect(status()).toContain('Canceled'), soon);
    expect(before).not.toContain('Canceled');
  });
});

it('a recipient is not reviewed while nobody can tell whom the address looks like', async () => {
  const path = '/address_book/withdraw_address_list';
  const heal = changeAnswers(path, async () => new Response('{}', { status: 500 }));
  const { person } = await show(<TransferDrawer {...props} />);
  await fill(person, ordinary.tron, '12');
  const retry = await screen.findByRole('button', { name: 'Retry' }, { timeout: 30_000 });
  expect(screen.getByRole('button', { name: 'Review transfer' }).getAttribute('aria-disabled')).toBe('true');
  heal();
  await person.click(retry);
  await ready('Review transfer');
}, 60_000);
