import { formsOf, intercept, sandbox } from '#shared/testing/stage.tsx';
import { addressOn, specialAddresses, subWalletIds } from '@mpc/api/sandbox';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TransferDrawer } from './transfer-drawer.tsx';
import { fill, main, ready, review, show, soon, treasury } from './transfer-test-bed.tsx';

const create = '/api/mpc/sub_wallet/withdraw';
const { ordinary, blacklisted, severeRisk, unscreened } = specialAddresses;
const props = { ...main, initialSymbol: 'TUSDT', onClose: vi.fn(), onShowOrder: vi.fn() };
const text = (name: string) => screen.findByRole('textbox', { name }, soon);
const said = (words: RegExp) => screen.findByText(words, {}, soon);
const sent = 'Submitted. The server’s copy matches what you confirmed.';

const amount = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Amount' }).value;

beforeEach(() => sandbox.reset());
afterEach(() => {
  intercept.answer = null;
});

/** What the server says of an address that is the sub-wallet's own. */
const ownAddress = {
  sub_wallet_id: subWalletIds.payroll,
  sub_wallet_name: 'Payroll',
  addr_type: 1,
  address_label: '',
  merge_address_symbol: '',
  memo: '',
};

const tronAddressOf = (subWalletId: number) =>
  sandbox.world.addresses.where('home', `${subWalletId}/TRX`)[0]?.address ?? '';

describe('a payment', () => {
  it('is confirmed in full, sent once however it is pressed, and read back', async () => {
    const { person } = await show(<TransferDrawer {...props} />);
    await fill(person, ordinary.tron, '1200.50');
    const button = await review(person);
    const dialog = screen.getByRole('dialog', { name: 'Review transfer' });
    expect(dialog.textContent).toContain('Large stablecoin');
    expect(dialog.textContent).toContain('Treasury / Main sub-wallet');
    expect(dialog.textContent).toContain('1,200.50 USDT');
    expect(dialog.textContent).toContain('USDT (TRC20)');
    expect(dialog.textContent?.replace(/\s/g, '')).toContain(ordinary.tron);

    button.focus();
    await Promise.all([person.dblClick(button), person.keyboard('{Enter}')]);
    const outcome = (await screen.findByText(sent, {}, soon)).parentElement?.parentElement;
    expect(outcome?.textContent).toContain('Awaiting approval');
    expect(outcome?.textContent).toMatch(/Waiting for Ana Ruiz or Kofi Okafor to approve\./);
    expect(formsOf(create)).toMatchObject([
      { symbol: 'TUSDT', address_to: ordinary.tron, amount: '1200.50', sub_wallet_id: '2001' },
    ]);
    await person.click(screen.getByRole('button', { name: 'Track in Transactions' }));
    expect(props.onShowOrder).toHaveBeenCalledOnce();
  });

  it('cannot be confirmed in the moment its summary appears', async () => {
    const { person } = await show(<TransferDrawer {...props} />);
    await fill(person, ordinary.tron, '20');
    await person.click(await ready('Review transfer'));
    const button = await screen.findByRole('button', { name: 'Submit transfer' });
    expect(button.title).toBe('Just changed. Review it first.');
    await person.click(button);
    expect(formsOf(create)).toEqual([]);
  });

  it('R2: gets another number with another summary', async () => {
    const numbers = vi.spyOn(crypto, 'randomUUID');
    const made = () => numbers.mock.results.map(({ value }) => value as string);
    const { person } = await show(<TransferDrawer {...props} />);
    await fill(person, ordinary.tron, '20');
    const first = (await review(person)).closest('[role=dialog]')?.textContent;
    expect(first).toContain('20 USDT');
    const before = made();
    await person.click(screen.getByRole('button', { name: 'Edit' }));
    await person.type(await text('Amount'), '5');
    const button = await review(person);

    // What was refused and is reviewed again is another summary too, though nothing of it has changed.
    sandbox.faults.set('withdrawals.create', { code: '100011', times: 1 });
    await person.click(button);
    await said(/insufficient balance/);
    await person.click(await review(person));
    await screen.findByText(sent, {}, soon);
    const all = made();
    numbers.mockRestore();

    const posted = formsOf(create).map((order) => order['request_id'] ?? '');
    expect(formsOf(create)).toMatchObject([{ amount: '205' }, { amount: '205' }]);
    expect(new Set(posted).size).toBe(2);
    expect(before).not.toEqual([]);
    for (const number of posted) {
      expect(all).toContain(number);
      expect(before).not.toContain(number);
    }
  });

  it('takes all there is less the fee, and follows the fee', async () => {
    const { person } = await show(<TransferDrawer {...props} initialSymbol="ETH" />);
    await fill(person, ordinary.evm, '');
    await person.click(await screen.findByRole('button', { name: 'Max' }, soon));
    const before = amount();
    await person.click(screen.getByRole('radio', { name: /Fast/ }));
    expect(Number(amount())).toBeLessThan(Number(before));
    await person.click(await review(person));
    await screen.findByText(sent, {}, soon);
    const [order] = formsOf(create);
    expect(order?.['gas_limit']).toBe('21000');
    expect(order).not.toHaveProperty('fee');
  });
});

const freeLitecoin = () => {
  const [home] = sandbox.world.addresses.where('home', `${subWalletIds.reserve}/LTC`);
  const { total, locked } = sandbox.world.ledger.at(subWalletIds.reserve, 'LTC', home?.address ?? '');
  return total.minus(locked);
};

describe('a payment of unspent outputs', () => {
  const reserve = { ...treasury, subWalletId: subWalletIds.reserve, subWalletName: 'Reserve' };
  it('can take all there is less what its bytes cost, and comes to rest there', async () => {
    const { person } = await show(<TransferDrawer {...props} {...reserve} initialSymbol="LTC" />, {
      as: 'owner',
      subWalletId: reserve.subWalletId,
    });
    await fill(person, addressOn('LTC', 'Larkspur Instruments'), '');
    await person.click(await screen.findByRole('button', { name: 'Max' }, soon));
    await person.click(screen.getByRole('radio', { name: /Custom/ }));
    const rate = screen.getByRole('textbox', { name: /Fee rate per byte/ });
    await person.clear(rate);
    await person.type(rate, '3');
    const before = freeLitecoin();
    await person.click(await review(person));
    await screen.findByText(sent, {}, soon);
    const [order] = formsOf(create);
    expect(order).toMatchObject({ fee_rate: '3', size: '141' });
    expect(before.minus(order?.['amount'] ?? '0').toFixed()).toBe('0.00000423');
  });
});

describe('beside its field it is said at once that', () => {
  it.each([
    ['en-US', 'To', /is on the blacklist/],
    ['zh-CN', '收款地址', /在黑名单中/],
  ] as const)('the address is blacklisted (%s)', async (language, label, words) => {
    const { person } = await show(<TransferDrawer {...props} />, { language });
    await person.click(await text(label));
    await person.paste(blacklisted.tron);
    const field = (await said(words)).closest('[data-invalid]');
    expect(field?.contains(screen.getByRole('textbox', { name: label }))).toBe(true);
  });

  it('the address is of another network', async () => {
    const { person } = await show(<TransferDrawer {...props} />);
    await fill(person, ordinary.evm, '');
    await said(/Address of another network \(EVM\)/);
  });

  it('the address is this sub-wallet’s own, or another’s of ours', async () => {
    const [own, other] = [tronAddressOf(subWalletIds.main), tronAddressOf(subWalletIds.payroll)];
    const { person } = await show(<TransferDrawer {...props} />);
    await fill(person, own, '');
    await said(/^This address belongs to the sending sub-wallet/);
    await person.clear(await text('To'));
    await fill(person, other, '');
    await said(/^Own sub-wallet: “/);
  });

  it('the address is the contract of the coin itself, and Review is off for that', async () => {
    const { person } = await show(<TransferDrawer {...props} />);
    await fill(person, 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', '20');
    await said(/^This is the contract of USDT \(TRC20\)/);
    const review = screen.getByRole('button', { name: 'Review transfer' });
    // The reason stands at its field, which the button names.
    await waitFor(() => expect(review.title).toBe('Correct or complete: To'), soon);
    expect(review.getAttribute('aria-disabled')).toBe('true');
  });

  it('the address is a contract, which is paid only by someone who means it', async () => {
    const { person } = await show(<TransferDrawer {...props} initialSymbol="ETH" />);
    await fill(person, addressOn('ETH', 'Harbour Lights'), '0.05');
    await said(/^This is a contract \(Harbour Lights\)/);
    await person.click(await ready('Review transfer'));
    expect(screen.queryByRole('button', { name: 'Submit transfer' })).toBeNull();
    await person.click(screen.getByRole('checkbox', { name: 'I intend to send to this contract' }));
    await review(person);
  });

  it('the amount is more than there is, less than may be sent, or too fine', async () => {
    const { person } = await show(<TransferDrawer {...props} />);
    await fill(person, ordinary.tron, '99999999999');
    await said(/^Insufficient balance/);
    await person.clear(await text('Amount'));
    await person.type(await text('Amount'), '0.1');
    await person.tab();
    await said(/^Minimum /);
    await person.type(await text('Amount'), '0000001');
    await said(/6 decimals|at most 6|6 digits/);
  });

  it('the coin of the fee does not suffice', async () => {
    const grants = { ...treasury, subWalletId: subWalletIds.grants, subWalletName: 'Grants' };
    const { person } = await show(<TransferDrawer {...props} {...grants} />, {
      as: 'owner',
      subWalletId: grants.subWalletId,
    });
    await fill(person, ordinary.tron, '20');
    await said(/^Insufficient TRX for the network fee.*available 0/);
  });

  it('a whitelist is on and the address is not on it', async () => {
    const payroll = { ...treasury, subWalletId: subWalletIds.payroll, subWalletName: 'Payroll' };
    const { person } = await show(<TransferDrawer {...props} {...payroll} />, {
      as: 'owner',
      subWalletId: payroll.subWalletId,
    });
    await fill(person, ordinary.tron, '');
    await said(/Not whitelisted/);
  });
});

describe('a risky address', () => {
  it('is paid only by someone who says that they know the risk', async () => {
    const { person } = await show(<TransferDrawer {...props} />);
    await fill(person, severeRisk.tron, '20');
    await said(/^Risky address \(score 97/);
    await person.click(await ready('Review transfer'));
    expect(screen.queryByRole('button', { name: 'Submit transfer' })).toBeNull();
    await person.click(screen.getByRole('checkbox', { name: /I know the risk/ }));
    await person.click(await review(person));
    await screen.findByText(sent, {}, soon);
    expect(formsOf(create)).toMatchObject([{ confirm_risk: '1' }]);
  });

  it('that nobody could screen is waited for or paid all the same', async () => {
    const { person } = await show(<TransferDrawer {...props} />);
    await fill(person, unscreened.tron, '20');
    await said(/^Screening did not respond, so/);
    await person.click(screen.getByRole('checkbox', { name: /Continue without screening/ }));
    await person.click(await review(person));
    await screen.findByText(sent, {}, soon);
  });

  it('without a checksum is compared group by group', async () => {
    const { person } = await show(<TransferDrawer {...props} initialSymbol="ETH" />);
    await fill(person, ordinary.evm.toLowerCase(), '0.05');
    expect(
      await screen.findAllByText(/^No checksum in this form: .* Compare every group\.$/, {}, soon),
    ).toBeTruthy();
    await person.click(await ready('Review transfer'));
    expect(screen.queryByRole('button', { name: 'Submit transfer' })).toBeNull();
    await person.click(screen.getByRole('checkbox', { name: /compared every group/ }));
    await review(person);
  });

  it('that looks like one of the book is paid only after its middle was typed', async () => {
    const known = sandbox.world.book
      .where('shelf', `sub-wallet ${subWalletIds.main}`)
      .find(({ base_symbol }) => base_symbol === 'ETH');
    if (known === undefined) throw new Error('the book has no address on Ethereum');
    const forged = `${known.address.slice(0, 7)}${'1'.repeat(30)}${known.address.slice(-5)}`.toLowerCase();
    expect(forged).not.toBe(addressOn('ETH', 'ordinary'));
    const { person } = await show(<TransferDrawer {...props} initialSymbol="ETH" />);
    await fill(person, forged, '0.05');
    await waitFor(() => {
      const field = screen.getByRole('textbox', { name: 'To' });
      const tied = field.getAttribute('aria-describedby')?.split(' ') ?? [];
      const description = tied.map((id) => document.getElementById(id)?.textContent).join();
      expect(description).toContain('Look-alike of an address you already use.');
    }, soon);
    await person.click(screen.getByRole('checkbox', { name: /compared every group/ }));
    expect(screen.getByRole('button', { name: 'Review transfer' }).getAttribute('aria-disabled')).toBe(
      'true',
    );
    await screen.findByText('Correct or complete: To', {}, soon);
    await person.type(screen.getByRole('textbox', { name: /type characters/ }), forged.slice(7, 13));
    await review(person);
    await waitFor(() => expect(formsOf(create)).toEqual([]));
  });

  it.each([
    ['says it is ours', 'sub_wallet/address/info', () => ownAddress],
    ['leaves out the real one', 'withdraw_address_list', () => []],
  ])('is still a look-alike where the server %s', async (_, path, data) => {
    const known = addressOn('ETH', 'Northwind Supplies');
    const forged = `${known.slice(0, 7)}${'1'.repeat(30)}${known.slice(-5)}`.toLowerCase();
    intercept.answer = (request, answer) =>
      Promise.resolve(
        request.url.includes(path) ? Response.json({ code: '0', msg: '', data: data() }) : answer,
      );
    const { person } = await show(<TransferDrawer {...props} initialSymbol="ETH" />);
    await fill(person, forged, '0.05');
    await screen.findByRole('textbox', { name: /type characters/ }, soon);
    for (const box of screen.queryAllByRole('checkbox', { name: /compared every group/ }))
      await person.click(box);
    await screen.findByText('Correct or complete: To', {}, soon);
    expect(screen.getByRole('button', { name: 'Review transfer' }).getAttribute('aria-disabled')).toBe(
      'true',
    );
  });
});
