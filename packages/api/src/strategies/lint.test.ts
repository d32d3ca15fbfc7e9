import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decide, explain, readyRules } from './decide.ts';
import type { PastOrder } from './facts.ts';
import { lint, type Finding, type Linted, type LintedRule } from './lint.ts';
import { decisionsIn, lineOf } from './lines.ts';
import { PastOrders } from './past-orders.ts';
import { anyRules, ruleOf, when } from './testing/rules.cases.ts';

const [owner, admin, member, left] = [1, 2, 3, 9];

const people: Linted['people'] = [
  { uid: owner, role: 1, can_sign: 1 },
  { uid: admin, role: 2, can_sign: 1 },
  { uid: member, role: 3, can_sign: 0 },
];

const approve = (threshold: number, ...uids: number[]) => ({ node_type: 1 as const, threshold, uids });
const sign = (...uids: number[]) => ({ node_type: 2 as const, threshold: 1, uids });

const linted = (rules: readonly LintedRule[], more: Partial<Linted> = {}): Linted => ({
  rules,
  basic: [approve(1, member), sign(owner)],
  people,
  isProtected: false,
  coins: [
    { symbol: 'TUSDT', base_symbol: 'TRX', price_usd: '1' },
    { symbol: 'TRX', base_symbol: 'TRX', price_usd: '0.3' },
    { symbol: 'ETH', base_symbol: 'ETH', price_usd: '3000' },
  ],
  now: Date.UTC(2026, 10, 27),
  ...more,
});

const rule = (id: number, steps: LintedRule['steps'], more: Partial<LintedRule> = {}): LintedRule => ({
  ...ruleOf(id, more),
  steps,
});

const from = (amount: string, window_hours: number | null = null) =>
  when({ limit: { unit: 'usd', amount, window_hours } });

const found = (all: Linted) =>
  lint(all).map((finding) =>
    Object.fromEntries(Object.entries(finding).filter(([name]) => name !== 'witness')),
  );

const ofBasic = (rules: LintedRule[], basic: LintedRule['steps']) =>
  found(linted(rules, { basic })).filter((finding) => finding['strategy_id'] === 0);

describe('the strategies of a sub-wallet', () => {
  it('have nothing wrong with them where two people decide and each is met', () => {
    const rules = [
      rule(1, [approve(2, admin, member), sign(owner)], from('1000', 24)),
      rule(2, [approve(1, member), sign(owner)]),
    ];
    expect(found(linted(rules))).toEqual([]);
  });

  it('name one that an earlier one leaves nothing for', () => {
    const rules = [
      rule(1, [approve(1, member), sign(owner)], from('500', 24)),
      rule(2, [approve(2, admin, member), sign(owner)], from('500.01')),
    ];
    expect(found(linted(rules))).toEqual([{ kind: 'shadowed', strategy_id: 2, by: 1 }]);
  });

  it('name one that a larger order passes more easily than a smaller one', () => {
    const rules = [
      rule(1, [approve(1, member), sign(owner)], from('5000', 24)),
      rule(2, [approve(2, admin, member), sign(owner)], from('1000', 24)),
    ];
    expect(found(linted(rules))).toEqual([{ kind: 'weaker', strategy_id: 1, by: 2 }]);
  });

  it('name one that is passed by in parts, unless its hours add them up', () => {
    const steps = [approve(2, admin, member), sign(owner)];
    expect(found(linted([rule(1, steps, from('1000'))]))).toEqual([
      { kind: 'splitting', strategy_id: 1, by: 0 },
    ]);
    expect(found(linted([rule(1, steps, from('1000', 1))]))).toEqual([]);
  });

  it('name who can request, approve and sign alone; an admin cannot where signatures are protected', () => {
    const alone = [approve(1, admin, member), sign(admin)];
    expect(found(linted([rule(1, alone)]))).toEqual([{ kind: 'alone', strategy_id: 1, uid: admin }]);
    expect(found(linted([rule(1, alone)], { isProtected: true }))).toEqual([]);
    expect(found(linted([rule(1, alone, when({ initiator_type: 2, initiator_uids: [member] }))]))).toEqual(
      [],
    );
    expect(found(linted([rule(1, alone, when({ initiator_type: 3 }))]))).toEqual([]);
  });

  it('name who can request and sign alone what passes without approval', () => {
    const passes = rule(1, [], { action: 3 });
    const by = { kind: 'alone', strategy_id: 1, uid: admin };
    const basic = [approve(2, owner, member), sign(admin)];
    expect(found(linted([passes], { basic }))).toEqual([by]);
    expect(found(linted([passes], { basic, isProtected: true }))).toEqual([]);
    expect(found(linted([rule(1, [], { action: 2 })], { basic }))).toEqual([]);
    const ofMember = when({ initiator_type: 2, initiator_uids: [member] });
    expect(found(linted([rule(1, [], { action: 3, ...ofMember })], { basic }))).toEqual([]);
  });

  it('name what is wrong with the basic one, where an order comes to it', () => {
    const small = rule(1, [approve(1, member), sign(owner)], {
      ...when({ limit: { unit: 'usd', amount: '0', amount_max: '1000', window_hours: null } }),
    });
    expect(ofBasic([small], [sign(owner)])).toEqual([
      { kind: 'weaker', strategy_id: 0, by: 1 },
      { kind: 'alone', strategy_id: 0, uid: owner },
    ]);
    expect(ofBasic([small], [approve(2, admin, left), sign(owner)])).toEqual([
      { kind: 'splitting', strategy_id: 0, by: 1 },
      { kind: 'left', strategy_id: 0, uid: left },
      { kind: 'unreachable', strategy_id: 0, step: 0 },
    ]);
    expect(ofBasic([rule(1, [approve(1, member), sign(owner)])], [sign(owner)])).toEqual([]);
  });

  it('name who left, and the steps that cannot be reached without them', () => {
    const rules = [rule(1, [approve(2, member, left), sign(owner, admin)])];
    expect(found(linted(rules))).toEqual([
      { kind: 'left', strategy_id: 1, uid: left },
      { kind: 'unreachable', strategy_id: 1, step: 0 },
    ]);
    expect(found(linted([rule(1, [approve(1, owner, admin), sign(member)])]))).toEqual([
      { kind: 'unreachable', strategy_id: 1, step: 1 },
    ]);
  });
});

/** What a finding says, seen in its witness. */
function isShown({ rules, basic, people: all, isProtected }: Linted, finding: Finding): boolean {
  const ready = readyRules(rules);
  const lines = {
    of: ({ strategy_id }: { strategy_id: number }) =>
      rules.find((one) => one.strategy_id === strategy_id)?.steps ?? [],
    basic,
  };
  const past = new PastOrders(ready.transfer);
  const seen = (order: PastOrder) => {
    const decision = decide(ready, order, past);
    const [party] = order.parties;
    const of = order.call === undefined ? ready.transfer : ready.web3;
    const met = explain(of, { order, moved: order, party }, past).find(
      (one) => one.rule.strategy_id === finding.strategy_id,
    )?.met;
    const by = decision.kind === 'decided' ? (decision.by[0]?.strategy_id ?? 0) : null;
    const line = lineOf(decision, lines);
    return {
      order,
      by,
      line,
      decisions: decisionsIn(line),
      isMet: finding.strategy_id === 0 ? by === 0 : met === 'yes',
    };
  };
  const [one, other] = finding.witness.map((order) => {
    const what = seen(order);
    if (finding.kind === 'splitting') past.add(order);
    return what;
  });
  if (one === undefined) return false;
  switch (finding.kind) {
    case 'shadowed':
      return one.isMet && one.by !== finding.strategy_id;
    case 'weaker':
      return other?.by === finding.strategy_id && one.decisions > other.decisions;
    case 'splitting':
      return other !== undefined && [one, other].every(({ by }) => by !== finding.strategy_id);
    case 'alone': {
      const person = all.find(({ uid }) => uid === finding.uid);
      const maySign = person?.can_sign === 1 && !(isProtected && person.role === 2);
      // Where an earlier strategy takes this very order, its own line is none of the finding's.
      const isAlone = one.line?.every(
        ({ uids, threshold, node_type }) =>
          threshold === 1 && uids.includes(finding.uid) && (node_type === 1 || maySign),
      );
      return (
        one.isMet &&
        one.order.initiator_uid === finding.uid &&
        (one.by !== finding.strategy_id || isAlone === true)
      );
    }
    default:
      return one.isMet;
  }
}

it('have a witness for each finding', () => {
  const steps = fc.constantFrom(
    [approve(1, member), sign(owner)],
    [approve(2, admin, member), sign(owner, admin)],
    [approve(1, left), sign(admin)],
    [sign(admin)],
  );
  const seen = new Map<string, number>();
  const count = (name: string) => seen.set(name, (seen.get(name) ?? 0) + 1);
  fc.assert(
    fc.property(
      anyRules,
      fc.array(steps, { minLength: 6, maxLength: 6 }),
      steps,
      fc.boolean(),
      (rules, all, basic, isProtected) => {
        const context = linted(
          rules.map((one, at) => ({ ...one, steps: one.action === 1 ? (all[at] ?? []) : [] })),
          { basic, isProtected },
        );
        for (const finding of lint(context)) {
          const { strategy_id: id } = finding;
          count(finding.kind);
          if (id === 0) count(`basic ${finding.kind}`);
          if (rules.some((one) => one.strategy_id === id && one.action === 3)) count(`pass ${finding.kind}`);
          expect([finding, isShown(context, finding)]).toEqual([finding, true]);
        }
      },
    ),
    { numRuns: 400 },
  );
  const often = ['shadowed', 'alone', 'left', 'basic alone', 'basic left', 'basic unreachable', 'pass alone'];
  expect(often.filter((name) => (seen.get(name) ?? 0) < 10)).toEqual([]);
});
