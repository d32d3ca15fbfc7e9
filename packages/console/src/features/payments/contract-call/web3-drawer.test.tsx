import 'fake-indexeddb/auto';
// Before anything that makes a client: it takes its fetch when it is made.
import { sandbox, sent, stage } from '#shared/testing/stage.tsx';
import { locks } from 'node:worker_threads';
import { wallets } from '@mpc/api';
import { addressOn, specialAddresses, subWalletIds, walletIds } from '@mpc/api/sandbox';
import { useQuery } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clear } from 'idb-keyval';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { read } from '#shared/api/api.ts';
import { database } from '#shared/drafts/database.ts';
import { Web3Drawer } from './web3-drawer.tsx';

vi.setConfig({ testTimeout: 40_000 });

const soon = { timeout: 10_000 };
const line = 'POST /api/mpc/web3/trans/create';
const usdt = '0xdAC17F958D2ee523a2206206994597C13D831ec7';
const spender = addressOn('ETH', 'Some lending pool');
const word = (value: bigint) => value.toString(16).padStart(64, '0');
const approve = (amount: bigint) =>
  `0x095ea7b3${spender.slice(2).toLowerCase().padStart(64, '0')}${word(amount)}`;
const endless = approve(2n ** 256n - 1n);

const sends = () => sent.filter((one) => one === line);
const calls = () => sandbox.world.transactions.all().filter(({ trans_kind }) => trans_kind === 'web3');

function Opened({ subWalletId, onShowOrder }: { subWalletId: number; onShowOrder: (id: number) => void }) {
  const { data } = useQuery(read(wallets.subWallets, { wallet_id: walletIds.treasury }));
  const all = [...(data?.top_sub_wallet_list ?? []), ...(data?.sub_wallet_list ?? [])];
  const subWallet = all.find(({ sub_wallet_id }) => sub_wallet_id === subWalletId);
  if (subWallet === undefined) return null;
  return <Web3Drawer subWallet={subWallet} onClose={vi.fn()} onShowOrder={onShowOrder} />;
}

const show = (subWalletId: number = subWalletIds.main) =>
  stage(<Opened subWalletId={subWalletId} onShowOrder={vi.fn()} />, {
    as: 'member',
    at: `/mpc/center/wallet?w=${walletIds.treasury}&s=${subWalletId}`,
  });

const ready = async (name: string) => {
  const button = await screen.findByRole('button', { name }, soon);
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBeNull(), soon);
  return button;
};

const paste = async (name: string, text: string) => {
  await userEvent.click(await screen.findByRole('textbox', { name }, soon));
  await userEvent.paste(text);
};

async function fill(contract: string, data: string) {
  await userEvent.click(await screen.findByRole('combobox', { name: /Network/ }, soon));
  await userEvent.click(await screen.findByRole('option', { name: /ETH.*ERC20|ETH \(/ }));
  await paste('Contract', contract);
  if (data !== '') await paste('Data', data);
}

beforeEach(async () => {
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
  sandbox.reset();
  await clear(database);
});

describe('an unlimited permission', () => {
  it('is warned of, meant, confirmed as it reads, and sent once', async () => {
    const before = calls().length;
    await show();
    await fill(usdt, endless);
    expect(await screen.findByText('Unlimited allowance', {}, soon)).toBeTruthy();
    const review = screen.getByRole('button', { name: 'Review contract call' });
    await waitFor(() => expect(review.title).toBe('Confirm the unlimited allowance first'), soon);
    await userEvent.click(
      screen.getByRole('checkbox', { name: /^I intend to grant an unlimited allowance/ }),
    );
    await userEvent.click(await ready('Review contract call'));
    const send = await ready('Submit contract call');
    const dialog = screen.getByRole('dialog', { name: 'Review contract call' });
    expect(dialog.textContent).toContain('approve');
    expect(dialog.textContent).toContain('Unlimited allowance');
    expect(dialog.textContent?.replaceAll(/\s/g, '')).toContain(spender);
    await userEvent.dblClick(send);
    expect(
      await screen.findByText('Submitted. The server’s copy matches what you confirmed.', {}, soon),
    ).toBeTruthy();
    expect(sends()).toHaveLength(1);
    expect(calls()).toHaveLength(before + 1);
    expect(calls().at(-1)).toMatchObject({ amount: '-1', trans_type: 0, interactive_contract: usdt });
  });

  it('of other data has to be meant again', async () => {
    await show();
    await fill(usdt, endless);
    await userEvent.click(await screen.findByRole('checkbox', { name: /^I intend to grant/ }, soon));
    const field = screen.getByRole('textbox', { name: 'Data' });
    await userEvent.clear(field);
    await userEvent.click(field);
    await userEvent.paste(approve(2n ** 255n));
    const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: /^I intend to grant/ }, soon);
    expect(box.checked).toBe(false);
  });
});

it('a permission with an end shows it in the token, and wants no consent', async () => {
  await show();
  await fill(usdt, approve(1_200_500_000n));
  expect((await screen.findAllByText(/1,200\.50*/, {}, soon)).length).toBeGreaterThan(0);
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.getByText('Authorize: allow another address to spend')).toBeTruthy();
});

it('what cannot be read is said to be so, shown byte by byte, and its purpose is asked for', async () => {
  await show();
  await fill(addressOn('ETH', 'Grant register'), `0x5be7cd2f${word(7n)}`);
  expect(await screen.findByText('This call cannot be decoded', {}, soon)).toBeTruthy();
  expect(document.body.textContent).toContain('00000000 00000007');
  expect(screen.getByRole('radio', { name: 'Other' })).toBeTruthy();
  expect(screen.getByRole('checkbox', { name: /^I have compared the undecoded data/ })).toBeTruthy();
});

it('what is typed is kept, and found again', async () => {
  const first = await show();
  await fill(usdt, endless);
  expect(screen.getByText(/^Treasury \/ Main sub-wallet/)).toBeTruthy();
  expect(screen.queryByText(/^Draft from/)).toBeNull();
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Quay Lending');
  first.unmount();
  await show();
  const name = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Name' }, soon);
  expect(name.value).toBe('Quay Lending');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Data' }).value).toBe(endless);
  expect(screen.getByText(/^Draft from/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe('');
  expect(screen.queryByText(/^Draft from/)).toBeNull();
});

it('a contract of severe risk is called only by who accepts it', async () => {
  await show();
  await fill(specialAddresses.severeRisk.evm, '');
  await userEvent.click(await ready('Review contract call'));
  await userEvent.click(await ready('Submit contract call'));
  expect(await screen.findByText(/^Rejected: risky address/, {}, soon)).toBeTruthy();
  await userEvent.click(
    screen.getByRole('checkbox', { name: 'I know the risk and want to call this contract' }),
  );
  await userEvent.click(await ready('Review contract call'));
  await userEvent.click(await ready('Submit contract call'));
  expect(
    await screen.findByText('Submitted. The server’s copy matches what you confirmed.', {}, soon),
  ).toBeTruthy();
  expect(sends()).toHaveLength(2);
});

it('an asset sub-wallet says that it calls no contracts, before anything is typed', async () => {
  const row = sandbox.world.subWallets
    .all()
    .find((one) => one.wallet_id === walletIds.treasury && one.sub_wallet_type === 1);
  await show(row?.sub_wallet_id ?? 0);
  expect(await screen.findByText('Contract calls need a Web3 sub-wallet', {}, soon)).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
});
