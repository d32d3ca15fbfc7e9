import { expect, it } from 'vitest';
import { day } from '../core/durations.ts';
import { createSandbox } from './sandbox.ts';
import { scenarios } from './scenarios.ts';

it.each(Object.keys(scenarios) as (keyof typeof scenarios)[])('time goes on in %s', (name) => {
  const sandbox = createSandbox();
  scenarios[name](sandbox);
  expect(() => sandbox.clock.step(2 * day)).not.toThrow();
});
