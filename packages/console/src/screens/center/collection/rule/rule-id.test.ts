import { expect, it } from 'vitest';
import { ruleIdIn } from './rule-id.rules.ts';

it.each([
  ['/mpc/center/collection/detail/7', 7],
  ['/mpc/center/collection/detail/7/', 7],
  ['/mpc/center/collection/detail/7a', null],
  ['/mpc/center/collection/detail/-7', null],
  ['/mpc/center/collection/detail/%37', null],
  ['/mpc/center/collection/detail/1234567890123456', null],
])('reads the number of %s as %s', (pathname, id) => {
  expect(ruleIdIn(pathname)).toBe(id);
});
