import Big from 'big.js';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { approvals, signing, transactions, wallets, withdrawals } from '../../index.ts';
import type { TransactionRow } from '../../index.ts';
import {
  addressOn,
  createSandbox,
  people,
  specialAddresses,
  subWalletIds,
  walletIds,
  type Sandbox,
} from '../index.ts';
import { asking, onPhone } from '../testing.ts';

type Step =
  | { do: 'pay'; by: 0 | 1 | 2; symbol: 'TUSDT' | 'TRX' | 'ETH'; cents: number; to: 0 | 1 }
  | { do: 'approve' | 'refuse' | 'sign' | 'phoneRefuse' | 'cancel'; which: number }
  | { do: 'wait'; ms: number };

const which = fc.nat(9);
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    do: fc.constant('pay' as const),
    by: fc.constantFrom(0, 1, 2),
    symbol: fc.constantFrom('TUSDT', 'TRX', 'ETH'),
    cents: fc.integer({ min: 100, max: 30_000_000 }),
    to: fc.constantFrom(0, 1),
  }),
  fc.record({ do: fc.constantFrom('approve', 'refuse', 'sign', 'sign', 'phoneRefuse', 'cancel'), which }),
  fc.record({ do: fc.constant('wait' as const), ms: fc.integer({ min: 1, max: 200_000 }) }),
);

const place = { wallet_id: walletIds.treasury, sub_wallet_id: subWalletIds.main };

/** What the records add up to, by a reading of them that shares nothing with the ledger. */
function addUp(rows: readonly TransactionRow[], symbol: string): { total: Big; lock: Big } {
  let [total, lock] = [new Big(0), new Big(0)];
  for (const row of rows) {
    const amount = row.symbol === symbol ? row.amount : '0';
    const fee = row.fee_symbol === symbol ? (row.real_fee ?? row.fee ?? '0') : '0';
    if (row.trans_kind === 'deposit') {
      if (row.status === 2000) total = total.plus(amount);
    } else if ([1000, 1100, 1200].includes(row.status)) lock = lock.plus(amount).plus(fee);
    else if (row.status === 2000) total = total.minus(amount).minus(fee);
    else if (row.status === 2400) total = total.minus(fee);
  }
  return { total, lock };
}

async function checkSums(sandbox: Sandbox): Promise<void> {
  const ana = asking(sandbox, people.owner.uid);
  const { data } = await ana(wallets.focusCoins, { ...place, need_stat: 1 });
  const records = await ana(transactions.list, {
    wallet_id: place.wallet_id,
    sub_wallet_id: [place.sub_wallet_id],
    page_size: 1000,
  });
  for (const coin of data.list) {
    const { total, lock } = addUp(records.data.list, coin.symbol);
    expect([coin.symbol, coin.lock_balance]).toEqual([coin.symbol, lock.toFixed()]);
    expect([coin.symbol, coin.normal_balance]).toEqual([coin.symbol, total.minus(lock).toFixed()]);
    expect(new Big(coin.normal_balance ?? 'none').gte(0)).toBe(true);
  }
}

async function run(sandbox: Sandbox, steps: readonly Step[]): Promise<void> {
  const persons = [people.member, people.admin, people.owner].map(({ uid }) => asking(sandbox, uid));
  const [lin, , ana] = persons;
  if (lin === undefined || ana === undefined) return;
  const made: number[] = [];

  for (const now of steps) {
    if (now.do === 'wait') sandbox.clock.step(now.ms);
    else if (now.do === 'pay') {
      const base = now.symbol === 'ETH' ? 'ETH' : 'TRX';
      const own = addressOn(base, `sub-wallet ${subWalletIds.customerDeposits}`);
      const other = base === 'ETH' ? specialAddresses.ordinary.evm : specialAddresses.ordinary.tron;
      const amount = new Big(now.cents)
        .div(now.symbol === 'ETH' ? 500_000 : 100)
        .round(6, 0)
        .toFixed();
      const { code, data } = await (persons[now.by] ?? lin)(withdrawals.create, {
        request_id: crypto.randomUUID(),
        sub_wallet_id: subWalletIds.main,
        symbol: now.symbol,
        address_to: now.to === 0 ? own : other,
        amount,
      });
      if (code === '0') made.push(data.withdraw_id);
    } else {
      const id = made[now.which % Math.max(made.length, 1)];
      if (id === undefined) continue;
      if (now.do === 'cancel') await lin(withdrawals.cancel, { id });
      else if (now.do === 'approve')
        await ana(approvals.audit, { id, trans_kind: 'withdraw', audit_result: 1 });
      else if (now.do === 'refuse')
        await ana(approvals.audit, { id, trans_kind: 'withdraw', audit_result: 2 });
      else {
        const shown = await ana(signing.generate, {
          business_type: 'withdraw',
          business_id: id,
          summary: '',
        });
        if (shown.code !== '0') continue;
        await onPhone(sandbox, shown.data.qrc_id, 'scan');
        await onPhone(sandbox, shown.data.qrc_id, now.do === 'sign' ? 'confirm' : 'refuse');
      }
    }
  }
}

it('balances are what the records add up to, whatever was done in whatever order', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
      const sandbox = createSandbox({ clock: 'frozen' });
      await run(sandbox, steps);
      await checkSums(sandbox);
    }),
    { numRuns: 30, interruptAfterTimeLimit: 6_000, markInterruptAsFailure: false },
  );
}, 20_000);
