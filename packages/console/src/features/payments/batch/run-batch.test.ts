import { Refusal, withdrawals } from '@mpc/api';
import { describe, expect, it } from 'vitest';
import type { SendResult } from '../intents/send-payment.ts';
import { requestIdOf } from '../intents/intent.ts';
import { only, recipient } from './batch-samples.ts';
import { intentOf, type BatchPlan, type Planned } from './batch-plan.ts';
import type { Outcome } from './outcome.ts';
import { runBatch, type RunOptions } from './run-batch.ts';

const planned = (row: number, part: Partial<Planned> = {}): Planned => ({
  requestId: `00000000-0000-4000-8000-00000000000${row}`,
  row,
  symbol: 'TUSDT',
  base: 'TRX',
  coinName: 'USDT (TRC20)',
  unit: 'USDT',
  to: recipient,
  memo: '',
  amount: String(row * 100),
  remark: '',
  fee: '1',
  rate: '1',
  feeUnit: 'TRX',
  confirmRisk: false,
  ...part,
});

const planOf = (count: number): BatchPlan => ({
  id: 'plan',
  uid: 1,
  home: { wallet: { id: 1, name: 'W' }, subWallet: { id: 2, name: 'S' } },
  createdAt: 0,
  payments: Array.from({ length: count }, (_, at) => planned(at + 1)),
  fees: {},
  agreed: ['earlier'],
});

const refusal = (code: string, msg = ''): SendResult => ({
  kind: 'refused',
  refusal: new Refusal({ code, msg, data: null }, withdrawals.create),
});

/** Runs a batch whose answers are given row by row; the last one serves all that follow. */
async function run(
  plan: BatchPlan,
  answers: (SendResult['kind'] | SendResult)[],
  { before = [], ...options }: Partial<RunOptions> & { before?: (Outcome | null)[] } = {},
) {
  const sent: { row: number; agreed: readonly string[] }[] = [];
  const learnt: [row: number, state: string | undefined][] = [];
  const stopped = await runBatch(plan, before, {
    prepare: async (payment) => ({ intent: intentOf(plan, payment, only('1')) }),
    send: async (prepared, agreed) => {
      const row = plan.payments.find(({ requestId }) => requestId === requestIdOf(prepared))?.row ?? 0;
      sent.push({ row, agreed });
      const answer = answers[Math.min(sent.length, answers.length) - 1] ?? 'sent';
      if (typeof answer === 'object') return answer;
      const intent = { ...prepared, orderId: row };
      if (answer === 'sent') return { kind: 'sent', intent, needSign: false };
      if (answer === 'unknown') return { kind: 'unknown', intent: { ...intent, state: 'unknown' } };
      return { kind: answer, earlier: intent } as SendResult;
    },
    refusedBy: async () => null,
    learn: async (at, outcome) => {
      learnt.push([at + 1, outcome?.state]);
    },
    isStopped: () => false,
    ...options,
  });
  return { sent: sent.map(({ row }) => row), agreed: sent.map(({ agreed }) => agreed), learnt, stopped };
}

it('sends every payment once, in order, and keeps each outcome before the next is sent', async () => {
  expect(await run(planOf(3), ['sent'])).toMatchObject({
    sent: [1, 2, 3],
    learnt: [
      [1, 'sent'],
      [2, 'sent'],
      [3, 'sent'],
    ],
    stopped: null,
  });
});

it('goes on where it stood: what was sent, refused or is unknown is not sent again', async () => {
  const before: (Outcome | null)[] = [
    { state: 'sent', id: 7, needSign: false },
    { state: 'unknown' },
    { state: 'refused', code: '1', msg: '' },
    null,
    { state: 'notFound' },
    { state: 'held', why: 'blocked', name: '' },
    { state: 'differs', id: 8 },
  ];
  expect((await run(planOf(7), ['sent'], { before })).sent).toEqual([4, 5, 6]);
});

it('agrees to what was shown: the earlier payments, and the rows of the batch that repeat each other', async () => {
  const plan = planOf(2);
  const [one] = (await run(plan, ['sent'])).agreed;
  expect(one).toEqual(['earlier', ...plan.payments.map(({ requestId }) => requestId)]);
  const others = { ...plan, payments: plan.payments.map((one) => ({ ...one, symbol: `T${one.row}` })) };
  expect((await run(others, ['sent'])).agreed[0]).toHaveLength(2);
});

it('goes on after one that was refused, and stops when five in a row are for the same reason', async () => {
  expect(await run(planOf(3), [refusal('110078'), 'sent'])).toMatchObject({ sent: [1, 2, 3], stopped: null });
  const { sent, stopped } = await run(planOf(9), [refusal('100011')]);
  expect({ sent, stopped }).toEqual({ sent: [1, 2, 3, 4, 5], stopped: 'refusals' });
});

describe('it stops at once', () => {
  it.each([
    ['signedOut', refusal('110909')],
    ['denied', refusal('200125')],
    ['busy', { kind: 'busy' } as const],
    ['cannotRecord', { kind: 'cannotRecord' } as const],
  ])('when it is %s, and the payment stays as it was', async (reason, answer) => {
    expect(await run(planOf(3), [answer])).toMatchObject({ sent: [1], learnt: [], stopped: reason });
  });
  it('when the server has something else than was confirmed', async () => {
    const plan = planOf(2);
    const [first] = plan.payments;
    if (first === undefined) throw new Error('A plan of none');
    const intent = { ...intentOf(plan, first, only('1')), state: 'differs' as const, orderId: 5 };
    expect(await run(plan, [{ kind: 'unknown', intent }])).toMatchObject({
      sent: [1],
      learnt: [[1, 'differs']],
      stopped: 'differs',
    });
  });
  it('when a person says so, after the payment under way', async () => {
    let asked = 0;
    const { sent, stopped } = await run(planOf(3), ['sent'], { isStopped: () => (asked += 1) > 3 });
    expect({ sent, stopped }).toEqual({ sent: [1], stopped: 'asked' });
  });
});

it('stops when two answers in a row are lost, not when one is', async () => {
  expect((await run(planOf(4), ['unknown', 'sent', 'unknown', 'sent'])).stopped).toBeNull();
  expect(await run(planOf(4), ['unknown'])).toMatchObject({ sent: [1, 2], stopped: 'noAnswers' });
});

it('holds back what repeats something whose outcome is unknown, and what a strategy would refuse', async () => {
  expect((await run(planOf(2), ['blocked', 'repeated'])).learnt).toEqual([
    [1, 'held'],
    [2, 'held'],
  ]);
  const { sent } = await run(planOf(2), ['sent'], {
    refusedBy: async ({ row }) => (row === 1 ? 'No strangers' : null),
  });
  expect(sent).toEqual([2]);
});

it('sends nothing at a fee nobody agreed to, and leaves the payment as it was', async () => {
  const prepare = async ({ row }: Planned) =>
    row === 2 ? { stop: 'feeRisen' as const } : { intent: intentOf(planOf(3), planned(row), only('1')) };
  expect(await run(planOf(3), ['sent'], { prepare })).toMatchObject({
    sent: [1],
    learnt: [[1, 'sent']],
    stopped: 'feeRisen',
  });
});

it('says of a payment whose fee is refused why, and goes on', async () => {
  const prepare = async ({ row }: Planned) =>
    row === 2
      ? { outcome: { state: 'refused' as const, code: '200075', msg: '' } }
      : { intent: intentOf(planOf(3), planned(row), only('1')) };
  const { sent, learnt, stopped } = await run(planOf(3), ['sent'], { prepare });
  expect({ sent, learnt, stopped }).toEqual({
    sent: [1, 3],
    learnt: [
      [1, 'sent'],
      [2, 'refused'],
      [3, 'sent'],
    ],
    stopped: null,
  });
});

it('prepares anew what never left, and as it was what left once and was not found', async () => {
  const asked: [row: number, isAgain: boolean][] = [];
  await run(planOf(2), ['sent'], {
    before: [null, { state: 'notFound' }],
    prepare: async ({ row }, isAgain) => {
      asked.push([row, isAgain]);
      return { intent: intentOf(planOf(2), planned(row), only('1')) };
    },
  });
  expect(asked).toEqual([
    [1, false],
    [2, true],
  ]);
});
