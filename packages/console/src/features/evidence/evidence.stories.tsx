import { codes, withdrawals } from '@mpc/api';
import { subWalletIds, walletIds, type Sandbox } from '@mpc/api/sandbox';
import { mockFailure, mockPending } from '@mpc/api/sandbox/browser';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { paths } from '#shared/paths.ts';
import { at, consoleStories, text } from '#shared/testing/console-story.ts';
import preview from '#shared/testing/preview.ts';

const url = `${paths.center.transactions}?w=${walletIds.treasury}&s=${subWalletIds.main}&period=90d`;

/** The newest transfer that somebody has approved, open. */
const decided = ({ world }: Sandbox) => {
  const order = world.transactions
    .all()
    .filter((row) => row.trans_kind === 'withdraw' && row.sub_wallet_id === subWalletIds.main)
    .filter((row) => 'nodes' in row && row.nodes.some(({ node_status }) => node_status === 2))
    .at(-1);
  return `${url}&open=withdraw:${order?.id ?? 0}`;
};
const archive = at({ url: `${url}&kind=withdraw`, person: 'owner' });

const meta = preview.meta({
  title: 'Screens/Transactions/Evidence',
  ...consoleStories,
  ...at({ url: decided, person: 'owner' }),
});

async function make(): Promise<void> {
  const button = await screen.findByRole('button', { name: text('translation:evidence.make') });
  button.scrollIntoView({ block: 'center' });
  await userEvent.click(button);
}

async function made(): Promise<void> {
  const note = await screen.findByText(text('translation:evidence.note'));
  note.scrollIntoView({ block: 'center' });
  await expect(note).toBeVisible();
}

async function makeArchive(): Promise<void> {
  await userEvent.click(
    await screen.findByRole('button', { name: text('translation:transactions.evidence') }),
  );
  await make();
}

/** The file of one order, and its root hash. */
export const OfAnOrder = meta.story({
  play: async () => {
    await make();
    await made();
  },
});

/** The same, in Chinese and dark. */
export const OfAnOrderChineseDark = meta.story({
  globals: { language: 'zh-CN', theme: 'dark' },
  play: OfAnOrder.input.play,
});

/** What cannot be read now gets no file. */
export const NotMade = meta.story({
  ...archive,
  beforeEach: ({ msw }) => {
    msw.use(mockFailure(withdrawals.info, codes.systemError));
  },
  play: async () => {
    await makeArchive();
    await expect(await screen.findByText(text('translation:evidence.failed'))).toBeVisible();
  },
});

/** The archive of a period. */
export const OfAPeriod = meta.story({
  ...archive,
  play: async () => {
    await makeArchive();
    await made();
  },
});

/** The archive on its way, which can be stopped. */
export const OnItsWay = meta.story({
  ...archive,
  beforeEach: ({ msw }) => {
    msw.use(mockPending(withdrawals.info));
  },
  play: async () => {
    await makeArchive();
    const stop = await screen.findByRole('button', { name: text('translation:evidence.stop') });
    await waitFor(() => expect(stop).toBeVisible());
  },
});

/** The archive of a period, on a phone. */
export const Phone = meta.story({
  ...archive,
  globals: { viewport: { value: 'phone' } },
  play: OfAPeriod.input.play,
});
