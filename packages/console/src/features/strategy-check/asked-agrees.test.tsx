import { sandbox } from '#shared/testing/stage.tsx';
import { addressBook, approvals, strategies, transactions, wallets } from '@mpc/api';
import { placeKey } from '@mpc/api/strategies';
import { people, specialAddresses, subWalletIds, walletIds } from '@mpc/api/sandbox';
import { beforeEach, expect, it } from 'vitest';
import { loadReadCall } from '#features/contract-call';
import { client } from '#shared/api/api.ts';
import { signIn } from '#shared/testing/sign-in-as.ts';
import { factsOfAsked, testOrder, type AskedOrder } from './asked-order.rules.ts';
import { pastOrdersOf } from './past-orders.rules.ts';
import { ruleOf, stepsOf } from './rule-of.ts';

const wallet_id = walletIds.treasury;

beforeEach(() => sandbox.reset());

/** What decides orders in a sub-wallet, as the console reads it. */
async function testsIn(sub_wallet_id: number) {
  const scope = { sub_wallet_id };
  const [advanced, basic, { list: rows }, { list: coins }, readCall] = await Promise.all([
    client.call(strategies.advancedList, scope),
    client.call(strategies.basic, scope),
    client.call(transactions.list, { wallet_id, sub_wallet_id: [sub_wallet_id], page_size: 500 }),
    client.call(wallets.focusCoins, { wallet_id, ...scope }),
    loadReadCall(),
  ]);
  const rules = { rules: advanced.map(ruleOf), basic: stepsOf(basic.node_list) };
  const known = { readCall, coins };
  const orders = pastOrdersOf(rows, known);
  return async (asked: Omit<AskedOrder, 'at'>) => {
    const { symbol } = asked;
    const book = await client.call(addressBook.withdrawAddresses, { ...scope, symbol, scope: 'shared' });
    const white = book.filter(({ is_white }) => is_white === 1);
    const places = new Set(white.map((one) => placeKey(one.base_symbol, one.address)));
    const order = factsOfAsked(
      { ...asked, at: sandbox.clock.now() },
      { ...known, whiteFor: (of) => (of === symbol ? places : undefined) },
    );
    if (order === null) throw new Error(`${symbol} is not in the sub-wallet`);
    const { decision, line } = testOrder(rules, order, { orders, since: -Infinity });
    const [answer] = await client.call(approvals.strategies, {
      wallet_id,
      ...scope,
      business_type: asked.call === undefined ? 'withdraw' : 'web3',
      symbol,
      amount: asked.amount,
      address_to: asked.call?.contract ?? asked.recipients[0] ?? '',
      ...(asked.call === undefined ? {} : { input_data: asked.call.input }),
      ...(asked.initiator === null ? {} : { initiator_uid: asked.initiator }),
      source: asked.initiator === null ? 2 : 3,
    });
    return {
      ours: [
        decision.kind === 'decided' ? (decision.by[0]?.name ?? 'basic') : decision.kind,
        ...(line ?? []).map(({ threshold, uids }) => `${threshold} of ${uids.join()}`),
      ],
      sandbox: [
        answer?.type === 0 ? 'basic' : answer?.name,
        ...(answer?.node_list ?? []).map(
          ({ threshold, members }) => `${threshold} of ${members.map(({ uid }) => uid).join()}`,
        ),
      ],
    };
  };
}

const to = (address: string) => address.replace(/^0x/, '').toLowerCase().padStart(64, '0');
const units = (count: bigint) => count.toString(16).padStart(64, '0');

it('says of orders nobody has made what the sandbox says of them', async () => {
  signIn('owner');
  const { tron, evm } = specialAddresses.ordinary;
  const main = await testsIn(subWalletIds.main);
  const desk = await testsIn(subWalletIds.marketMaking);
  const contract = sandbox.world.coins.all().find(({ symbol }) => symbol === 'USDC')?.contract_address ?? '';
  const asked = { recipients: [tron], initiator: people.owner.uid };
  const answers = await Promise.all([
    ...['1', '999.99', '1000', '5000', '80000'].map((amount) => main({ ...asked, symbol: 'TUSDT', amount })),
    main({ symbol: 'USDC', amount: '700', recipients: [evm], initiator: null }),
    main({ symbol: 'USDC', amount: '700', recipients: [evm], initiator: people.member.uid }),
    ...[0n, 400_000_000n, 90_000_000_000n].map((count) =>
      main({
        symbol: 'ETH',
        amount: '0',
        recipients: [],
        call: { contract, input: `0xa9059cbb${to(evm)}${units(count)}` },
        initiator: people.owner.uid,
      }),
    ),
    main({
      symbol: 'ETH',
      amount: '1',
      recipients: [],
      call: { contract: evm, input: '0x' },
      initiator: people.owner.uid,
    }),
    ...['4', '40000', '60000'].map((amount) =>
      desk({ symbol: 'USDTBEP20', amount, recipients: [evm], initiator: people.owner.uid }),
    ),
    desk({ symbol: 'ETH', amount: '1', recipients: [evm], initiator: null }),
  ]);
  for (const { ours, sandbox: theirs } of answers) expect(ours).toEqual(theirs);
  expect(new Set(answers.map(({ ours }) => ours[0])).size).toBeGreaterThan(4);
});
