import { expect, it } from 'vitest';
import { approvals, transactions, withdrawals } from '../index.ts';
import { createSandbox, people, specialAddresses, subWalletIds, walletIds } from './index.ts';
import type { Store } from './keeper.ts';
import { asking, headersOf } from './testing.ts';
import { wholeWorld } from './world/chronicle.ts';
import { hour } from '../core/durations.ts';

/** A store in memory, as a file would be found after the program ended. */
function createStore(lines: string[] = []) {
  const store: Store = {
    place: 'memory',
    lines: [...lines],
    append: (line) => void lines.push(line),
    replace: (all) => void lines.splice(0, lines.length, ...all),
  };
  return { store, lines };
}

const order = (amount: string) => ({
  request_id: crypto.randomUUID(),
  sub_wallet_id: subWalletIds.main,
  symbol: 'TUSDT',
  address_to: specialAddresses.ordinary.tron,
  amount,
});

it('brings a world back as it was, with what was about to happen', async () => {
  const { store, lines } = createStore();
  const before = createSandbox({ clock: 'frozen', store });
  const lin = asking(before, people.member.uid);
  const placed = await lin(withdrawals.create, order('1200'));
  const ana = asking(before, people.owner.uid);
  await ana(approvals.audit, { id: placed.data.withdraw_id, trans_kind: 'withdraw', audit_result: 1 });
  await lin(withdrawals.create, order('30'));

  const after = createSandbox({ clock: 'frozen', ...createStore(lines) });
  expect(wholeWorld(after.world)).toEqual(wholeWorld(before.world));
  for (const { clock } of [before, after]) clock.step(hour);
  expect(wholeWorld(after.world)).toEqual(wholeWorld(before.world));
});

it('goes on numbering and drawing where it stopped', async () => {
  const { store, lines } = createStore();
  const before = createSandbox({ clock: 'frozen', store });
  const first = await asking(before, people.member.uid)(withdrawals.create, order('20'));
  const after = createSandbox({ clock: 'frozen', ...createStore(lines) });
  const second = await asking(after, people.member.uid)(withdrawals.create, order('21'));
  expect(second.data.withdraw_id).toBe(first.data.withdraw_id + 1);
});

it('keeps who is signed in', async () => {
  const { store, lines } = createStore();
  const before = createSandbox({ clock: 'frozen', store });
  const ask = asking(before, people.owner.uid);
  await ask(transactions.list, { wallet_id: walletIds.treasury });
  const after = createSandbox({ clock: 'frozen', ...createStore(lines) });
  const again = asking(after, people.owner.uid, ask.headers);
  expect((await again(transactions.list, { wallet_id: walletIds.treasury })).code).toBe('0');
});

it('adds a line for a command, and none where nothing changed', async () => {
  const { store, lines } = createStore();
  const sandbox = createSandbox({ clock: 'frozen', store });
  const ask = asking(sandbox, people.owner.uid);
  await ask(transactions.list, { wallet_id: walletIds.treasury });
  const count = lines.length;
  await ask(transactions.list, { wallet_id: walletIds.treasury });
  expect(lines).toHaveLength(count);
  await ask(withdrawals.create, order('20'));
  expect(lines).toHaveLength(count + 1);
});

it('starts a new world with reset, which is kept in its turn', async () => {
  const { store, lines } = createStore();
  const sandbox = createSandbox({ clock: 'frozen', store });
  const placed = await asking(sandbox, people.owner.uid)(withdrawals.create, order('20'));
  sandbox.reset();
  await asking(sandbox, people.owner.uid)(transactions.list, { wallet_id: walletIds.treasury });
  const after = createSandbox({ clock: 'frozen', ...createStore(lines) });
  expect(after.world.transactions.get(placed.data.withdraw_id)).toBeUndefined();
  expect(after.world.transactions.size).toBe(sandbox.world.transactions.size);
});

it('lets a clock that runs make up for the time it was put away', () => {
  let now = Date.UTC(2026, 10, 20);
  const { store, lines } = createStore();
  createSandbox({ now: () => now, store });
  now += hour;
  expect(createSandbox({ now: () => now, ...createStore(lines) }).clock.now()).toBe(now);
});

it('refuses to take another world for the one that was kept', () => {
  const { store, lines } = createStore();
  createSandbox({ clock: 'frozen', store });
  expect(() => createSandbox({ clock: 'frozen', seed: 2, ...createStore(lines) })).toThrow(
    'What was kept is another world: size s, seed 1',
  );
});

it('says so when nothing can be saved, and saves everything once it can', async () => {
  const { store, lines } = createStore();
  let isFull = false;
  const refuseWhileFull = () => {
    if (isFull) throw new Error('no space left');
  };
  const failing: Store = {
    ...store,
    append(line) {
      refuseWhileFull();
      return store.append(line);
    },
    replace(all) {
      refuseWhileFull();
      return store.replace(all);
    },
  };
  const sandbox = createSandbox({ clock: 'frozen', store: failing });
  const headers = headersOf(sandbox, people.owner.uid);
  const read = () => sandbox.fetch(new Request('http://sandbox/api/mpc/wallets/asset', { headers }));
  isFull = true;
  for (const _ of [1, 2]) {
    const answer = await read();
    expect(answer.status).toBe(500);
    expect(await answer.json()).toEqual({
      error: expect.stringContaining('The state could not be saved to memory: no space left'),
    });
  }
  isFull = false;
  expect((await read()).status).toBe(200);
  const after = createSandbox({ clock: 'frozen', ...createStore(lines) });
  expect(wholeWorld(after.world)).toEqual(wholeWorld(sandbox.world));
});
