import type { Receiver } from '@mpc/api';
import { expect, it } from 'vitest';
import { areReceiversAsSent, changeOf, draftAfter, isTaken, receiversWith } from './receivers.rules.ts';

const one = (id: number, email: string): Receiver => ({
  id,
  notice_type: 'auto_collect',
  email,
  name: `Receiver ${id}`,
  events: ['gas_low'],
  status: 1,
  created_at: 0,
  updated_at: 0,
});
const list = [one(1, 'ana@example.com'), one(2, 'ops@example.com')];
const draft = { email: 'new@example.com', name: 'New', events: ['gas_low'], status: 1 as const };

it('refuses an address that is there, whatever its case, but not its own', () => {
  expect(isTaken(list, ' Ana@Example.com', undefined)).toBe(true);
  expect(isTaken(list, 'ana@example.com', 1)).toBe(false);
});

it('changes, adds or leaves out one and keeps the others with their numbers', () => {
  expect(receiversWith(list, { draft }).map(({ id, email }) => [id, email])).toEqual([
    [1, 'ana@example.com'],
    [2, 'ops@example.com'],
    [undefined, 'new@example.com'],
  ]);
  expect(receiversWith(list, { id: 1, draft: { ...draft, id: 1 } })[0]).toEqual({ ...draft, id: 1 });
  expect(receiversWith(list, { id: 2, draft: null }).map(({ id }) => id)).toEqual([1]);
});

it('finds what was sent, whatever the order of events', () => {
  const sent = receiversWith(list, { id: 1, draft: { ...draft, id: 1, events: ['a', 'b'] } });
  expect(areReceiversAsSent(list, sent)).toBe(false);
  expect(
    areReceiversAsSent(
      [{ ...one(1, 'NEW@example.com'), name: 'New', events: ['b', 'a'] }, one(2, 'ops@example.com')],
      sent,
    ),
  ).toBe(true);
});

it('switches a receiver off and on again, and tells that from other changes', () => {
  const off = draftAfter(one(1, 'ana@example.com'), 'turn');
  expect(off).toMatchObject({ id: 1, email: 'ana@example.com', status: 0 });
  expect(changeOf(one(1, 'ana@example.com'), off)).toBe('off');
  expect(
    changeOf({ ...one(1, 'ana@example.com'), status: 0 }, draftAfter(one(1, 'ana@example.com'), 'test')),
  ).toBe('save');
  expect(changeOf(one(1, 'ana@example.com'), { ...draft, id: 1, status: 0 })).toBe('save');
  expect(changeOf(undefined, draft)).toBe('add');
  expect(changeOf(one(1, 'ana@example.com'), null)).toBe('remove');
});
