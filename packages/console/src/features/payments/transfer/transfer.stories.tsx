import { addressOn, specialAddresses, subWalletIds, walletIds } from '@mpc/api/sandbox';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { paths } from '#shared/paths.ts';
import { at, consoleStories, like, text } from '#shared/testing/console-story.ts';
import preview from '#shared/testing/preview.ts';

const from = (subWallet: number, symbol = 'TUSDT', wallet: number = walletIds.treasury) =>
  `${paths.center.wallet.index}?w=${wallet}&s=${subWallet}&open=transfer:${symbol}`;
const url = from(subWalletIds.main);
const bitcoin = { url: from(subWalletIds.reserve, 'BTC'), person: 'owner' as const };
const vendors = (symbol: string) => ({
  url: from(subWalletIds.vendors, symbol, walletIds.operations),
  person: 'admin' as const,
});
/** Fills the form as a person would, and waits until everything that can be known of it is said. */
const fill = async (address: string, amount: string) => {
  await userEvent.click(await screen.findByRole('textbox', { name: text('transfer.to') }));
  await userEvent.paste(address);
  await userEvent.click(screen.getByRole('textbox', { name: like`^${text('transfer.amount')}` }));
  await userEvent.paste(amount);
  await userEvent.tab();
  await waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBeNull());
};

const press = async (name: string) => {
  const button = await screen.findByRole('button', { name });
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
  await userEvent.click(button);
};
const review = () => press(text('transfer.review'));
const confirm = () => press(text('transfer.confirm.send'));

const meta = preview.meta({ title: 'Screens/Transfer', ...consoleStories, ...at({ url }) });

/** Nothing is typed yet. */
export const Fresh = meta.story({
  play: async () => {
    await expect(await screen.findByRole('textbox', { name: text('transfer.to') })).toBeInTheDocument();
  },
});

/** Everything is known: the fee both ways, the strategy, the screening. */
export const Filled = meta.story({
  play: async () => {
    await fill(specialAddresses.ordinary.tron, '1200.50');
    await expect(await screen.findByText(/Large stablecoin/)).toBeInTheDocument();
  },
});

/** The same in Chinese and dark. */
export const FilledChineseDark = meta.story({
  globals: { language: 'zh-CN', theme: 'dark' },
  play: async () => {
    await fill(specialAddresses.ordinary.tron, '1200.50');
    await expect(await screen.findByText(/Large stablecoin/)).toBeInTheDocument();
  },
});

/** A letter of the address is wrong, and there is not so much money. */
export const Wrong = meta.story({
  play: async () => {
    const address = specialAddresses.ordinary.tron;
    await fill(`${address.slice(0, -1)}${address.endsWith('x') ? 'y' : 'x'}`, '99999999999');
    await expect(screen.getByRole('textbox', { name: text('transfer.to') })).toBeInvalid();
    await expect(screen.getByRole('textbox', { name: like`^${text('transfer.amount')}` })).toBeInvalid();
  },
});

/** Tiers of gas, and a price of one's own that is below the slowest. */
export const GasPrice = meta.story({
  ...at({ url: from(subWalletIds.main, 'USDTERC20') }),
  play: async () => {
    await fill(specialAddresses.ordinary.evm, '250');
    await userEvent.click(await screen.findByRole('radio', { name: like`${text('fee.option.custom')}` }));
    const price = screen.getByRole('textbox', { name: like`${text('fee.maxPrice')}` });
    await userEvent.clear(price);
    await userEvent.type(price, '0.1');
    await userEvent.tab();
    await waitFor(() => expect(price).toBeInvalid());
    await expect(price).toHaveAccessibleDescription(like`${text('fee.belowLeast')}`);
  },
});

/** Energy that could be lent is not: the agent is in arrears, and what burning costs more is said. */
export const AgentInArrears = meta.story({
  ...at({
    url: from(subWalletIds.dailyPayments, 'TUSDT', walletIds.operations),
    person: 'secondMember',
  }),
  play: async () => {
    await fill(specialAddresses.ordinary.tron, '20');
    await expect(await screen.findByText(text('transfer.agent.arrears'))).toBeInTheDocument();
  },
});

/** Unspent outputs: a rate for each byte, and the addresses it leaves from chosen by hand. */
export const ChosenAddresses = meta.story({
  ...at(bitcoin),
  play: async () => {
    await fill(addressOn('BTC', 'Larkspur Instruments'), '0.05');
    await userEvent.click(screen.getByRole('radio', { name: text('transfer.source.chosen') }));
    const [first] = await screen.findAllByRole('checkbox');
    if (first !== undefined) await userEvent.click(first);
    await expect(await screen.findByText(text('transfer.source.count', { count: 1 }))).toBeInTheDocument();
  },
});

/** Several are paid at once, one of them wrong. */
export const SeveralRecipients = meta.story({
  ...at(bitcoin),
  play: async () => {
    await userEvent.click(await screen.findByRole('radio', { name: text('transfer.recipients.several') }));
    await userEvent.click(await screen.findByRole('button', { name: text('transfer.recipients.paste') }));
    await userEvent.click(screen.getByRole('textbox', { name: like`${text('transfer.recipients.table')}` }));
    const rows = [
      [addressOn('BTC', 'first'), '0.01'],
      [addressOn('BTC', 'second'), '0.000001'],
    ];
    await userEvent.paste(rows.map((row) => row.join('\t')).join('\n'));
    await userEvent.click(
      screen.getByRole('button', { name: text('transfer.recipients.take', { count: 2 }) }),
    );
    await expect(
      await screen.findByText(text('transfer.recipients.wrong', { count: 1, of: 2 })),
    ).toBeInTheDocument();
  },
});

/** A chain where a payment without a memo is lost, with its fixed fee. */
export const NeedsMemo = meta.story({
  ...at(vendors('ATOM')),
  play: async () => {
    await fill(addressOn('ATOM', 'Larkspur Instruments'), '5');
    await expect(screen.getByRole('textbox', { name: text('transfer.memo') })).toBeRequired();
    await userEvent.click(screen.getByRole('checkbox', { name: text('transfer.noMemo') }));
    await expect(await screen.findByText(text('transfer.noMemoRisk'))).toBeInTheDocument();
  },
});

/** A chain whose addresses have no checksum: the end of it is typed from where the recipient gave it. */
export const NoChecksum = meta.story({
  ...at(vendors('SOL')),
  play: async () => {
    await fill(addressOn('SOL', 'Larkspur Instruments'), '1');
    await expect(
      await screen.findByRole('textbox', { name: like`^${text('transfer.middle.label')}` }),
    ).toBeInTheDocument();
  },
});

/** No fee can be estimated, so nothing can be reviewed; it can be asked for again. */
export const FeeFailed = meta.story({
  ...at(vendors('HECO')),
  play: async () => {
    await expect(await screen.findByText(text('fee.failed'))).toBeInTheDocument();
    await expect(await screen.findByRole('button', { name: text('fee.again') })).toBeInTheDocument();
  },
});

/** Transfers of the coin are stopped. */
export const Stopped = meta.story({
  ...at({ url: from(subWalletIds.main, 'XRP') }),
  play: async () => {
    await expect(
      await screen.findByText(like`${text('transfer.finding.coinSuspended')}`),
    ).toBeInTheDocument();
  },
});

/** Who was paid before: history, not a trusted list. */
export const Recent = meta.story({
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: text('transfer.pick.open') }));
    await userEvent.click(await screen.findByRole('tab', { name: text('transfer.pick.recent') }));
    await expect(await screen.findByText(text('transfer.pick.history'))).toBeInTheDocument();
  },
});

/** The last look before it is sent: everything in full. */
export const Confirm = meta.story({
  play: async () => {
    await fill(specialAddresses.ordinary.tron, '1200.50');
    await review();
    await expect(
      await screen.findByRole('dialog', { name: text('transfer.confirm.title') }),
    ).toBeInTheDocument();
  },
});

/** Submitted, and read back as it was confirmed. */
export const Sent = meta.story({
  play: async () => {
    await fill(specialAddresses.ordinary.tron, '1200.50');
    await review();
    await confirm();
    await expect(await screen.findByText(text('intent.sent.title'))).toBeInTheDocument();
  },
});

/** No answer came: nobody knows whether it was sent, and nothing may be repeated. */
export const Unknown = meta.story({
  ...at({ url, arrange: ({ faults }) => faults.set('withdrawals.create', { status: 502 }) }),
  play: async () => {
    await fill(specialAddresses.ordinary.tron, '1200.50');
    await review();
    await confirm();
    await expect(await screen.findByText(text('intent.unknown.title'))).toBeInTheDocument();
  },
});

/** The sub-wallet pays only addresses of its whitelist. */
export const NotWhitelisted = meta.story({
  ...at({ url: from(subWalletIds.payroll) }),
  play: async () => {
    await fill(specialAddresses.ordinary.tron, '100');
    await waitFor(() => expect(screen.getByRole('textbox', { name: text('transfer.to') })).toBeInvalid());
    await expect(screen.getByRole('link', { name: text('transfer.toBook') })).toBeInTheDocument();
  },
});
