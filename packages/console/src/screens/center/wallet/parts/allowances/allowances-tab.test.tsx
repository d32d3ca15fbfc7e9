import { intercept, sandbox, sent, stage } from '#shared/testing/stage.tsx';
import { codes, type TransactionPage } from '@mpc/api';
import { subWalletIds, walletIds } from '@mpc/api/sandbox';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SubWalletScreen } from '../../sub-wallet.screen.tsx';

const soon = { timeout: 20_000 };

beforeEach(() => sandbox.reset());
afterEach(() => {
  intercept.answer = null;
  sandbox.faults.clear();
  vi.restoreAllMocks();
});

async function open(query = '', sub: number = subWalletIds.main, wallet: number = walletIds.treasury) {
  const at = `/mpc/center/wallet?w=${wallet}&s=${sub}&tab=allowances${query}`;
  const staged = await stage(<SubWalletScreen />, { as: 'owner', at });
  await screen.findByText(/completed contract calls? checked/, {}, soon);
  return staged;
}

const rows = async () =>
  within(await screen.findByRole('table', { name: 'Allowances' }, soon))
    .getAllByRole('row')
    .slice(1);

it('lists what orders granted, and says from how many calls that is known', async () => {
  await open();
  expect(await rows()).not.toEqual([]);
  expect(screen.getByText(/^3 completed contract calls checked/)).toBeTruthy();
  expect(await screen.findByText('250', { exact: false }, soon)).toBeTruthy();
});

it('lists what was granted to the contract of a sweep rule, with the way to revoke it there', async () => {
  await open('', subWalletIds.marketMaking);
  const [rule] = await screen.findAllByRole('link', { name: 'Sweep rule' }, soon);
  expect(rule?.getAttribute('href')).toContain('/collection/collectionAuthSubWalletList/');
});

it('lists what the TRON agent may take of the sub-wallet that pays it', async () => {
  await open('', subWalletIds.vendors, walletIds.operations);
  const agent = await screen.findByRole('link', { name: 'TRON agent' }, soon);
  expect(agent.getAttribute('href')).toContain('/tools/tronAutoAgent');
});

it('narrows to unlimited ones, and the address says so', async () => {
  const { person, router } = await open();
  const all = (await rows()).length;
  await person.click(screen.getByRole('radio', { name: 'Unlimited' }));
  await waitFor(() => expect(router.state.location.search).toContain('type=unlimited'), soon);
  expect((await rows()).length).toBeLessThan(all);
});

it('says which source failed, and that allowances may be missing', async () => {
  sandbox.faults.set('collection.rules', { code: codes.noPermission });
  await open();
  expect(await screen.findByText('Allowances may be missing', {}, soon)).toBeTruthy();
  expect(screen.getByText(/^Sweep rules: /)).toBeTruthy();
});

it('still says that a source failed while it is read again', async () => {
  sandbox.faults.set('collection.rules', { code: codes.noPermission });
  const { person } = await open();
  await screen.findByText('Allowances may be missing', {}, soon);
  intercept.answer = (request, answer) =>
    request.url.includes('/collect/config/list') ? new Promise<Response>(() => {}) : Promise.resolve(answer);
  await person.click(screen.getByRole('button', { name: 'Retry' }));
  const busy = await screen.findByRole('button', { name: /Retry/, busy: true }, soon);
  expect(busy).toBeTruthy();
  expect(screen.getByText('Allowances may be missing')).toBeTruthy();
});

it('says when only the latest calls are loaded, and loads earlier ones', async () => {
  intercept.answer = async (request, answer) => {
    const url = new URL(request.url);
    if (!url.pathname.endsWith('/transaction/list') || !url.searchParams.has('status')) return answer;
    const { data, ...rest } = (await answer.json()) as { data: object };
    return Response.json({ ...rest, data: { ...data, count: 1203, pageTotal: 2 } });
  };
  const { person } = await open();
  expect(screen.getByText(/^3 of 1203 completed contract calls checked/)).toBeTruthy();
  sent.length = 0;
  await person.click(screen.getByRole('button', { name: 'Load earlier calls' }));
  await waitFor(() => expect(sent).toContain('GET /api/mpc/transaction/list'), soon);
});

it('begins the call that revokes an allowance in the form of contract calls, with its checks', async () => {
  const { person, router } = await open();
  const [revoke] = await screen.findAllByRole('button', { name: /^Revoke the allowance of/ }, soon);
  if (revoke === undefined) throw new Error('Nothing can be revoked');
  await person.click(revoke);
  await waitFor(() => expect(router.state.location.search).toContain('open=web3%3Arevoke'), soon);
  const form = await screen.findByRole('dialog', {}, soon);
  const data = await within(form).findByRole('textbox', { name: /Data/ }, soon);
  expect((data as HTMLTextAreaElement).value).toMatch(/^0x095ea7b3[0-9a-f]{64}0{64}$/);
  expect(await within(form).findByText(/revoke/i, {}, soon)).toBeTruthy();
});

it('calls no contract from an asset sub-wallet: nothing can be revoked there, and none is', async () => {
  await open('', subWalletIds.payroll);
  expect(await screen.findByText('No allowances found', {}, soon)).toBeTruthy();
});

it('shows an order that is about to revoke an allowance in the place of another revocation', async () => {
  let given: TransactionPage['list'][number] | undefined;
  intercept.answer = async (request, answer) => {
    const status = new URL(request.url).searchParams.get('status');
    if (status === null || !request.url.includes('/transaction/list')) return answer;
    const { data, ...rest } = (await answer.json()) as { data: TransactionPage };
    if (status === '2000') given ??= data.list.find(({ input_data }) => input_data?.startsWith('0x095ea7b3'));
    const revoking = given && { ...given, id: 77, status: 1000, input_data: given.input_data?.slice(0, 74) };
    return Response.json({
      ...rest,
      data:
        status === '2000' || revoking === undefined
          ? data
          : {
              list: [{ ...revoking, input_data: `${revoking.input_data}${'0'.repeat(64)}` }],
              count: 1,
              pageTotal: 1,
            },
    });
  };
  await open();
  const all = await rows();
  const link = await screen.findByRole('link', { name: 'Revocation: order 77' }, soon);
  expect(link.closest('tr')?.textContent).toContain('Awaiting approval');
  expect(screen.getAllByRole('button', { name: /^Revoke/ })).toHaveLength(all.length - 1);
});

const order = async () => (await rows()).map((row) => row.textContent);

it('sorts by the time of the grant as the address says, and writes all of it into a file', async () => {
  const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:');
  // Followed, it would take the page of all tests after it along.
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  const { person } = await open('&sort=granted');
  const first = await order();
  await person.click(screen.getByRole('button', { name: 'Granted' }));
  await waitFor(async () => expect(await order()).toEqual(first.toReversed()), soon);
  await person.click(screen.getByRole('button', { name: 'Export CSV' }));
  await waitFor(() => expect(saved).toHaveBeenCalled(), soon);
  const file = saved.mock.calls[0]?.[0];
  const text = file instanceof Blob ? await file.text() : '';
  expect(text.split('\r\n')[0]).toContain('Spender,Token,Amount granted,Granted,Last use,Granted by,Source');
  expect(text).toMatch(/0x[\da-f]{40},USDC \(ERC20\) · 0x[\da-f]{40},250,/i);
});
