import { sandbox, stage } from '#shared/testing/stage.tsx';
import { people, walletIds } from '@mpc/api/sandbox';
import { screen, waitFor } from '@testing-library/react';
import { clear } from 'idb-keyval';
import { beforeEach, expect, it } from 'vitest';
import { idOf, intent, to } from '../../features/payments/intents/intent-samples.ts';
import { record } from '../../features/payments/intents/journal.ts';
import { refundJournal } from '../../features/transactions/refund-journal.ts';
import { database } from '#shared/drafts/database.ts';
import { useCommonStore } from '#shared/session/common-store.ts';
import { TodoScreen } from '../../screens/center/todo/todo.screen.tsx';
import { ConsoleFrame } from './console-frame.tsx';

function Whole() {
  const user = useCommonStore((state) => state.user);
  return user === null ? null : (
    <>
      <ConsoleFrame user={user} />
      <TodoScreen />
    </>
  );
}

beforeEach(async () => {
  sandbox.reset();
  await clear(database);
});

it('says in the navigation that as much waits as the to-do list shows', async () => {
  await stage(<Whole />, { as: 'owner', at: `/mpc/center/todo?w=${walletIds.treasury}` });
  const tab = await screen.findByRole('tab', { name: /^Assigned to me ?[1-9]\d*$/ }, { timeout: 4000 });
  const count = /\d+$/.exec(tab.textContent)?.[0] ?? '';
  expect(await screen.findByRole('link', { name: `To-do ${count} waiting` }, { timeout: 4000 })).toBeTruthy();
});

const banners = () => {
  const links = screen.queryAllByRole<HTMLAnchorElement>('link', {
    name: /^View (transfer|deposit|contract)/,
  });
  return links.map(({ textContent, search }) => `${textContent} ${new URLSearchParams(search).get('open')}`);
};

it('names on every screen what was sent without its outcome being known, each by what it is', async () => {
  const { uid } = people.owner;
  await stage(<Whole />, { as: 'owner', at: `/mpc/center/todo?w=${walletIds.treasury}` });
  await record(intent({ uid, state: 'sent', orderId: 900 }, { request_id: idOf(1) }));
  await record(intent({ uid, state: 'unknown' }, { request_id: idOf(2) }));
  await record(intent({ uid, state: 'differs' }, { request_id: idOf(3) }));
  const order = { request_id: idOf(4), main_chain_symbol: 'ETH', interactive_contract: '0x1', amount: '0' };
  await record(
    intent({
      uid,
      state: 'unknown',
      payment: { kind: 'web3', order: { ...order, sub_wallet_id: 31, input_data: '0xa9059cbb' } },
    }),
  );
  await refundJournal.record({
    uid,
    wallet: { id: 1, name: 'Treasury' },
    subWallet: { id: 31, name: 'Main sub-wallet' },
    order: { deposit_id: 77, address_to: to, amount: '0.5', remark: 'Mixer', fee: '1' },
    coin: { symbol: 'TUSDT', base_symbol: 'TRX', sub_wallet_id: 31 },
    unit: 'USDT',
    before: [],
    sentAt: Date.now(),
  });
  refundJournal.announce();
  await screen.findByRole('tab', { name: /^Assigned to me/ }, { timeout: 4000 });
  await waitFor(
    () =>
      expect(banners().toSorted((one, other) => one.localeCompare(other))).toEqual([
        `View contract call intent:${idOf(4)}`,
        'View deposit deposit:77',
        `View transfer intent:${idOf(2)}`,
        `View transfer intent:${idOf(3)}`,
      ]),
    { timeout: 4000 },
  );
  for (const said of [
    /^Outcome unknown: transfer of 1,200\.50? USDT from Main sub-wallet/,
    /^Differs from what you confirmed: transfer of 1,200\.50? USDT from Main sub-wallet/,
    /^Outcome unknown: contract call from Main sub-wallet/,
    /^Outcome unknown: refund of 0\.50? USDT from Main sub-wallet/,
  ])
    expect(screen.getAllByText(said)).toHaveLength(1);
  expect(
    await screen.findByRole('button', { name: 'Activity in this browser (4)' }, { timeout: 20_000 }),
  ).toBeTruthy();
});
