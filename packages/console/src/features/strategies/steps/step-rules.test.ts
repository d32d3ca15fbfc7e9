import { describe, expect, it } from 'vitest';
import { stepFaults } from './step-faults.rules.ts';
import { draftsOf, inOrder, isStepValues, stepValuesOf, withStep, type StepValues } from './step-values.ts';
import { stepWarnings } from './step-warnings.rules.ts';

const [ana, kofi, lin] = [1, 2, 3];
const candidates = [
  { uid: ana, can_sign: 1 },
  { uid: kofi, can_sign: 1 },
  { uid: lin, can_sign: 0 },
] as const;
const approve = (key: string, uids: number[], threshold = 1): StepValues => ({
  key,
  type: 1,
  name: '',
  uids,
  threshold,
});
const sign = (...uids: number[]): StepValues => ({ key: 'sign', type: 2, name: '', uids, threshold: 1 });

describe('faults of steps', () => {
  it('says of every step what is wrong with it, not only of the first', () => {
    const steps = [approve('a', []), approve('b', [ana, kofi], 3), approve('c', [99]), sign(lin)];
    expect([...stepFaults(steps, candidates)]).toEqual([
      ['a', 'nobody'],
      ['b', 'threshold'],
      ['c', 'notMember'],
      ['sign', 'noKey'],
    ]);
  });

  it('finds none in a line that the server takes', () => {
    expect(stepFaults([approve('a', [lin, kofi], 2), sign(ana)], candidates).size).toBe(0);
  });

  it('names the tenth approval step', () => {
    const steps = [...Array.from({ length: 10 }, (_, at) => approve(`a${at}`, [ana])), sign(ana)];
    expect([...stepFaults(steps, candidates)]).toEqual([['a9', 'tooManySteps']]);
  });
});

describe('warnings of steps', () => {
  it('warns of a person who passes every step alone', () => {
    expect(stepWarnings([approve('a', [ana, kofi]), sign(ana)], null)).toEqual([{ kind: 'alone', uid: ana }]);
    expect(stepWarnings([approve('a', [ana, kofi], 2), sign(ana)], null)).toEqual([]);
  });

  it('warns where the only approver may request too', () => {
    const steps = [approve('a', [lin]), sign(ana)];
    expect(stepWarnings(steps, null)).toEqual([{ kind: 'ownApprover', uid: lin, index: 1 }]);
    expect(stepWarnings(steps, [lin])).toHaveLength(1);
    expect(stepWarnings(steps, [kofi])).toEqual([]);
  });
});

describe('steps in a form', () => {
  it('begin with one that signs, get further ones before it and keep their people while they move', () => {
    const begun = stepValuesOf([]);
    expect(begun.map(({ type }) => type)).toEqual([2]);
    const three = withStep(withStep(begun));
    const [first, second, last] = three.map(({ key }) => key);
    expect(new Set([first, second, last]).size).toBe(3);
    expect(three.map(({ type }) => type)).toEqual([1, 1, 2]);
    expect(inOrder(three, [second ?? '', first ?? '', last ?? '']).map(({ key }) => key)).toEqual([
      second,
      first,
      last,
    ]);
  });

  it('are sent without empty names', () => {
    expect(draftsOf([{ ...approve('a', [lin]), name: ' Finance ' }, sign(ana)])).toEqual([
      { node_type: 1, threshold: 1, uids: [lin], name: 'Finance' },
      { node_type: 2, threshold: 1, uids: [ana] },
    ]);
  });

  it('are believed only in their shape', () => {
    expect(isStepValues([approve('a', [1])])).toBe(true);
    expect(isStepValues([{ ...approve('a', [1]), type: 3 }])).toBe(false);
  });
});
