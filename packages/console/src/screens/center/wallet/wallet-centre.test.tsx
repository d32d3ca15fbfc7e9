import { intercept, sandbox, sent, stage } from '#shared/testing/stage.tsx';
import { codes } from '@mpc/api';
import { addressOn, subWalletIds, walletIds } from '@mpc/api/sandbox';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SubWalletScreen } from './sub-wallet.screen.tsx';

const soon = { timeout: 8000 };
const at = (query = '', sub: number = subWalletIds.main) =>
  `/mpc/center/wallet?w=${walletIds.treasury}&s=${sub}${query}`;

/** What was asked for at one path, the newest last. */
const asked: { path: string; query: URLSearchParams }[] = [];

beforeEach(() => {
  sandbox.reset();
  asked.length = 0;
  intercept.answer = async (request, answer) => {
    const url = new URL(request.url);
    asked.push({ path: url.pathname, query: url.searchParams });
    return answer;
  };
});
afterEach(() => {
  intercept.answer = null;
  sandbox.faults.clear();
});

const lastAsked = (path: string) => asked.findLast((one) => one.path === path)?.query;

async function open(query = '', as: 'owner' | 'member' = 'owner', sub: number = subWalletIds.main) {
  const staged = await stage(<SubWalletScreen />, { as, at: at(query, sub) });
  await screen.findByRole('tablist', {}, soon);
  return staged;
}

const coins = () => screen.findByRole('table', { name: 'Coins' }, soon);

it('asks the server for the sub-wallets searched, sorted and not small', async () => {
  const { router } = await open();
  await userEvent.click(await screen.findByRole('radio', { name: 'Value' }));
  const [few] = screen.getAllByRole('button', { name: 'Hide below $1' });
  if (few !== undefined) await userEvent.click(few);
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search sub-wallets' }), 'res');
  await waitFor(
    () =>
      expect(Object.fromEntries(lastAsked('/api/mpc/sub_wallets') ?? [])).toMatchObject({
        keyword: 'res',
        order_by: 'total_usd',
        order: 'desc',
        total_usd_min: '1',
      }),
    soon,
  );
  expect(router.state.location.search).toContain('find=res');
  const list = screen.getByRole('group', { name: 'Sub-wallets' });
  await waitFor(() => expect(within(list).getAllByRole('button')).toHaveLength(1), soon);
  // What is selected stays, whatever the list was narrowed to.
  expect(screen.getByRole('heading', { level: 1, name: 'Main sub-wallet' })).toBeTruthy();
});

it('narrows, sorts and groups the coins, and keeps it all in the address', async () => {
  const { router } = await open();
  await coins();
  await userEvent.click(screen.getByRole('button', { name: 'Hide zero balances' }));
  const small = screen.getAllByRole('button', { name: 'Hide below $1' }).at(-1);
  if (small !== undefined) await userEvent.click(small);
  await userEvent.type(screen.getByRole('searchbox', { name: 'Symbol, name or contract' }), 'usdt');
  await waitFor(() => expect(lastAsked('/api/mpc/sub_wallet/focus/coin')?.get('keyword')).toBe('usdt'), soon);
  await userEvent.click(screen.getByRole('button', { name: /Value \(USD\)/ }));
  await waitFor(
    () =>
      expect(Object.fromEntries(lastAsked('/api/mpc/sub_wallet/focus/coin') ?? [])).toMatchObject({
        hide_zero: '1',
        usd_min: '1',
        keyword: 'usdt',
        order_by: 'usd',
        order: 'asc',
      }),
    soon,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Group by network' }));
  expect(await screen.findByRole('columnheader', { name: 'TRC20' }, soon)).toBeTruthy();
  expect(router.state.location.search).toMatch(/zero=1.*small=1.*q=usdt.*sort=usd.*group=net/);
  await userEvent.click(screen.getByRole('button', { name: /Reset/ }));
  await waitFor(() => expect(router.state.location.search).not.toContain('q='));
});

it.each([
  ['coins', '', subWalletIds.main, /^Coin,Price,Available,Frozen,Awaiting sweep,Value \(USD\)\r\n/],
  [
    'addresses',
    '&tab=addresses&coin=TRX',
    subWalletIds.customerDeposits,
    /^Label,Address,Type,Balance,Value \(USD\),Created\r\n[^,]*,T\w{33},/,
  ],
  [
    'inscriptions',
    '&tab=inscriptions',
    subWalletIds.reserve,
    /^Number,Amount,UTXO,Status,Created,Coin\r\n#\d+,\d+,[\da-f]{64}:\d+,/,
  ],
])(
  'the list of %s has views, columns, a file of all that is matched, and can be read again',
  async (_, query, sub, file) => {
    const files: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      files.push(blob as Blob);
      return 'blob:1';
    });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    await open(query, 'owner', sub);
    await userEvent.click(await screen.findByRole('button', { name: 'Export CSV' }, soon));
    await screen.findByText(/exported/, {}, soon);
    expect((await files[0]?.text())?.replace('\ufeff', '')).toMatch(file);
    for (const name of ['Saved views', 'Columns']) expect(screen.getByRole('button', { name })).toBeTruthy();
    asked.length = 0;
    await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
    await waitFor(() => expect(asked).not.toEqual([]), soon);
  },
);

it('hides a coin once that is confirmed, and says that nothing is lost', async () => {
  await open('&open=hide:BUSD');
  const dialog = await screen.findByRole('alertdialog', { name: 'Hide BUSD (BSC)?' }, soon);
  expect(dialog.textContent).toContain('balance is not affected');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Hide' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Receive BUSD BSC' })).toBeNull(), soon);
  expect(lastAsked('/api/mpc/sub_wallet/focus/symbol')?.get('focus')).toBe('0');
});

it('tells what a coin is and what moved last', async () => {
  await open('&open=coin:TUSDT');
  const drawer = await screen.findByRole('dialog', { name: 'USDT (TRC20)' }, soon);
  await within(drawer).findByText('Balance', {}, soon);
  expect(within(drawer).getAllByRole('button', { name: /Open transaction/ }).length).toBeGreaterThan(0);
});

it('keeps an alias of at most 20 characters', async () => {
  await open('&open=alias');
  const dialog = await screen.findByRole('dialog', { name: 'Alias of Main sub-wallet' }, soon);
  await userEvent.type(within(dialog).getByRole('textbox', { name: 'Alias' }), 'Front desk');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect((await screen.findAllByText('Front desk', {}, soon)).length).toBeGreaterThan(0);
  expect(sent).toContain('POST /api/mpc/wallet/update/alias');
});

it('asks for addresses by type, and lets their label be changed where it stands', async () => {
  await open('&tab=addresses&coin=TRX', 'owner', subWalletIds.customerDeposits);
  await screen.findByRole('table', { name: 'Addresses' }, soon);
  await userEvent.click(screen.getByRole('radio', { name: 'System' }));
  await waitFor(
    () => expect(lastAsked('/api/mpc/sub_wallet/multi/address/list')?.get('addr_type')).toBe('2'),
    soon,
  );
  expect(await screen.findByText('For sweeping and change; not for end users', {}, soon)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: /Edit the label of/ }));
  const panel = await screen.findByRole('dialog', { name: 'Edit label' });
  await userEvent.type(within(panel).getByRole('textbox', { name: 'Label' }), 'Sweep here');
  await userEvent.click(within(panel).getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Sweep here', {}, soon)).toBeTruthy();
});

it('says of a system address, wherever its link came from, that it is not for end users', async () => {
  await open('&tab=addresses&coin=TRX&type=system', 'owner', subWalletIds.customerDeposits);
  const table = await screen.findByRole('table', { name: 'Addresses' }, soon);
  const address = within(table).getAllByRole('img')[0]?.getAttribute('title') ?? '';
  cleanup();
  await open(`&tab=addresses&coin=TRX&open=address:${address}`, 'owner', subWalletIds.customerDeposits);
  const drawer = await screen.findByRole('dialog', { name: 'Receive into Customer deposits' }, soon);
  expect(
    await within(drawer).findByText('For sweeping and change; not for end users', {}, soon),
  ).toBeTruthy();
});

it('offers every coin to receive until one is chosen', async () => {
  await open('&open=receive');
  const drawer = await screen.findByRole('dialog', { name: /^Receive into/ }, soon);
  const coins = await within(drawer).findByRole('group', { name: 'Choose a coin' }, soon);
  expect(within(coins).getByRole('button', { name: /^USDT \(BSC\).*Deposits suspended/ })).toBeTruthy();
  await userEvent.click(within(coins).getByRole('button', { name: 'USDT (TRC20)' }));
  expect(await within(drawer).findByRole('img', { name: /^TRON|^Address/ }, soon)).toBeTruthy();
  expect(within(drawer).queryByRole('group', { name: 'Choose a coin' })).toBeNull();
});

/** What the network makes of the answers at a path. */
const altered = (path: string, data: (answered: Record<string, unknown>) => unknown) => {
  intercept.answer = async (request, answer) => {
    if (!new URL(request.url).pathname.endsWith(path)) return answer;
    const said: { data: Record<string, unknown> } = await answer.json();
    return Response.json({ ...said, data: data(said.data) });
  };
};

it.each([
  [
    'address is another',
    '/sub_wallet/deposit/address',
    { address: addressOn('TRX', 'thief') },
    /None of your/,
  ],
  [
    'owner is another',
    '/sub_wallet/address/info',
    { sub_wallet_id: subWalletIds.payroll },
    /another sub-wallet/,
  ],
  ['memo is another', '/sub_wallet/address/info', { memo: '7' }, /another memo/],
])('R21: gives no address away whose %s', async (_, path, change, reason) => {
  altered(path, (answered) => ({ ...answered, ...change }));
  await open('&open=receive:TRX');
  const drawer = await screen.findByRole('dialog', { name: 'Receive into Main sub-wallet' }, soon);
  await within(drawer).findByText(reason, {}, soon);
  expect(within(drawer).queryByRole('img', { name: /QR code/ })).toBeNull();
  expect(within(drawer).queryByRole('button', { name: /^Copy/ })).toBeNull();
});

it('R21: gives no address away of which nobody says whose it is', async () => {
  sandbox.faults.set('receiving.addressInfo', { code: codes.systemError });
  await open('&open=receive:TRX');
  const drawer = await screen.findByRole('dialog', { name: 'Receive into Main sub-wallet' }, soon);
  await within(drawer).findByText(/not confirmed yet/, {}, soon);
  expect(within(drawer).queryByRole('img', { name: /QR code/ })).toBeNull();
  expect(within(drawer).queryByRole('button', { name: /^Copy/ })).toBeNull();
});

it('says of an address that this browser shows it for the first time, and only then', async () => {
  await open('&open=receive:TRX');
  await screen.findByText('This address has not been shown in this browser before.', {}, soon);
  cleanup();
  await open('&open=receive:TRX');
  await screen.findByRole('img', { name: /QR code/ }, soon);
  expect(screen.queryByText(/^First time/)).toBeNull();
});

it('lets the owner alone add an address, and says so to others', async () => {
  await open('&open=receive:TRX', 'member');
  const button = await screen.findByRole('button', { name: 'Add new address' }, soon);
  await waitFor(() => expect(button.getAttribute('aria-description')).toContain('Only the owner'), soon);
  await userEvent.click(button);
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('shows the address that was made', async () => {
  await open('&open=receive:TRX');
  const button = await screen.findByRole('button', { name: 'Add new address' }, soon);
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBeNull(), soon);
  await userEvent.click(button);
  await userEvent.click(await screen.findByRole('button', { name: 'Add' }));
  expect(await screen.findByText(/^New address/, {}, soon)).toBeTruthy();
  expect(asked.filter(({ query }) => query.get('create') === '1')).toHaveLength(1);
});

it('asks whether there is room before a coin is followed, and says what needs payment', async () => {
  await open('&open=manage');
  const drawer = await screen.findByRole('dialog', { name: 'Coins of Main sub-wallet' }, soon);
  await userEvent.click(await within(drawer).findByRole('switch', { name: 'Show BTC in the list' }, soon));
  await waitFor(
    () =>
      expect(
        within(drawer).getByRole<HTMLInputElement>('switch', { name: 'Show BTC in the list' }).checked,
      ).toBe(true),
    soon,
  );
  const paths = asked.map(({ path }) => path);
  expect(paths.indexOf('/api/mpc/wallet/symbol/focus/limit/check')).toBeLessThan(
    paths.indexOf('/api/mpc/sub_wallet/focus/symbol'),
  );
  await userEvent.click(within(drawer).getByRole('radio', { name: 'Other networks' }));
  expect(
    (await within(drawer).findAllByText(/The owner or an admin can pay for it/, {}, soon)).length,
  ).toBeGreaterThan(0);
});

it('says that the list is full', async () => {
  sandbox.faults.set('wallets.focusCoin', { code: '200140' });
  await open('&open=manage');
  const drawer = await screen.findByRole('dialog', { name: 'Coins of Main sub-wallet' }, soon);
  await userEvent.click(await within(drawer).findByRole('switch', { name: 'Show LTC in the list' }, soon));
  expect(await within(drawer).findByRole('alert', {}, soon)).toBeTruthy();
});

it('takes a request to list a coin from whoever governs the wallet', async () => {
  await open('&open=manage');
  await userEvent.click(await screen.findByRole('button', { name: 'Request listing' }, soon));
  const form = await screen.findByRole('form', { name: 'Request a listing' }, soon);
  await userEvent.type(within(form).getByRole('textbox', { name: /Project page/ }), 'http://plain.example');
  await userEvent.tab();
  expect(within(form).getByText(/begins with https/)).toBeTruthy();
  expect(screen.queryByText(/^Draft from/)).toBeNull();
  // The header of the drawer and the form both lead back.
  for (const back of screen.getAllByRole('button', { name: 'Back' }).slice(-1)) await userEvent.click(back);
  await userEvent.click(await screen.findByRole('button', { name: 'Request listing' }, soon));
  await userEvent.click(await screen.findByRole('button', { name: 'Discard' }, soon));
  expect(screen.queryByText(/^Draft from/)).toBeNull();
});

it('shows collections, their tokens and one token', async () => {
  const { router } = await open('&tab=nft');
  await userEvent.click(await screen.findByRole('button', { name: 'Open Harbour Lights' }, soon));
  await userEvent.click(await screen.findByRole('button', { name: 'Open #244' }, soon));
  expect(await screen.findByText('Sky', {}, soon)).toBeTruthy();
  expect(router.state.location.search).toContain('token=244');
});

it('names the order that holds an inscription', async () => {
  await open('&tab=inscriptions&type=held', 'owner', subWalletIds.reserve);
  expect((await screen.findAllByRole('link', { name: /Order \d+/ }, soon)).length).toBe(2);
  expect(lastAsked('/api/mpc/sub_wallet/inscription/list')?.get('status')).toBe('1');
});

it('an address of a coin whose deposits are stopped is shown without a picture to scan', async () => {
  await open('&open=receive:USDTBEP20');
  const drawer = await screen.findByRole('dialog', {}, soon);
  await within(drawer).findByText(/Do not transfer to this address/, {}, soon);
  expect(within(drawer).getByRole('button', { name: 'Copy address' })).toBeTruthy();
  expect(within(drawer).queryByRole('img', { name: /QR/ })).toBeNull();
});

it('tells why funds that are due to be swept stay: the fee, or the gas station', async () => {
  await open('', 'owner', subWalletIds.customerDeposits);
  await screen.findByText('Sweeping, 2 coins paused', {}, soon);
  expect(screen.getByText('ETH: network fee 0.0000546 ETH, limit 0.00005 ETH.')).toBeTruthy();
  expect(screen.getByText('USDT (BSC): gas station low. Needs 0.0050252 BNB, available 0 BNB.')).toBeTruthy();
});

it('says nothing of it in a sub-wallet that is not swept', async () => {
  await open('', 'owner', subWalletIds.payroll);
  await coins();
  expect(screen.queryByText(/coins paused/)).toBeNull();
});
