import type { MultisigCheck } from '@mpc/api';
import { expect, it } from 'vitest';
import { checkLines, mayRequest } from './contract-checks.rules.ts';

const good: MultisigCheck = {
  exists: true,
  platform_contract: true,
  m: 2,
  n: 3,
  white_ok: true,
  vote_free_ok: true,
  vote_free_address: '0x80642b9120496509b6dcDB295E6F1674F9D69E5f',
  errors: [],
};
const statesOf = (part: Partial<MultisigCheck>) =>
  Object.fromEntries(checkLines({ ...good, ...part }).map(({ key, state }) => [key, state]));

it('lets a pair pass of which nothing is wrong, or only what can still be set up', () => {
  expect(mayRequest(good)).toBe(true);
  const unset = { white_ok: false, vote_free_ok: false, errors: ['whitelist', 'voteFree'] as const };
  expect(statesOf({ ...unset, errors: [...unset.errors] })).toMatchObject({
    whitelist: 'warning',
    voteFree: 'warning',
  });
  expect(mayRequest({ ...good, ...unset, errors: [...unset.errors] })).toBe(true);
});

it('names the contract that is missing or foreign, and tells nothing else before both are found', () => {
  expect(checkLines({ ...good, exists: false, errors: ['coldMissing', 'whitelist'] })).toMatchObject([
    { key: 'exists', state: 'blocked', tier: 'cold' },
    { key: 'platform', state: 'waiting' },
    { key: 'signers', state: 'waiting' },
    { key: 'whitelist', state: 'waiting' },
    { key: 'voteFree', state: 'waiting' },
  ]);
  expect(checkLines({ ...good, errors: ['warmForeign', 'coldForeign'] })[1]).toMatchObject({
    key: 'platform',
    state: 'blocked',
    tier: 'both',
  });
});

it('blocks where the flags say what the list of faults does not', () => {
  expect(mayRequest({ ...good, exists: false })).toBe(false);
  expect(mayRequest({ ...good, platform_contract: false })).toBe(false);
  expect(mayRequest({ ...good, errors: ['notSigner'] })).toBe(false);
  expect(mayRequest({ ...good, errors: ['same'] })).toBe(false);
});

it('blocks signatures that cannot be, and a fault that nobody knows', () => {
  expect(statesOf({ m: 0, n: 0 })).toMatchObject({ noSignatures: 'blocked' });
  expect(mayRequest({ ...good, m: 4, n: 3 })).toBe(false);
  expect(checkLines({ ...good, errors: ['paused' as 'same'] }).at(-1)).toEqual({
    key: 'other',
    state: 'blocked',
    fault: 'paused',
  });
});
