import { coinOf } from '../../world/access.ts';
import { specialAddresses } from '../../world/addresses.seed.ts';
import type { History } from '../../world/history.ts';
import { people } from '../../world/people.seed.ts';
import { known, type World } from '../../world/world.ts';
import type { HandleType } from '../../../domains/kyt/kyt-record.schema.ts';
import { arrive, newHash } from '../transactions/deposit-lifecycle.ts';
import { subWalletIds } from '../wallets/wallets.seed.ts';
import { propose } from './decide-record.ts';
import { handleRecord } from './handle-record.ts';
import { seedKytServices } from './kyt-services.seed.ts';
import { day, hour, minute } from '../../../core/durations.ts';

const { owner, admin, secondMember } = people;
const { customerDeposits, marketMaking, reserve } = subWalletIds;
const { mediumRisk, highRisk, severeRisk, unscreened } = specialAddresses;

interface SeedDeposit {
  ago: number;
  sub: number;
  symbol: string;
  amount: string;
  from: { evm: string; tron: string };
  /** What somebody decided, and so long after it came. */
  handled?: { after: number; type: HandleType; uid: number; remark: string };
  proposed?: { after: number; type: HandleType; uid: number; remark: string };
}

/** Deposits of every level and in every state of handling. */
const deposits: readonly SeedDeposit[] = [
  {
    ago: 66 * day,
    sub: marketMaking,
    symbol: 'USDTERC20',
    amount: '2150',
    from: highRisk,
    handled: {
      after: 5 * hour,
      type: 1,
      uid: admin.uid,
      remark: 'Known counterparty, invoice on file',
    },
  },
  { ago: 57 * day, sub: customerDeposits, symbol: 'ETH', amount: '0.42', from: mediumRisk },
  {
    ago: 43 * day,
    sub: marketMaking,
    symbol: 'ETH',
    amount: '1.1',
    from: severeRisk,
    handled: { after: 9 * hour, type: 2, uid: owner.uid, remark: 'Reported to the authority' },
  },
  {
    ago: 24 * day,
    sub: customerDeposits,
    symbol: 'TUSDT',
    amount: '480',
    from: unscreened,
    handled: { after: 3 * hour, type: 1, uid: admin.uid, remark: 'Known customer' },
  },
  {
    ago: 2 * day,
    sub: marketMaking,
    symbol: 'USDTERC20',
    amount: '1720',
    from: highRisk,
    proposed: {
      after: 28 * hour,
      type: 1,
      uid: secondMember.uid,
      remark: 'Source confirmed by the desk',
    },
  },
  { ago: 26 * hour, sub: customerDeposits, symbol: 'TUSDT', amount: '960', from: mediumRisk },
  { ago: 5 * hour, sub: customerDeposits, symbol: 'TUSDT', amount: '640', from: unscreened },
  { ago: 4 * minute, sub: reserve, symbol: 'ETH', amount: '2.5', from: unscreened },
];

/** Providers, and what they found: records of every level, and in every state. */
export function seedKyt(world: World, history: History): void {
  seedKytServices(world, history);
  for (const { ago, sub, symbol, amount, from, handled, proposed } of deposits) {
    let id = 0;
    const record = () => known(world.kytRecords.where('trans_id', id)[0], `KYT record of ${id}`);
    history.ago(ago, () => {
      const coin = coinOf(world, { symbol });
      const address_from = coin.base_symbol === 'TRX' ? from.tron : from.evm;
      id = arrive(world, { sub_wallet_id: sub, symbol, amount, address_from, txid: newHash(world, coin) }).id;
    });
    if (handled !== undefined)
      history.ago(ago - handled.after, () => handleRecord(world, record(), handled.type, handled));
    if (proposed !== undefined)
      history.ago(ago - proposed.after, () => {
        const { type: handle_type, remark, uid } = proposed;
        propose(world, record(), uid, { handle_type, remark });
      });
  }
}
