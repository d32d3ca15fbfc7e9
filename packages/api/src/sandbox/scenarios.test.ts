import { expect, it } from 'vitest';
import * as v from 'valibot';
import { MultisigList } from '../domains/cold-wallet/multisig.schema.ts';
import { day } from '../core/durations.ts';
import { multisigView } from './domains/cold-wallet/multisig-view.ts';
import { createSandbox } from './sandbox.ts';
import { scenarios } from './scenarios.ts';

it.each(Object.keys(scenarios) as (keyof typeof scenarios)[])('time goes on in %s', (name) => {
  const sandbox = createSandbox();
  scenarios[name](sandbox);
  expect(() => sandbox.clock.step(2 * day)).not.toThrow();
});

it('leaves no pair of contracts that was only asked for where nothing was asked', () => {
  const sandbox = createSandbox();
  scenarios.empty(sandbox);
  const pairs = sandbox.world.multisigs.all().map((row) => multisigView(sandbox.world, row));
  expect(pairs.length).toBeGreaterThan(0);
  expect(v.is(MultisigList, pairs)).toBe(true);
});
