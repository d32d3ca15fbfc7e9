import Big from 'big.js';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { approvals, refunds, signing, transactions, wallets, web3, withdrawals } from '../../index.ts';
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
import { arrive } from '../domains/transactions/arrivals.ts';
import { asking, onPhone } from '../testing.ts';

type Step =
  | { do: 'pay'; by: 0 | 1 | 2; symbol: 'TUSDT' | 'TRX' | 'ETH'; cents: number; to: 0 | 1 }
  | { do: 'split'; cents: number; recipients: number }
  | { do: 'call'; data: 'send' | 'permit' | 'transfer'; cents: number }
  | { do: 'approve' | 'refuse' | 'sign' | 'phoneRefuse' | 'cancel' | 'speedUp'; which: number }
  | { do: 'risky'; symbol: 'TUSDT' | 'ETH'; cents: number }
  | { do: 'refund'; which: number }
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
  fc.record({
    do: fc.constant('split' as const),
    cents: fc.integer({ min: 300, max: 90_000 }),
    recipients: fc.integer({ min: 2, max: 5 }),
  }),
  fc.record({
    do: fc.constant('call' as const),
    data: fc.constantFrom('send', 'permit', 'transfer'),
    cents: fc.integer({ min: 100, max: 90_000 }),
  }),
  fc.record({
    do: fc.constantFrom('approve', 'refuse', 'sign', 'sign', 'sign', 'phoneRefuse', 'cancel', 'speedUp'),
    which,
  }),
  fc.record({
    do: fc.constant('risky' as const),
    symbol: fc.constantFrom('TUSDT', 'ETH'),
    cents: fc.integer({ min: 100, max: 90_000 }),
  }),
  fc.record({ do: fc.constant('refund' as const), which }),
  fc.record({ do: fc.constant('wait' as const), ms: fc.integer({ min: 1, max: 200_000 }) }),
);

const place = { wallet_id: walletIds.treasury, sub_wallet_id: subWalletIds.main };

/** What the records add up to, by a reading of them that shares nothing with the ledger. */
function addUp(rows: readonly TransactionRow[], symbol: string): { total: Big; lock: Big } {
  let [total, lock] = [new Big(0), new Big(0)];
  const isHeld = (id: number | undefined) => rows.some((row) => row.id === id && row.status === 3000);
  for (const row of rows) {
    const amount = row.symbol === symbol && row.amount !== '-1' ? row.amount : '0';
    const isSwept = row.trans_kind === 'collect' || row.trans_kind === 'fueling';
    const energy = isSwept ? '0' : (row.delegate_fee ?? '0');
    const fee = row.fee_symbol === symbol ? new Big(row.real_fee ?? row.fee ?? '0').plus(energy) : '0';
    if (row.trans_kind === 'nft') continue;
    if (row.trans_kind === 'deposit') {
      if (row.status === 2000 || row.status === 4000) total = total.plus(amount);
    } else if ([1000, 1100, 1200].includes(row.status))
      lock = lock.plus(isHeld(row.deposit_id) ? '0' : amount).plus(fee);
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

type Kind = 'withdraw' | 'web3' | 'refund';

const word = (digits: string) => digits.padStart(64, '0');
const bare = (address: string) => word(address.slice(2).toLowerCase());
const { ordinary, severeRisk } = specialAddresses;

const ether = (cents: number) => new Big(cents).div(500_000).round(6, 0).toFixed();
const pick = <One>(all: readonly One[], which: number) => all[which % Math.max(all.length, 1)];

/** Somebody does things one after another, and others decide them. */
async function run(sandbox: Sandbox, steps: readonly Step[]): Promise<void> {
  const lin = asking(sandbox, people.member.uid);
  const kofi = asking(sandbox, people.admin.uid);
  const ana = asking(sandbox, people.owner.uid);
  const made: { kind: Kind; id: number }[] = [];
  const risky: number[] = [];

  async function pay(now: Extract<Step, { do: 'pay' }>): Promise<void> {
    const base = now.symbol === 'ETH' ? 'ETH' : 'TRX';
    const own = addressOn(base, `sub-wallet ${subWalletIds.customerDeposits}`);
    const other = base === 'ETH' ? ordinary.evm : ordinary.tron;
    const { code, data } = await ([lin, kofi, ana][now.by] ?? lin)(withdrawals.create, {
      request_id: crypto.randomUUID(),
      sub_wallet_id: subWalletIds.main,
      symbol: now.symbol,
      address_to: now.to === 0 ? own : other,
      amount: now.symbol === 'ETH' ? ether(now.cents) : new Big(now.cents).div(100).toFixed(),
      // Slow enough to be sped up.
      ...(now.symbol === 'ETH' ? { gas_price: '2.1' } : {}),
    });
    if (code === '0') made.push({ kind: 'withdraw', id: data.withdraw_id });
  }

  async function split({ cents, recipients }: Extract<Step, { do: 'split' }>): Promise<void> {
    const outputs = Array.from({ length: recipients }, (_, index) => ({
      address:
        index === 0
          ? addressOn('ETH', `sub-wallet ${subWalletIds.customerDeposits}`)
          : addressOn('ETH', `recipient ${index}`),
      amount: ether(cents * (index + 1)),
    }));
    const { code, data } = await lin(withdrawals.create, {
      request_id: crypto.randomUUID(),
      sub_wallet_id: subWalletIds.main,
      symbol: 'ETH',
      address_to: outputs[0]?.address ?? '',
      amount: outputs.reduce((sum, { amount }) => sum.plus(amount), new Big(0)).toFixed(),
      outputs,
    });
    if (code === '0') made.push({ kind: 'withdraw', id: data.withdraw_id });
  }

  async function call({ data, cents }: Extract<Step, { do: 'call' }>): Promise<void> {
    const token = sandbox.world.coins.get('USDTERC20')?.contract_address ?? '';
    const said = {
      send: '0xd0e30db0',
      permit: `0x095ea7b3${bare(ordinary.evm)}${'f'.repeat(64)}`,
      transfer: `0xa9059cbb${bare(ordinary.evm)}${word((cents * 10_000).toString(16))}`,
    }[data];
    const answer = await lin(web3.create, {
      request_id: crypto.randomUUID(),
      main_chain_symbol: 'ETH',
      sub_wallet_id: subWalletIds.main,
      interactive_contract: data === 'send' ? ordinary.evm : token,
      amount: data === 'send' ? ether(cents) : '0',
      input_data: said,
      gas_price: '2.1',
    });
    expect(answer.code).toBe('0');
    made.push({ kind: 'web3', id: answer.data.trans_id });
  }

  async function refund(which: number): Promise<void> {
    const deposit_id = pick(risky, which);
    if (deposit_id === undefined) return;
    const { data } = await kofi(refunds.info, { deposit_id });
    const asked = { deposit_id, address_to: data.address_from, amount: data.max_amount, remark: 'Risky' };
    const answer = await kofi(refunds.create, asked);
    if (answer.code === '0') made.push({ kind: 'refund', id: answer.data.refund_id });
  }

  async function onTheirPhone({ kind, id }: (typeof made)[number], act: 'confirm' | 'refuse'): Promise<void> {
    const shown = await ana(signing.generate, { business_type: kind, business_id: id, summary: '' });
    if (shown.code !== '0') return;
    await onPhone(sandbox, shown.data.qrc_id, 'scan');
    await onPhone(sandbox, shown.data.qrc_id, act);
  }

  async function speedUp({ kind, id }: (typeof made)[number]): Promise<void> {
    if (kind !== 'withdraw') return;
    const { sub_wallet_id, symbol, amount, address_to } = (await ana(withdrawals.info, { id })).data;
    const asked = { request_id: crypto.randomUUID(), sub_wallet_id, symbol, amount, address_to };
    await ana(withdrawals.create, { ...asked, speed_up_id: id });
  }

  async function decide(act: string, order: (typeof made)[number]): Promise<void> {
    const { kind, id } = order;
    if (act === 'cancel') await lin(kind === 'web3' ? web3.cancel : withdrawals.cancel, { id });
    else if (act === 'approve' || act === 'refuse')
      await ana(approvals.audit, { id, trans_kind: kind, audit_result: act === 'approve' ? 1 : 2 });
    else if (act === 'speedUp') await speedUp(order);
    else await onTheirPhone(order, act === 'sign' ? 'confirm' : 'refuse');
  }

  for (const now of steps) {
    if (now.do === 'wait') sandbox.clock.step(now.ms);
    else if (now.do === 'pay') await pay(now);
    else if (now.do === 'split') await split(now);
    else if (now.do === 'call') await call(now);
    else if (now.do === 'refund') await refund(now.which);
    else if (now.do === 'risky') {
      const address_from = now.symbol === 'ETH' ? severeRisk.evm : severeRisk.tron;
      const amount = now.symbol === 'ETH' ? ether(now.cents) : new Big(now.cents).div(100).toFixed();
      const txid = `${risky.length}`;
      const arrival = { sub_wallet_id: subWalletIds.main, symbol: now.symbol, amount, address_from, txid };
      risky.push(arrive(sandbox.world, arrival).id);
    } else {
      const order = pick(made, now.which);
      if (order !== undefined) await decide(now.do, order);
    }
  }
}

it('balances are what the records add up to, whatever was done in whatever order', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 30 }), async (steps) => {
      const sandbox = createSandbox({ clock: 'frozen' });
      await run(sandbox, steps);
      await checkSums(sandbox);
    }),
    { numRuns: 30, interruptAfterTimeLimit: 6_000, markInterruptAsFailure: false },
  );
}, 20_000);
