import { addressOn } from '../../world/addresses.seed.ts';
import type { History } from '../../world/history.ts';
import type { World } from '../../world/world.ts';
import { tonTrace, type TonHop } from './ton-trace.ts';
import { day, hour } from '../../../core/durations.ts';

const of = (name: string) => addressOn('TON', name);
const [payer, shop, exchange] = [of('payer'), of('shop'), of('exchange hot wallet')];

/** Transfers of others: one that is well, a token's over four contracts, and two that failed in ways that are often asked about. */
const records: readonly (readonly [name: string, ago: number, hops: readonly TonHop[]])[] = [
  [
    'plain',
    3 * hour,
    [
      { account: payer, value: '0' },
      { account: shop, value: '12.5', comment: 'Order 5521' },
    ],
  ],
  [
    'token',
    2 * day,
    [
      { account: payer, value: '0' },
      { account: of('token wallet of payer'), value: '0.1', fee: '0.0091' },
      { account: of('token wallet of exchange'), value: '0.07', fee: '0.0103', comment: '104882' },
      { account: exchange, value: '0.01' },
    ],
  ],
  [
    'too little gas',
    40 * day,
    [
      { account: payer, value: '0' },
      { account: of('token wallet of payer'), value: '0.005', fee: '0.005', exit_code: 37 },
    ],
  ],
  [
    'bounced',
    9 * day,
    [
      { account: exchange, value: '0' },
      { account: of('old contract'), value: '3', exit_code: 65_535 },
      { account: exchange, value: '2.9974', bounced: 1 },
    ],
  ],
];

/** Transfers that can be looked up though no record of ours is about them. */
export function seedTon(world: World, history: History): void {
  for (const [name, ago, hops] of records)
    history.ago(ago, () => void world.tonTraces.insert(tonTrace(name, world.clock.now(), hops)));
}
