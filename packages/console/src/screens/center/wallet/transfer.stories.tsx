import { specialAddresses, subWalletIds, walletIds } from '@mpc/api/sandbox';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { paths } from '../../../shared/paths.ts';
import { at, consoleStories } from '../../../../../../.storybook/console-story.tsx';
import preview from '../../../../../../.storybook/preview.tsx';

const from = (subWallet: number, symbol = 'TUSDT') =>
  `${paths.center.wallet.index}?w=${walletIds.treasury}&s=${subWallet}&open=transfer:${symbol}`;
const url = from(subWalletIds.main);

/** Fills the form as a person would, and waits until everything that can be known of it is said. */
const fill = async (address: string, amount: string) => {
  await userEvent.click(await screen.findByRole('textbox', { name: /^(To|收款地址)/ }));
  await userEvent.paste(address);
  await userEvent.click(screen.getByRole('textbox', { name: /^(Amount|数量|金额)/ }));
  await userEvent.paste(amount);
  await userEvent.tab();
  await waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBeNull(), { timeout: 5000 });
};

const review = async () => {
  const button = await screen.findByRole('button', { name: /^(Review|核对)/ });
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'), { timeout: 5000 });
  await userEvent.click(button);
};

const confirm = async () => {
  const button = await screen.findByRole('button', { name: /^(Confirm transfer|确认转账)/ });
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'), { timeout: 5000 });
  await userEvent.click(button);
};

const meta = preview.meta({ title: 'Screens/Transfer', ...consoleStories, ...at({ url }) });

/** Nothing is typed yet. */
export const Fresh = meta.story({
  play: async () => {
    await expect(await screen.findByRole('textbox', { name: /^To/ })).toBeInTheDocument();
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
    await expect(screen.getByRole('textbox', { name: /^To/ })).toBeInvalid();
    await expect(screen.getByRole('textbox', { name: /^Amount/ })).toBeInvalid();
  },
});

/** Fee tiers of the Ethereum family. */
export const FeeTiers = meta.story({
  ...at({ url: from(subWalletIds.main, 'USDTERC20') }),
  play: async () => {
    await fill(specialAddresses.ordinary.evm, '250');
    await expect((await screen.findAllByRole('radio')).length).toBeGreaterThanOrEqual(3);
  },
});

/** The last look before it is sent: everything in full. */
export const Confirm = meta.story({
  play: async () => {
    await fill(specialAddresses.ordinary.tron, '1200.50');
    await review();
    await expect(await screen.findByRole('dialog', { name: 'Confirm the transfer' })).toBeInTheDocument();
  },
});

/** Sent, and read back as it was confirmed. */
export const Sent = meta.story({
  play: async () => {
    await fill(specialAddresses.ordinary.tron, '1200.50');
    await review();
    await confirm();
    await expect(await screen.findByText(/Sent, and read back/)).toBeInTheDocument();
  },
});

/** No answer came: nobody knows whether it was sent, and nothing may be repeated. */
export const Unknown = meta.story({
  ...at({ url, arrange: ({ faults }) => faults.set('withdrawals.create', { status: 502 }) }),
  play: async () => {
    await fill(specialAddresses.ordinary.tron, '1200.50');
    await review();
    await confirm();
    await expect(await screen.findByText(/We do not know whether it was sent/)).toBeInTheDocument();
  },
});

/** The sub-wallet pays only addresses of its whitelist. */
export const NotWhitelisted = meta.story({
  ...at({ url: from(subWalletIds.payroll) }),
  play: async () => {
    await fill(specialAddresses.ordinary.tron, '100');
    await waitFor(() => expect(screen.getByRole('textbox', { name: /^To/ })).toBeInvalid(), {
      timeout: 5000,
    });
  },
});
