import { expect, it } from 'vitest';
import { notReady, partState } from './setup.rules.ts';

const ready = { not_expired: 1, api_enabled: 1, co_signer_enabled: 1, co_signer_online: 1 } as const;

it('names what has to be put right first', () => {
  expect(notReady(ready)).toBeNull();
  expect(notReady({ ...ready, co_signer_online: 0, api_enabled: 0 })).toBe('api_enabled');
});

it('leads to the next part, and past a pair that waits for approval', () => {
  const steps = { pair: 0, scope: 0, symbols: 0 } as const;
  const states = (item_id: number, done: object) =>
    (['pair', 'scope', 'symbols'] as const).map((part) =>
      partState({ steps: { ...steps, ...done }, status: 0, item_id }, part),
    );
  expect(states(0, {})).toEqual(['current', 'waiting', 'waiting']);
  expect(states(7, {})).toEqual(['pending', 'current', 'waiting']);
  expect(states(7, { scope: 1 })).toEqual(['pending', 'done', 'current']);
  expect(states(0, { pair: 1, scope: 1, symbols: 1 })).toEqual(['done', 'done', 'done']);
});
