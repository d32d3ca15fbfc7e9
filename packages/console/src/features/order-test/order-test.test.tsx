import { intercept, sandbox, sent, stage } from '#shared/testing/stage.tsx';
import { specialAddresses, subWalletIds, walletIds } from '@mpc/api/sandbox';
import { screen, waitFor, within } from '@testing-library/react';
import { Suspense } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { testOrderHref } from '#shared/navigation/strategy-links.ts';
import { OrderTestDrawer } from './index.ts';

vi.setConfig({ testTimeout: 30_000 });

const soon = { timeout: 10_000 };
const { main, marketMaking } = subWalletIds;
const walletId = walletIds.treasury;
const { tron, evm } = specialAddresses.ordinary;

beforeEach(() => {
  sandbox.reset();
  intercept.answer = null;
});

type Order = Parameters<typeof testOrderHref>[2];

const open = (subWalletId: number, order?: Order) =>
  stage(
    <Suspense>
      <OrderTestDrawer walletId={walletId} subWalletId={subWalletId} type={1} />
    </Suspense>,
    {
      as: 'owner',
      at: testOrderHref({ walletId, subWalletId }, 1, order ?? { order: '' }),
    },
  );

/** What stands under the title of a card. */
const card = async (title: string) => {
  const heading = await screen.findByRole('heading', { name: title }, soon);
  return within(heading.parentElement?.parentElement ?? document.body);
};

it('tells of an entered order which strategy decides, whom it asks, and why the others do not', async () => {
  const { person, router } = await open(main);
  const run = await screen.findByRole('button', { name: 'Test order' }, soon);
  await person.click(run);
  expect(screen.getAllByText(/required|Select/i).length).toBeGreaterThan(0);
  await person.click(screen.getByRole('combobox', { name: /^Coin/ }));
  await person.click(await screen.findByRole('option', { name: /USDT \(TRC20\)/ }));
  await person.click(screen.getByRole('textbox', { name: /^Recipient address/ }));
  await person.paste(tron);
  await person.type(screen.getByRole('textbox', { name: /^Amount/ }), '1000000');
  await person.click(run);
  expect((await card('Deciding strategy')).getByText('Large stablecoin')).toBeTruthy();
  const rows = await card('Transfer strategies');
  expect(rows.getAllByText('Matches')).toHaveLength(1);
  expect(rows.getAllByText('Decides')).toHaveLength(1);
  expect(rows.getByText(/^Coins: USDC.*\. This order: USDT \(TRC20\)$/)).toBeTruthy();
  expect(rows.getAllByText('Does not match').length).toBeGreaterThan(0);
  expect(rows.getByRole('link', { name: 'Basic strategy' }).getAttribute('href')).toBe(
    `/mpc/center/strategyEngine?w=${walletId}&s=${main}`,
  );
  expect(router.state.location.search).toContain('amount=1000000');
  // What it needs is read, and nothing else happens.
  expect(sent.filter((line) => !line.startsWith('GET'))).toEqual([]);
});

it('says what cannot be determined where older orders are not loaded', async () => {
  intercept.answer = async (request, answer) => {
    if (!new URL(request.url).pathname.endsWith('/transaction/list')) return answer;
    const body = (await answer.json()) as { data: object };
    return Response.json({ ...body, data: { ...body.data, list: [], count: 812 } });
  };
  await open(marketMaking, { coin: 'USDTBEP20', amount: '10', to: evm, who: '10001' });
  const decision = await card('Deciding strategy');
  expect(decision.getByText('Undecidable')).toBeTruthy();
  const why = decision.getByText(/^Facts are missing to tell whether/);
  expect(why.textContent).toBe('Facts are missing to tell whether “Day above 50,000” matches.');
  expect(why.querySelector('a')?.getAttribute('href')).toContain('strategyDetail');
  expect(screen.getByText('Cannot be determined')).toBeTruthy();
  expect(screen.getByText(/^Limit: 50,000 USD.*or more, with earlier orders in the period$/)).toBeTruthy();
  expect(screen.getByText(/^Periods count the last 0 of 812 orders/)).toBeTruthy();
});

it('tests an order as of its request, and another that begins as it did', async () => {
  const row = sandbox.world.transactions
    .where('sub_wallet_id', main)
    .find(({ trans_kind }) => trans_kind === 'withdraw');
  const { person, router } = await open(main, { order: `withdraw:${row?.id ?? 0}` });
  await person.click(await screen.findByRole('button', { name: 'Change order' }, soon));
  await waitFor(() => expect(router.state.location.search).not.toContain('order='), soon);
  const to = await screen.findByRole('textbox', { name: /^Recipient address/ }, soon);
  expect(to).toHaveProperty('value', row?.address_to);
});
