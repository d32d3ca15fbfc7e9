import { describe, expect, it } from 'vitest';
import { stepsFault, type DraftedStep } from './strategies.rules.ts';

const people = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
const approves = (uids: number[] = [1], threshold = 1): DraftedStep => ({ node_type: 1, threshold, uids });
const signs = (uids: number[] = [1], threshold = 1): DraftedStep => ({ node_type: 2, threshold, uids });

describe('the steps of a strategy', () => {
  it.each<[what: string, steps: DraftedStep[]]>([
    ['one that signs', [signs()]],
    ['all that there may be', [...people(9).map(() => approves(people(20), 20)), signs(people(20))]],
    ['the same person in two steps', [approves([1, 2], 2), signs([1])]],
  ])('may be %s', (_, steps) => {
    expect(stepsFault(steps)).toBeUndefined();
  });

  it.each<[what: string, steps: DraftedStep[], fault: string, index: number]>([
    ['none', [], 'lastSigns', 0],
    ['without one that signs', [approves(), approves()], 'lastSigns', 1],
    ['one that signs before the last', [signs(), signs()], 'lastSigns', 0],
    ['more than nine that approve', [...people(10).map(() => approves()), signs()], 'tooManySteps', 9],
    ['of nobody', [approves([]), signs()], 'nobody', 0],
    ['of more than twenty people', [approves(people(21)), signs()], 'tooManyPeople', 0],
    ['with somebody twice', [approves([1]), signs([3, 4, 3])], 'repeated', 1],
    ['passed by nobody', [approves([1, 2], 0), signs()], 'threshold', 0],
    ['passed by more than there are', [approves([1, 2], 3), signs()], 'threshold', 0],
    ['passed by half a person', [approves([1, 2], 1.5), signs()], 'threshold', 0],
  ])('may not be %s', (_, steps, fault, index) => {
    expect(stepsFault(steps)).toEqual({ fault, index });
  });
});
