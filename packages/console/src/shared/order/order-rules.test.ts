import type { ApprovalNode, WithdrawInfo } from '@mpc/api';
import { describe, expect, it } from 'vitest';
import { allows, decisionOn, standingOf } from './decision.rules.ts';
import { decisiveChanges } from './order-changes.rules.ts';
import { storyOf } from './order-story.rules.ts';
import { isAsked, nodePosition } from './order-turn.rules.ts';

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

describe('what has changed', () => {
  it('is nothing while it is the same payment at the same step', () => {
    expect(decisiveChanges(order(), order({ amount: '1200.5', updated_at: 99, confirmations: 1 }))).toEqual(
      [],
    );
  });

  it.each([
    ['amount', { amount: '1200.51' }],
    ['amount', { amount: '⚠' }],
    ['address', { address_to: 'T3' }],
    ['memo', { memo: '7' }],
    ['coin', { symbol: 'TRX' }],
    ['from', { sub_wallet_id: 32 }],
  ])('is the %s, whoever looks', (fact, change) => {
    expect(decisiveChanges(order(), order({ my_action: 0, ...change }))).toEqual([fact]);
  });

  it('is where it stands, for those who may decide', () => {
    expect(decisiveChanges(order(), order(toSign))).toEqual(['status', 'step']);
    expect(decisiveChanges(order(), order({ ...toSign, my_action: 0 }))).toEqual([]);
  });

  it('is another threshold or other people at the same step', () => {
    const stricter = { node_list: [{ ...node(1, 1), threshold: 2 }, node(2, 0)] };
    expect(decisiveChanges(order(), order(stricter))).toEqual(['step']);
  });
});

describe('a decision whose answer was lost', () => {
  const approval = decisionOn(order(), ana, 'approve');

  it('was taken where the order shows it', () => {
    expect(
      standingOf(approval, order({ ...toSign, node_list: [node(1, 2, { [ana]: 1 }), node(2, 1)] })),
    ).toBe('taken');
    const refused = order({ status: 2100, node_list: [node(1, 3, { [ana]: 2 }), node(2, 0)] });
    expect(standingOf(decisionOn(order(), ana, 'refuse'), refused)).toBe('taken');
    expect(standingOf(decisionOn(order(), 3, 'cancel'), order({ status: 2300 }))).toBe('taken');
  });

  it('is not taken for an earlier approval of the same person', () => {
    const second = [node(1, 2, { [ana]: 1 }), { ...node(3, 1), node_index: 3 }];
    const later = order({ node_list: second });
    expect(standingOf(decisionOn(later, ana, 'approve'), later)).toBe('unseen');
  });

  it('was overtaken where the order went on without it', () => {
    expect(standingOf(approval, order(toSign))).toBe('overtaken');
    expect(standingOf(approval, order({ status: 2300, node_list: [node(1, 0), node(2, 0)] }))).toBe(
      'overtaken',
    );
    expect(standingOf(decisionOn(order(), 3, 'cancel'), order({ status: 1200 }))).toBe('overtaken');
  });

  it('is looked for as long as the order waits', () => {
    expect(standingOf(approval, order())).toBe('unseen');
    expect(standingOf(decisionOn(order(), 3, 'cancel'), order(toSign))).toBe('unseen');
  });
});

it('allows approving at an approval, refusing at either step, cancelling where the server says so', () => {
  expect([allows(order(), 'approve'), allows(order(), 'refuse')]).toEqual([true, true]);
  expect([allows(order(toSign), 'approve'), allows(order(toSign), 'refuse')]).toEqual([false, true]);
  expect(allows(order({ can_cancel: false }), 'cancel')).toBe(false);
});

const told = (change: Partial<WithdrawInfo>) =>
  storyOf(order(change)).map(({ kind, state }) => `${kind}: ${state}`);

describe('the story', () => {
  it('begins with who asked, and waits for approval', () => {
    expect(told({})).toEqual([
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
    expect(told(toSign).slice(2, 5)).toEqual(['approved: done', 'signature: current', 'broadcast: waiting']);
  });

  it('follows a payment from its signature to its last confirmation', () => {
    const signed: Partial<WithdrawInfo> = {
      ...toSign,
      node_list: [node(1, 2, { [kofi]: 1 }), node(2, 2, { [ana]: 1 })],
      my_action: 0,
      signed_at: 200,
      signed_by: 'Ana',
    };
    expect(told({ ...signed, status: 1200 }).slice(3)).toEqual([
      'signature: done',
      'broadcast: current',
      'confirmations: waiting',
      'finished: waiting',
    ]);
    expect(told({ ...signed, status: 1200, txid: 'ab', confirmations: 3 }).slice(4)).toEqual([
      'broadcast: done',
      'confirmations: current',
      'finished: waiting',
    ]);
    expect(told({ ...signed, status: 2000, txid: 'ab', finished_at: 300 }).slice(3)).toEqual([
      'signature: done',
      'broadcast: done',
      'confirmations: done',
      'finished: done',
    ]);
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
      { kind: 'ended', state: 'failed', at: 120, status: 2100, reason: 'Not ours' },
    ]);
  });

  it('leaves out a screening that never was, and marks one that found a risk', () => {
    expect(told({ kyt: { level: 0, score: 0, categories: [] } })).not.toContain('screened: done');
    expect(told({ kyt: { level: 4, score: 91, categories: [] } })).toContain('screened: failed');
  });
});
