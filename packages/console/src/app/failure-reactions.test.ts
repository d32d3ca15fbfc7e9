// @vitest-environment happy-dom
import { calls, catalogue, codes, kindOf, Refusal, wallets } from '@mpc/api';
import { toasts } from '@mpc/ui';
import { createMemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { failures } from '#shared/api/api.ts';
import { createConsoleQueryClient } from '#shared/api/query-client.ts';
import { useWalletStore } from '#shared/selection/wallet-store.ts';
import { listenToFailures } from './failure-reactions.ts';

const refusal = (code: string, msg = 'said the server') =>
  new Refusal({ code, msg, data: null }, wallets.assets);

function consoleAt(url: string) {
  const router = createMemoryRouter([{ path: '*', element: null }], { initialEntries: [url] });
  const queryClient = createConsoleQueryClient();
  stop = listenToFailures({ router, queryClient });
  const where = () => router.state.location.pathname + router.state.location.search;
  return { where, router, queryClient };
}

let stop = () => {};
const show = vi.spyOn(toasts, 'show');

beforeEach(() => {
  document.cookie = 'openToken=abc; path=/';
  useWalletStore.setState({ wallet: { id: 1, name: 'Treasury' }, subWallet: { id: 2, name: 'Main' } });
});

afterEach(() => {
  stop();
  show.mockClear();
  toasts.clear();
});

describe.each(catalogue.silent)('%s', (code) => {
  it('shows nothing and goes nowhere: the caller handles it', () => {
    const { where } = consoleAt('/mpc/center/wallet?w=1&s=2&open=transfer');
    failures.ring(refusal(code));
    expect(show).not.toHaveBeenCalled();
    expect(where()).toBe('/mpc/center/wallet?w=1&s=2&open=transfer');
  });
});

it('110909 signs out and comes back here after signing in again', async () => {
  const { where } = consoleAt('/mpc/center/wallet?w=1&s=2&open=transfer');
  failures.ring(refusal('110909'));
  await vi.waitFor(() =>
    expect(where()).toBe(
      `/login?ended=1&from=${encodeURIComponent('/mpc/center/wallet?w=1&s=2&open=transfer')}`,
    ),
  );
  expect(document.cookie).not.toContain('openToken=abc');
});

it('110909 is told on the login page too, where a tab went that found its cookies gone', async () => {
  const { where } = consoleAt(`/login?from=${encodeURIComponent('/mpc/wallet')}`);
  failures.ring(refusal('110909'));
  await vi.waitFor(() => expect(where()).toBe(`/login?ended=1&from=${encodeURIComponent('/mpc/wallet')}`));
});

it.each(catalogue.notPermitted)('%s goes to /custody/notPms', async (code) => {
  const { where } = consoleAt('/mpc/wallet');
  failures.ring(refusal(code));
  await vi.waitFor(() => expect(where()).toBe('/custody/notPms'));
});

it.each(catalogue.selectionLost)(
  '%s clears both selections, closes the drawer, then shows the message',
  async (code) => {
    const { where } = consoleAt('/mpc/center/todo?w=1&s=2&open=withdraw:9&page=2');
    show.mockImplementationOnce(() => {
      expect(where()).toBe('/mpc/wallet');
      return 'server';
    });
    failures.ring(refusal(code));
    await vi.waitFor(() => expect(show).toHaveBeenCalledOnce());
    expect(useWalletStore.getState()).toMatchObject({ wallet: null, subWallet: null });
  },
);

it('200125 in the wallet centre clears the sub-wallet', async () => {
  const { where } = consoleAt('/mpc/center/wallet?w=1&s=2&open=receive');
  failures.ring(refusal('200125'));
  await vi.waitFor(() => expect(show).toHaveBeenCalledOnce());
  expect(where()).toBe('/mpc/center/wallet?w=1');
  expect(useWalletStore.getState()).toMatchObject({ wallet: { id: 1 }, subWallet: null });
});

it('200125 elsewhere closes the drawer and refreshes, keeping the selection', async () => {
  const { where, queryClient } = consoleAt('/mpc/center/todo?w=1&s=2&open=withdraw:9');
  const refresh = vi.spyOn(queryClient, 'invalidateQueries');
  failures.ring(refusal('200125'));
  await vi.waitFor(() => expect(show).toHaveBeenCalledOnce());
  expect(where()).toBe('/mpc/center/todo?w=1&s=2');
  expect(refresh).toHaveBeenCalledOnce();
  expect(useWalletStore.getState().subWallet).toEqual({ id: 2, name: 'Main' });
});

const messages = Object.values(codes).filter((code) => kindOf(code) === 'message');
it.each(messages)('%s shows its message and goes nowhere', (code) => {
  const { where } = consoleAt('/mpc/center/wallet?w=1&s=2&open=transfer');
  failures.ring(refusal(code));
  expect(show).toHaveBeenCalledOnce();
  expect(where()).toBe('/mpc/center/wallet?w=1&s=2&open=transfer');
});

// What a screen does about a code is seen with some of its queries: refused-everywhere. Here is why those stand for all.
const alike = (count: number) => ({ shown: count, gone: count });

describe('whatever query is refused', () => {
  const queries = calls.filter(({ kind }) => kind === 'query');

  it.each([
    ['silent', { shown: 0, gone: 0 }],
    ['message', { shown: queries.length, gone: 0 }],
    ['notPermitted', { shown: 0, gone: queries.length }],
    ['selectionLost', alike(queries.length)],
    ['subWalletGone', alike(queries.length)],
  ] as const)('the console does the same about every code of the kind %s', async (kind, done) => {
    for (const code of Object.values(codes).filter((one) => kindOf(one) === kind)) {
      const { router } = consoleAt('/mpc/center/wallet?w=1&s=2&open=transfer');
      const go = vi.spyOn(router, 'navigate');
      show.mockClear().mockReturnValue('server');
      for (const query of queries) failures.ring(new Refusal({ code, msg: 'said', data: null }, query));
      await vi.waitFor(() =>
        expect({ shown: show.mock.calls.length, gone: go.mock.calls.length }, code).toEqual(done),
      );
      expect(new Set(show.mock.calls.map((call) => JSON.stringify(call))).size).toBeLessThan(2);
      stop();
    }
  });
});

it('shows any other code with the server’s words under one shared key', () => {
  consoleAt('/mpc/wallet');
  failures.ring(refusal('100001', 'System error'));
  failures.ring(refusal('999999', 'Something new'));
  expect(show.mock.calls.map(([toast]) => [toast.key, toast.message])).toEqual([
    ['server', 'System error'],
    ['server', 'Something new'],
  ]);
});
