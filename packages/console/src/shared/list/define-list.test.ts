import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { choice, choices, decimal, flag, id, ids, names, text } from './codec.ts';
import { defineList, type StateOf } from './define-list.ts';
import { days, period, presets } from './period.rules.ts';
import { day as oneDay } from '#shared/durations.ts';

const list = defineList({
  name: 'trial',
  view: { tab: choice(['all', 'in', 'out'], 'all') },
  filters: {
    q: text(),
    least: decimal(),
    on: flag(),
    sub: id(),
    by: ids(),
    net: names(),
    side: choice(['left', 'right']),
    status: choices([1, 2, 3]),
    period: period(),
    made: days(),
  },
  sort: ['made', 'amount'],
  refine: (values) => (values.tab === 'in' ? { ...values, status: [] } : values),
});

type State = StateOf<typeof list>;

const parse = (search: string | URLSearchParams): State => list.parse(new URLSearchParams(search));
const usual = parse('');

const number = fc.integer({ min: 0, max: 999_999_999_999_999 });
const day = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2980-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const later = (from: string, by: number) =>
  new Date(Date.parse(from) + by * oneDay).toISOString().slice(0, 10);
const range = (most: number) =>
  fc.tuple(day, fc.integer({ min: 0, max: most })).map(([from, by]) => ({ from, to: later(from, by) }));

const states: fc.Arbitrary<State> = fc.record({
  tab: fc.constantFrom('all', 'in', 'out'),
  q: fc.string({ unit: 'grapheme' }),
  least: fc.stringMatching(/^((0|[1-9]\d{0,29})(\.\d{1,30})?)?$/),
  on: fc.boolean(),
  sub: fc.option(number),
  by: fc.uniqueArray(number),
  net: fc.uniqueArray(fc.stringMatching(/^[^,]+$/)),
  side: fc.constantFrom('left', 'right', null),
  status: fc.subarray([1, 2, 3]),
  period: fc.oneof(fc.constantFrom(...presets), range(365)),
  made: fc.option(range(2000)),
  sort: fc.option(
    fc.record({
      key: fc.constantFrom('made', 'amount'),
      direction: fc.constantFrom('ascending', 'descending'),
    }),
  ),
  page: fc.integer({ min: 1, max: 999_999_999 }),
  pageSize: fc.constantFrom(10, 20, 50, 100),
});

/** What the definition takes out of a state is not expected back. */
const meant = (state: State): State => (state.tab === 'in' ? { ...state, status: [] } : state);

describe('a list in the address', () => {
  it('is read back as it was written', () => {
    fc.assert(
      fc.property(states, (state) => {
        const written = list.write(new URLSearchParams(), state);
        expect(parse(written.toString())).toEqual(meant(state));
      }),
    );
  });

  it('is read without a fault, whatever stands there', () => {
    const keys = Object.keys(usual).map((key) => (key === 'pageSize' ? 'size' : key));
    const nonsense = fc.array(
      fc.tuple(
        fc.constantFrom(...keys),
        fc.string({ unit: fc.constantFrom(...Array.from('.,-:%+ 0123456789aT中')) }),
      ),
      { maxLength: 4 },
    );
    fc.assert(
      fc.property(nonsense, (pairs) => {
        const state = parse(new URLSearchParams(pairs));
        expect(parse(list.write(new URLSearchParams(), state))).toEqual(state);
      }),
    );
  });

  it.each([
    'tab=sideways&sub=-1&by=,x,-2&side=up&status=9&least=1e9&on=yes&sort=colour&page=0&size=7',
    'least=0,5&sub=12345678901234567&sort=-&page=1e3&size=1e1&page=-4',
    'made=2026-02-30..2026-03-01&period=2026-02-30..2026-03-02',
    'made=2026-02-02..2026-02-01&period=2026-03-02..2026-03-01',
    'made=2026-13-40..2026-14-01&period=century',
    'made=2026-02-02&period=2025-03-01..2026-03-02',
    'made=2026-02-02..2026-02-03..2026-02-04&period=..',
  ])('takes the default instead of what makes no sense: %s', (search) => {
    expect(parse(search)).toEqual(usual);
  });

  it('leaves no trace of defaults, and what is not its own as it is', () => {
    const found = new URLSearchParams('w=1&open=withdraw:4&q=x&sort=-made&page=3&size=50&period=7d&tab=in');
    expect(list.write(found, usual).toString()).toBe('w=1&open=withdraw%3A4');
  });

  it('spells a period, an order and a page in one way', () => {
    const state = parse('period=2026-01-05..2026-03-01&sort=-amount&page=2&size=50');
    expect(state.period).toEqual({ from: '2026-01-05', to: '2026-03-01' });
    expect(state.sort).toEqual({ key: 'amount', direction: 'descending' });
    expect([state.page, state.pageSize]).toEqual([2, 50]);
  });
});

describe('a reset', () => {
  it('takes away what narrows, and keeps the view, the order and the size of pages', () => {
    const state = parse('tab=out&q=x&on=1&status=2&period=7d&sort=made&page=3&size=50');
    expect(list.reset(state)).toEqual(parse('tab=out&sort=made&size=50'));
  });

  it('is offered where something narrows, not for a view, an order or a page', () => {
    expect(list.isNarrowed(parse('tab=out&sort=made&page=3&size=50'))).toBe(false);
    for (const narrowing of ['q=x', 'on=1', 'status=2', 'period=today', 'made=2026-01-01..2026-01-01'])
      expect(list.isNarrowed(parse(narrowing)), narrowing).toBe(true);
  });
});
