import type { ApprovalNode, WithdrawInfo } from '@mpc/api';
import { feeOf } from '@mpc/api/fingerprint';
import type { TFunction } from 'i18next';
import { describe, expect, it } from 'vitest';
import { changedContent, decisionOutcome, type Decision, decisionOn } from '#features/decisions';
import { mayDecide, nodePosition, orderContent, orderFault, subjectOf } from '#features/orders';
import { stepText } from '../decisions/fact.rules.ts';
import { storyOf } from './order-story.rules.ts';
import { isAsked } from '../orders/order-turn.rules.ts';

const ana = 1;
const kofi = 2;

type Answers = Partial<Record<number, 1 | 2>>;

function node(index: number, status: ApprovalNode['node_status'], answers: Answers = {}): ApprovalNode {
  return {
    node_index: index,
    node_type: index === 2 ? 2 : 1,
    threshold: 1,
    node_status: status,
    members: [ana, kofi].map((uid) => ({
      uid,
      name: uid === ana ? 'Ana' : 'Kofi',
      status: answers[uid] ?? 0,
      ...(answers[uid] === undefined ? {} : { time: index * 100 }),
    })),
  };
}

function order(change: Partial<WithdrawInfo> = {}): WithdrawInfo {
  return {
    id: 900,
    trans_kind: 'withdraw',
    request_id: 'r',
    sub_wallet_id: 31,
    sub_wallet_name: 'Main',
    symbol: 'TUSDT',
    base_symbol: 'TRX',
    contract_address: '',
    amount: '1200.50',
    address_from: 'T1',
    address_to: 'T2',
    memo: '',
    txid: '',
    confirmations: 0,
    tx_height: 0,
    status: 1000,
    remark: '',
    created_at: 10,
    updated_at: 10,
    initiator: { uid: 3, nickname: 'Lin', avatar_letter: 'L' },
    kyt_status: 2,
    wallet_id: 1,
    wallet_name: 'Treasury',
    symbol_alias: 'USDT',
    coin_net: 'TRC20',
    decimals: 6,
    withdraw_confirmation: 20,
    txid_link: '',
    address_link: '',
    node_list: [node(1, 1), node(2, 0)],
    hit_strategy: { strategy_id: 1, name: 'Large', type: 1 },
    kyt: { level: 1, score: 12, categories: [], checked_at: 11 },
    paid_before: 0,
    can_cancel: true,
    can_speed_up: false,
    my_action: 1,
    replaced: [],
    ...change,
  };
}

const toSign: Partial<WithdrawInfo> = {
  status: 1100,
  node_list: [node(1, 2, { [kofi]: 1 }), node(2, 1)],
  my_action: 2,
};

describe('whose turn it is', () => {
  it('asks those of the active step who have not answered', () => {
    expect(isAsked(order(), ana)).toBe(true);
    expect(isAsked(order({ node_list: [node(1, 1, { [ana]: 1 }), node(2, 0)] }), ana)).toBe(false);
    expect(isAsked(order(), 3)).toBe(false);
  });

  it('counts the step that is waited for, or those that are over', () => {
    expect(nodePosition(order().node_list)).toEqual({ at: 1, of: 2 });
    expect(nodePosition(order(toSign).node_list)).toEqual({ at: 2, of: 2 });
    expect(nodePosition([node(1, 2), node(2, 2)])).toEqual({ at: 2, of: 2 });
    expect(nodePosition([node(1, 3), node(2, 0)])).toEqual({ at: 1, of: 2 });
  });
});

const words = ((key: string) => key) as TFunction;

/** The facts of an order that say something else than before. */
const changed = (before: WithdrawInfo, now: WithdrawInfo) =>
  changedContent(orderContent(before, words), orderContent(now, words)).map(({ key }) => key.slice(5));

const outputs = ['T2', 'T3'].map((address) => ({ address, amount: '600.25', memo: '', needActive: false }));

describe('what an order says', () => {
  it('is the same while it is the same payment', () => {
    expect(changed(order(), order({ amount: '1200.5', updated_at: 99, confirmations: 1 }))).toEqual([]);
    expect(changed(order({ outputs }), order({ outputs: [...outputs] }))).toEqual([]);
  });

  it.each<[string, Partial<WithdrawInfo>]>([
    ['amount', { amount: '1200.51' }],
    ['amount', { amount: '⚠' }],
    ['to', { address_to: 'T3' }],
    ['memo', { memo: '7' }],
    ['kind', { trans_kind: 'refund' }],
    ['coin', { base_symbol: 'ETH' }],
    ['coin', { contract_address: 'T9' }],
    ['subWallet', { sub_wallet_id: 32 }],
    ['inscriptions', { inscriptions: ['i0'] }],
    ['call', { input_data: '0xa9' }],
    ['request', { request_id: 'another' }],
    ['recipients', { outputs: outputs.slice(1) }],
  ])('R19: is no payment anybody looked at with another %s', (fact, change) => {
    const changes = changedContent(orderContent(order(), words), orderContent(order(change), words));
    expect(changes.filter(({ isFixed }) => isFixed).map(({ key }) => key)).toEqual([`fact ${fact}`]);
  });

  it('R19: is no payment anybody looked at with another coin under the same name', () => {
    const changes = changedContent(
      orderContent(order(), words),
      orderContent(order({ symbol: 'TRX' }), words),
    );
    expect(changes).toMatchObject([
      { key: 'fact code', isFixed: true },
      { key: 'fact coin', isFixed: true },
    ]);
  });

  it.each<[string, Partial<WithdrawInfo>]>([
    ['amount,coin', { symbol_alias: 'USDC' }],
    ['amount,coin', { coin_net: 'ERC20' }],
    ['from,subWallet', { sub_wallet_name: 'Other' }],
    ['from', { wallet_name: 'Other' }],
    ['fee', { fee: '80000' }],
    ['kyt', { kyt: { level: 3, score: 90, categories: [], checked_at: 12 } }],
    ['remark', { remark: 'For you' }],
    ['strategy', { hit_strategy: { strategy_id: 2, name: 'Small', type: 1 } }],
    ['initiator', { initiator: { ...order().initiator, uid: 1, nickname: 'Another', avatar_letter: 'A' } }],
  ])('R19: has to be looked at again with another %s', (facts, change) => {
    const changes = changedContent(orderContent(order(), words), orderContent(order(change), words));
    expect(changes.map(({ key, isFixed }) => [key, isFixed])).toEqual(
      facts.split(',').map((fact) => [`fact ${fact}`, undefined]),
    );
  });

  it('R20: costs what its chain takes and what is charged for energy, and may cost less', () => {
    const lent = order({ fee: '0', delegate_fee: '4.19957', fee_symbol: 'TRX' });
    expect(feeOf(lent)).toEqual({ amount: '4.19957', unit: 'TRX' });
    expect(feeOf(order({ fee: '⚠' }))).toBeNull();
    expect(changed(lent, { ...lent, delegate_fee: '4' })).toEqual([]);
    expect(changed(lent, { ...lent, fee: '1' })).toEqual(['fee']);
  });

  it('is another one when somebody else is paid, or something else', () => {
    const [first, second] = outputs;
    if (first === undefined || second === undefined) throw new Error('Nobody is paid');
    expect(changed(order({ outputs }), order({ outputs: [first, { ...second, address: 'T4' }] }))).toEqual([
      'to 1',
    ]);
    expect(changed(order({ outputs }), order({ outputs: [{ ...first, amount: '600' }, second] }))).toEqual([
      'amount 0',
    ]);
  });
});

describe('where an order stands', () => {
  it('is another step once it waits for the signature, other people, or another threshold', () => {
    const before = stepText(subjectOf(order()));
    const stricter = order({ node_list: [{ ...node(1, 1), threshold: 2 }, node(2, 0)] });
    expect(stepText(subjectOf(order({ updated_at: 99 })))).toBe(before);
    expect(stepText(subjectOf(order(toSign)))).not.toBe(before);
    expect(stepText(subjectOf(stricter))).not.toBe(before);
  });

  it('waits for people while it is open, and while a replacement of it does', () => {
    expect(subjectOf(order()).status).toBe(0);
    expect(subjectOf(order(toSign)).status).toBe(0);
    expect(subjectOf(order({ status: 1200 })).status).toBe(1);
    expect(subjectOf(order({ status: 1200, pending_round: true })).status).toBe(0);
    expect([2000, 2100, 2200, 2201, 2202, 2300].map((status) => subjectOf(order({ status })).status)).toEqual(
      [1, 2, 2, 5, 4, 3],
    );
  });
});

const given = (decision: Decision, of = order(), uid = ana) => decisionOn(subjectOf(of), uid, decision);

const outcome = (sent: ReturnType<typeof given>, now: WithdrawInfo) => decisionOutcome(sent, subjectOf(now));

describe('a decision whose answer was lost', () => {
  it('was taken where the order shows it', () => {
    const passed = order({ ...toSign, node_list: [node(1, 2, { [ana]: 1 }), node(2, 1)] });
    expect(outcome(given('approve'), passed)).toBe('taken');
    const refused = order({ status: 2100, node_list: [node(1, 3, { [ana]: 2 }), node(2, 0)] });
    expect(outcome(given('refuse'), refused)).toBe('taken');
    expect(outcome(given('revoke', order(), 3), order({ status: 2300 }))).toBe('taken');
  });

  it('is not taken for an earlier approval of the same person', () => {
    const second = [node(1, 2, { [ana]: 1 }), { ...node(3, 1), node_index: 3 }];
    const later = order({ node_list: second });
    expect(outcome(given('approve', later), later)).toBe('unseen');
  });

  it('was overtaken where the order went on without it', () => {
    expect(outcome(given('approve'), order(toSign))).toBe('overtaken');
    const ended = order({ status: 2300, node_list: [node(1, 0), node(2, 0)] });
    expect(outcome(given('approve'), ended)).toBe('overtaken');
    expect(outcome(given('revoke', order(), 3), order({ status: 1200 }))).toBe('overtaken');
  });

  it('is looked for as long as the order waits', () => {
    expect(outcome(given('approve'), order())).toBe('unseen');
    expect(outcome(given('revoke', order(), 3), order(toSign))).toBe('unseen');
  });
});

const may = (now: WithdrawInfo) =>
  (['approve', 'refuse', 'revoke'] as const).filter((decision) => mayDecide(subjectOf(now), decision));

it('allows approving at an approval, refusing at either step, cancelling where the server says so', () => {
  expect(may(order())).toEqual(['approve', 'refuse', 'revoke']);
  expect(may(order(toSign))).toEqual(['refuse', 'revoke']);
  expect(may(order({ can_cancel: false, my_action: 0 }))).toEqual([]);
  // A sweep asks nobody one by one.
  expect(may(order({ trans_kind: 'collect', can_cancel: false }))).toEqual([]);
});

const statesOf = (change: Partial<WithdrawInfo>) =>
  storyOf(order(change)).map(({ kind, state }) => `${kind}: ${state}`);

describe('the story', () => {
  it('begins with who asked, and waits for approval', () => {
    expect(statesOf({})).toEqual([
      'created: done',
      'screened: done',
      'approval: current',
      'signature: waiting',
      'broadcast: waiting',
      'confirmations: waiting',
      'finished: waiting',
    ]);
  });

  it('waits for the signature once it is approved', () => {
    expect(statesOf(toSign).slice(2, 5)).toEqual([
      'approved: done',
      'signature: current',
      'broadcast: waiting',
    ]);
  });

  it('follows a payment from its signature to its last confirmation', () => {
    const signed: Partial<WithdrawInfo> = {
      ...toSign,
      node_list: [node(1, 2, { [kofi]: 1 }), node(2, 2, { [ana]: 1 })],
      my_action: 0,
      signed_at: 200,
      signed_by: 'Ana',
    };
    expect(statesOf({ ...signed, status: 1200 }).slice(3)).toEqual([
      'signature: done',
      'broadcast: current',
      'confirmations: waiting',
      'finished: waiting',
    ]);
    expect(statesOf({ ...signed, status: 1200, txid: 'ab', confirmations: 3 }).slice(4)).toEqual([
      'broadcast: done',
      'confirmations: current',
      'finished: waiting',
    ]);
    expect(statesOf({ ...signed, status: 2000, txid: 'ab', finished_at: 300 }).slice(3)).toEqual([
      'signature: done',
      'broadcast: done',
      'confirmations: done',
      'finished: done',
    ]);
  });

  it('does not end with a status that nobody has told us of', () => {
    expect(statesOf({ status: 9999 })).toContain('finished: waiting');
    expect(statesOf({ status: 9999 })).not.toContain('ended: failed');
  });

  it('ends with how it ended and why', () => {
    const refused = order({
      status: 2100,
      node_list: [node(1, 3, { [ana]: 2 }), node(2, 0)],
      finished_at: 120,
      fail_reason: 'Not ours',
    });
    expect(storyOf(refused).slice(2)).toEqual([
      { kind: 'refused', state: 'failed', at: 100, name: 'Ana', remark: '' },
      { kind: 'ended', state: 'failed', at: 120, status: 2100, name: '', reason: 'Not ours' },
    ]);
  });

  it.each([
    ['canceled', 2300, 'discarded'],
    ['rejected by its screening', 2201, 'stopped'],
  ] as const)('names whoever it was %s by', (_, status, event) => {
    const log = [
      { event: 'asked', time: 10, by: 'Lin' },
      { event, time: 120, by: 'Ana' },
    ] as const;
    expect(storyOf(order({ status, finished_at: 120, log: [...log] })).at(-1)).toMatchObject({ name: 'Ana' });
    expect(storyOf(order({ status, finished_at: 120, log: [log[0]] })).at(-1)).toMatchObject({ name: '' });
  });

  it('leaves out a screening that never was, and marks one that found a risk', () => {
    expect(statesOf({ kyt: { level: 0, score: 0, categories: [] } })).not.toContain('screened: done');
    expect(statesOf({ kyt: { level: 4, score: 91, categories: [] } })).toContain('screened: failed');
  });
});

it.each(['-3200', '-1', '3,200', '3.2e3', ''])('R23: %j is no amount that a payment can have', (amount) => {
  const fee = { fee: '1', fee_symbol: 'TRX' };
  expect(orderFault(order(fee))).toBeNull();
  expect(orderFault(order({ ...fee, amount }))).toBe('unreadable');
});

it('R19: a call that names two contracts, and a payment that says no fee, are nothing to agree to', () => {
  const call = { ...order({ fee: '1' }), decoded: null, interactive_contract: '0x01', address_to: '0x01' };
  expect(orderFault(call)).toBeNull();
  expect(orderFault({ ...call, interactive_contract: '0x02' })).toBe('contract');
  expect(orderFault(order({ fee: '3,2' }))).toBe('unreadable');
});
