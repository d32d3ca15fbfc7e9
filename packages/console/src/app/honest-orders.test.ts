import { sandbox } from '#shared/testing/network.ts';
import { signIn } from '#shared/testing/sign-in-as.ts';
import { codes, withdrawals, type Withdraw } from '@mpc/api';
import { addressOn, partners, subWalletIds } from '@mpc/api/sandbox';
import { orderDigest } from '@mpc/api/fingerprint';
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { recipientBlock, recipientEvidence, recipientFindings } from '#features/address-check';
import { readItem, type Item } from '#features/approvals';
import { changesSince } from '#features/decisions';
import { chosenFee, usualFee } from '#features/network-fee';
import { differences, orderFacts, outputsAgree } from '#features/orders';
import { confirmedFacts } from '#features/payments';
import { client } from '#shared/api/api.ts';
import { createConsoleQueryClient } from '#shared/api/query-client.ts';
import { isPayable } from '#shared/coin/payable.rules.ts';
import { hour } from '#shared/durations.ts';
import { startI18n, wordFiles } from '#shared/i18n/i18n.ts';
import { add, multiply } from '#shared/money/decimal.ts';
import { arrive } from '../../../api/src/sandbox/domains/transactions/arrivals.ts';
import { paysSeveral } from '../features/payments/fees/funds.rules.ts';

const { main, reserve, vendors } = subWalletIds;
const places = [main, reserve, vendors];
const payable = sandbox.world.coins.all().filter(isPayable);
/** Its chain was switched off: no node says what a transfer costs, and no form can be sent without that. */
const withoutNode = 'HECO';
const coins = payable.filter(({ base_symbol }) => base_symbol !== withoutNode);

const addressIn = (subWallet: number, base: string) =>
  sandbox.world.addresses.where('home', `${subWallet}/${base}`)[0];

/** The sub-wallet that a chain is paid from. */
function placeOf(base: string): number {
  const place = places.find((one) => addressIn(one, base) !== undefined);
  if (place === undefined) throw new Error(`Nothing pays on ${base}`);
  return place;
}

let say: Awaited<ReturnType<typeof startI18n>>;

beforeAll(async () => {
  say = await startI18n('en-US', wordFiles);
  for (const place of places) {
    const row = sandbox.world.subWallets.get(place);
    if (row !== undefined)
      sandbox.world.subWallets.update(row, { focus: payable.map(({ symbol }) => symbol) });
  }
  for (const { symbol, base_symbol, min_withdraw } of coins) {
    const coin = sandbox.world.coins.get(symbol);
    if (coin !== undefined) sandbox.world.coins.update(coin, { enable_withdraw: true });
    const amount = multiply(min_withdraw, '1000');
    const from = addressOn(base_symbol, partners.exchange);
    arrive(sandbox.world, {
      sub_wallet_id: placeOf(base_symbol),
      symbol,
      amount,
      address_from: from,
      txid: symbol,
      isInBlock: true,
    });
  }
  sandbox.clock.step(3 * hour);
});

const drawn = fc.record({
  times: fc.integer({ min: 1, max: 9 }),
  several: fc.integer({ min: 2, max: 3 }),
  known: fc.constantFrom(...Object.values(partners)),
  memo: fc.integer({ min: 1, max: 4_000_000_000 }).map(String),
});

/** What somebody pays: in turn every coin, and in turn somebody known, a sub-wallet of ours and somebody new. */
const requests = fc.sample(drawn, { seed: 200, numRuns: 200 }).map(({ times, several, known, memo }, at) => {
  const coin = coins[at % coins.length];
  if (coin === undefined) throw new Error('No coin can be paid');
  const { base_symbol: base, min_withdraw } = coin;
  const own = [subWalletIds.customerDeposits, subWalletIds.dailyPayments].flatMap(
    (one) => addressIn(one, base) ?? [],
  );
  const turn = Math.floor(at / coins.length);
  const somebody = [known, `Honest recipient ${at}`][turn % 2] ?? known;
  const address = turn % 3 === 2 && own[0] !== undefined ? own[0].address : addressOn(base, somebody);
  const isSeveral = paysSeveral(coin) && turn % 2 === 1;
  const recipients = [
    address,
    ...(isSeveral
      ? Array.from({ length: several - 1 }, (_, n) => addressOn(base, `Another ${at}.${n}`))
      : []),
  ];
  const amount = multiply(min_withdraw, String(times));
  return {
    coin,
    recipients: recipients.map((to) => ({
      address: to,
      amount,
      ...(coin.support_memo === '1' ? { memo } : {}),
    })),
  };
});

/** Asks for a payment as the form does, and holds the server's order against what was confirmed. */
async function pay({ coin, recipients }: (typeof requests)[number]) {
  const { symbol, base_symbol } = coin;
  const [first] = recipients;
  if (first === undefined) throw new Error('Nobody is paid');
  const sub_wallet_id = placeOf(base_symbol);
  const amount = recipients.reduce((sum, one) => add(sum, one.amount), '0');
  const estimate = await client.call(withdrawals.fee, {
    sub_wallet_id,
    symbol,
    to: first.address,
    amount,
    ...(recipients.length > 1 ? { output_count: recipients.length } : {}),
  });
  const { option } = chosenFee(estimate, usualFee);
  if (option === null) throw new Error(`No fee is known on ${base_symbol}`);
  const order: Withdraw = {
    request_id: crypto.randomUUID(),
    sub_wallet_id,
    symbol,
    address_to: first.address,
    amount,
    ...(first.memo === undefined ? {} : { memo: first.memo }),
    ...(recipients.length > 1 ? { outputs: recipients } : {}),
    ...option.fields,
  };
  const { withdraw_id: id } = await client.call(withdrawals.create, order);
  const confirmed = confirmedFacts({
    payment: { kind: 'withdraw', order, base_symbol },
    fee: { amount: option.amount, unit: sandbox.world.coins.get(base_symbol)?.symbol_alias ?? base_symbol },
  });
  const found = orderFacts(await client.call(withdrawals.info, { id }));
  return { id, confirmed, stops: differences(confirmed, found) };
}

const said = (item: Item) => ({ subject: item, content: item.content(say.t) });

it('leaves out the one chain on which the server names no fee for anything', async () => {
  signIn('admin');
  const left = payable.filter((coin) => !coins.includes(coin));
  expect(new Set(left.map(({ base_symbol }) => base_symbol))).toEqual(new Set([withoutNode]));
  for (const { symbol } of left) {
    const asked = client.call(withdrawals.fee, { sub_wallet_id: vendors, symbol });
    await expect(asked).rejects.toMatchObject({ code: codes.feeEstimationFailed });
  }
});

it('stops none of 200 honest orders, on any chain that can be paid', async () => {
  signIn('admin');
  const orders: Awaited<ReturnType<typeof pay>>[] = [];
  for (const request of requests) orders.push(await pay(request));

  signIn('owner');
  const queryClient = createConsoleQueryClient();
  const stops: unknown[] = [];
  for (const { id, confirmed, stops: readBack } of orders) {
    const looked = await queryClient.fetchQuery(readItem('withdraw', id));
    const item = await queryClient.fetchQuery({ ...readItem('withdraw', id), staleTime: 0 });
    const [paid] = item.recipients ?? [];
    const { payment } = item;
    if (paid === undefined || payment === undefined) throw new Error('Nobody is paid');
    const evidence = await queryClient.fetchQuery(recipientEvidence(paid));
    const findings = recipientFindings(paid, evidence, say.t);
    const order = await client.call(withdrawals.info, { id });
    const list = await client.call(withdrawals.outputs, { id });
    const against = [
      ...readBack,
      ...differences(confirmed, payment),
      ...((await orderDigest(confirmed)) === (await orderDigest(payment)) ? [] : ['another fingerprint']),
      ...changesSince(said(looked), said(item), 'step'),
      ...(evidence.failed.length > 0 ? ['not all was read'] : []),
      recipientBlock(say.t, findings, {}) ?? [],
      ...(paid.recipients.length > 1 && !outputsAgree(order, list) ? ['another list'] : []),
    ].flat();
    if (against.length > 0) stops.push([confirmed.symbol, against]);
  }
  expect(stops).toEqual([]);
  expect(orders).toHaveLength(200);
  const paid = orders.map(({ confirmed }) => confirmed);
  expect(new Set(paid.map(({ symbol }) => symbol)).size).toBe(coins.length);
  expect(new Set(paid.map(({ base_symbol }) => base_symbol)).size).toBe(12);
  expect(paid.filter(({ outputs = [] }) => outputs.length > 1).length).toBeGreaterThan(30);
  expect(paid.filter(({ memo }) => memo !== '').length).toBeGreaterThan(20);
});
