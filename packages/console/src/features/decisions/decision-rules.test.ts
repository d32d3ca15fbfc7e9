import type { ApprovalNode } from '@mpc/api';
import { describe, expect, it } from 'vitest';
import { changedContent, changeKind, changesSince, type Content, stepText } from './fact.rules.ts';
import {
  allows,
  missingOn,
  positionIn,
  decisionOutcome,
  decisionOn,
  type Decidable,
  type Sent,
} from './decision.rules.ts';

const [ana, ben, cai] = [
  { uid: 1, name: 'Ana', status: 0 },
  { uid: 2, name: 'Ben', status: 0 },
  { uid: 3, name: 'Cai', status: 0 },
] as const;

const step = (part: Partial<ApprovalNode> = {}): ApprovalNode => ({
  node_index: 1,
  node_type: 1,
  threshold: 2,
  members: [ana, ben, cai],
  node_status: 1,
  ...part,
});

const item = (part: Partial<Decidable> = {}): Decidable => ({
  key: 'item 7',
  status: 0,
  nodes: [step(), step({ node_index: 2, node_status: 0, members: [cai] })],
  myAction: 1,
  canRevoke: false,
  ...part,
});

const sent = (part: Partial<Sent> = {}): Sent => ({ ...decisionOn(item(), 1, 'approve'), ...part });

const marked = (status: 0 | 1 | 2) => step({ members: [{ ...ana, status }, ben, cai] });

const fact = (key: string, text: string) => ({ key, label: key, text });

describe('a decision', () => {
  it('is about the step that is waited for', () => {
    expect(decisionOn(item(), 1, 'approve').nodeIndex).toBe(1);
    expect(decisionOn(item({ status: 2 }), 1, 'approve').nodeIndex).toBeNull();
  });

  it('is for whoever is asked while it waits, and taking back for whoever asked for it', () => {
    expect(allows(item(), 'approve')).toBe(true);
    expect(allows(item({ myAction: 0 }), 'refuse')).toBe(false);
    expect(allows(item({ status: 1 }), 'approve')).toBe(false);
    expect(allows(item(), 'revoke')).toBe(false);
    expect(allows(item({ myAction: 0, canRevoke: true }), 'revoke')).toBe(true);
    expect(allows(item({ status: 3, canRevoke: true }), 'revoke')).toBe(false);
  });

  it('whose answer was lost is known by its mark, or by how it ended', () => {
    expect(decisionOutcome(sent(), item({ nodes: [marked(1)] }))).toBe('taken');
    expect(decisionOutcome(sent({ decision: 'refuse' }), item({ status: 2, nodes: [marked(2)] }))).toBe(
      'taken',
    );
    expect(decisionOutcome(sent({ decision: 'revoke' }), item({ status: 3 }))).toBe('taken');
    expect(decisionOutcome(sent({ nodeIndex: null }), item({ status: 1, nodes: [] }))).toBe('taken');
  });

  it('does not show while the same step still waits for it', () => {
    expect(decisionOutcome(sent(), item())).toBe('unseen');
    expect(decisionOutcome(sent({ decision: 'revoke' }), item())).toBe('unseen');
  });

  it('is overtaken once it went on without it', () => {
    expect(decisionOutcome(sent(), item({ nodes: [step({ node_status: 2 })] }))).toBe('overtaken');
    expect(decisionOutcome(sent(), item({ status: 2, nodes: [step({ node_status: 3 })] }))).toBe('overtaken');
    expect(decisionOutcome(sent({ decision: 'revoke' }), item({ status: 1 }))).toBe('overtaken');
  });
});

describe('who is missing', () => {
  it('are those of the step in turn who have not answered, since the last answer', () => {
    const members = [{ ...ana, status: 1 as const, time: 900 }, ben, cai];
    expect(missingOn(item({ nodes: [step({ members })] }), 100)).toEqual({
      names: ['Ben', 'Cai'],
      needed: 1,
      signs: false,
      since: 900,
    });
    expect(missingOn(item(), 100)?.since).toBe(100);
    expect(missingOn(item({ status: 1 }), 100)).toBeNull();
  });

  it('stands at one of so many steps', () => {
    expect(positionIn(item())).toEqual({ at: 1, of: 2 });
    expect(positionIn({ nodes: [step({ node_status: 2 }), step({ node_index: 2 })] })).toEqual({
      at: 2,
      of: 2,
    });
    expect(positionIn({ nodes: [step({ node_status: 2 })] })).toEqual({ at: 1, of: 1 });
  });
});

const fixed = (text: string): Content => ({
  facts: [{ ...fact('amount', `${text} USDT`), fixed: text }],
  diff: [],
});
const cost = (amount: string, unit = 'TRX') => ({
  facts: [{ ...fact('fee', `${amount} ${unit}`), ceiling: { amount, unit } }],
  diff: [],
});
const kind = (before: Content, now: Content) => changeKind(changedContent(before, now));

const coin = (fixed: string): Content => ({
  facts: [{ key: 'coin', label: 'Coin', text: 'USDT', fixed }],
  diff: [],
});

describe('what changed since it was looked at', () => {
  it('names every fact and field that says something else, appeared or went', () => {
    const before = {
      facts: [fact('to', 'A'), fact('memo', '1')],
      diff: [{ key: 'url', label: 'URL', before: 'x', after: 'y' }],
    };
    const now = {
      facts: [fact('to', 'B'), fact('fee', '2')],
      diff: [{ key: 'url', label: 'URL', before: 'x', after: { text: 'z', show: null } }],
    };
    expect(changedContent(before, before)).toEqual([]);
    expect(changedContent(before, now).map(({ key, before: one, after }) => [key, one, after])).toEqual([
      ['fact to', 'A', 'B'],
      ['fact memo', '1', undefined],
      ['after url', 'y', 'z'],
      ['fact fee', undefined, '2'],
    ]);
  });

  it('R19: shows another name, another chain and one thing said twice as changes', () => {
    const to = { ...fact('to', '0xA'), baseSymbol: 'ETH' };
    const of = (...facts: (typeof to)[]) => ({ facts, diff: [] });
    const told = (now: Content) => changedContent(of(to), now).map(({ before, after }) => [before, after]);
    expect(told(of(to))).toEqual([]);
    expect(told(of({ ...to, label: 'From' }))).toEqual([['to · ETH · 0xA', 'From · ETH · 0xA']]);
    expect(told(of({ ...to, baseSymbol: 'BSC' }))).toEqual([['to · ETH · 0xA', 'to · BSC · 0xA']]);
    expect(told(of(to, to))).toEqual([[undefined, '0xA']]);
  });

  it('R19: stops where something changed that never does', () => {
    expect(kind(fixed('5'), fixed('5'))).toBeNull();
    expect(kind(fixed('5'), fixed('50'))).toBe('broken');
    expect(kind(fixed('5'), { facts: [], diff: [] })).toBe('broken');
    const named = { facts: [{ ...fact('amount', '5 USD Coin'), fixed: '5' }], diff: [] };
    expect(kind(fixed('5'), named)).toBe('changed');
  });

  it('R19: shows what is fixed of a fact whose words are the same', () => {
    expect(changedContent(coin('TUSDT / TRX'), coin('TUSDT / ETH'))).toMatchObject([
      { before: 'Coin · USDT · TUSDT / TRX', after: 'Coin · USDT · TUSDT / ETH', isFixed: true },
    ]);
  });

  it('R20: a cost may fall, and no more', () => {
    expect(kind(cost('8'), cost('7.999'))).toBeNull();
    expect(kind(cost('8'), cost('8.000'))).toBeNull();
    expect(kind(cost('8'), cost('80000'))).toBe('changed');
    expect(kind(cost('8'), cost('1', 'ETH'))).toBe('changed');
    expect(kind(cost('8'), { facts: [], diff: [] })).toBe('changed');
  });

  it('counts the step for whoever is asked, and once it is over only what never changes', () => {
    const since = (now: Decidable, content = fixed('5')) =>
      changesSince({ subject: item(), content: fixed('5') }, { subject: now, content }, 'Step').map(
        ({ key }) => key,
      );
    const stricter = [step({ threshold: 1 }), step({ node_index: 2 })];
    expect(since(item())).toEqual([]);
    expect(since(item({ nodes: stricter }))).toEqual(['step']);
    expect(since(item({ nodes: stricter, myAction: 0 }))).toEqual([]);
    expect(since(item({ status: 1 }), fixed('6'))).toEqual(['fact amount']);
    expect(
      since(item({ status: 1 }), { ...fixed('5'), facts: [fact('remark', 'x'), ...fixed('5').facts] }),
    ).toEqual([]);
  });

  it('tells other people or another threshold of a step from the same one', () => {
    expect(stepText(item())).toBe(
      stepText(item({ nodes: [marked(1), step({ node_index: 2, node_status: 0 })] })),
    );
    expect(stepText(item())).not.toBe(
      stepText(item({ nodes: [step({ threshold: 1 }), step({ node_index: 2 })] })),
    );
    expect(stepText(item({ status: 1 }))).toBe('');
  });
});
