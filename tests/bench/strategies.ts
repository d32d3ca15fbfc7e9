import { hour } from '../support/durations.ts';
import {
  cutToCents,
  exactly,
  lint,
  placeKey,
  replay,
  type LintedRule,
  type PastOrder,
} from '@mpc/api/strategies';

const rounds = Number(process.argv[3] ?? 9);
const [orderCount, ruleCount] = [10_000, 200];

const symbols = Array.from({ length: 40 }, (_, at) => `COIN${at}`);
const places = Array.from({ length: 500 }, (_, at) => placeKey('TRX', `somebody ${at}`));

/** The same numbers in every run: xorshift. */
function randomly(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % below;
  };
}

const random = randomly(20_261_127);

/** A third adds up over hours, a third looks at each amount, and a third at no amount: as sub-wallets have them, and many more. */
const rules: LintedRule[] = Array.from({ length: ruleCount }, (_, at) => ({
  strategy_id: at + 1,
  name: `Strategy ${at + 1}`,
  type: 1,
  action: 1,
  steps: [{ node_type: 2, threshold: 1, uids: [1] }],
  conditions: {
    initiator_type: at % 4 === 0 ? 2 : 1,
    initiator_uids: at % 4 === 0 ? [1 + random(20)] : [],
    symbols: [symbols[random(40)] ?? '', symbols[random(40)] ?? ''],
    limit:
      at % 3 === 2
        ? null
        : {
            unit: at % 2 === 0 ? 'usd' : 'coin',
            amount: String(5_000_000 + random(5_000_000)),
            window_hours: at % 3 === 0 ? 1 + random(720) : null,
          },
    destination: at % 3 === 2 ? 2 : 1,
    addresses: [],
    contracts: [],
  },
}));

const orders: PastOrder[] = Array.from({ length: orderCount }, (_, at) => {
  const amount = `${1 + random(9_000)}.${random(100)}`;
  return {
    symbol: symbols[random(40)] ?? '',
    amount: exactly(amount),
    usd: cutToCents(amount),
    parties: [{ place: places[random(500)] ?? '', isWhite: random(10) === 0 }],
    created_at: (at * hour) / 8,
    initiator_uid: 1 + random(20),
    source: 3,
    void_at: random(20) === 0 ? (at * hour) / 8 + hour : undefined,
  };
});

const drafted = rules.map((rule, at) => (at === 7 ? { ...rule, action: 3 as const } : rule));

const tasks: Record<string, () => number> = {
  'replay, in force and draft': () =>
    replay({ before: rules, after: drafted }, orders, -Infinity).filter(
      ({ before, after }) => before !== after,
    ).length,
  'replay, half of it: one set': () => replay({ before: rules, after: [] }, orders, -Infinity).length,
  lint: () =>
    lint({
      rules,
      basic: [],
      people: [{ uid: 1, role: 1, can_sign: 1 }],
      isProtected: false,
      coins: symbols.map((symbol) => ({ symbol, base_symbol: 'TRX', price_usd: '1' })),
      now: 0,
    }).length,
};

const times: Record<string, number[]> = {};
for (let round = 0; round < rounds; round += 1)
  for (const [name, task] of Object.entries(tasks)) {
    const begin = performance.now();
    task();
    (times[name] ??= []).push(performance.now() - begin);
  }

console.log(
  `\n${orderCount} orders and ${ruleCount} strategies. One set of strategies may take 100 ms. Median (least–most) of ${rounds} rounds.\n`,
);
console.table(
  Object.fromEntries(
    Object.entries(times).map(([name, spent]) => {
      const sorted = spent.toSorted((one, other) => one - other);
      const at = (share: number) => Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? NaN);
      return [name, `${at(0.5)} ms (${at(0)}–${at(1)})`];
    }),
  ),
);
