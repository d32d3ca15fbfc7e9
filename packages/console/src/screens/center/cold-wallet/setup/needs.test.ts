import { expect, it } from 'vitest';
import { needsOf } from './needs.rules.ts';

const config = (api: 0 | 1, coSigner: 0 | 1, pair: 0 | 1) => ({
  prerequisites: {
    api_enabled: api,
    co_signer_enabled: coSigner,
    not_expired: 1,
    co_signer_online: 0,
  } as const,
  steps: { pair, scope: 0, symbols: 0 } as const,
});
const missing = (...asked: Parameters<typeof needsOf>) =>
  needsOf(...asked)
    .filter(({ isMet }) => !isMet)
    .map(({ need }) => need);

it('names what is missing behind a closed gate', () => {
  const closed = { flag: false, collect_status: false };
  expect(missing(closed, config(0, 0, 0))).toEqual(['api', 'coSigner', 'pair', 'sweep']);
  expect(missing(closed, config(1, 0, 1))).toEqual(['coSigner', 'sweep']);
});

it('goes by the gate, whatever else is said', () => {
  expect(missing({ flag: true, collect_status: false }, config(0, 0, 1))).toEqual(['sweep']);
  expect(missing({ flag: true, collect_status: true }, config(0, 0, 0))).toEqual([]);
  expect(missing({ flag: false, collect_status: true }, config(1, 1, 1))).toEqual(['api']);
});
