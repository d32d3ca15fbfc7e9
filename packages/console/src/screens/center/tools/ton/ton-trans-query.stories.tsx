import { codes, ton } from '@mpc/api';
import { walletIds, type Sandbox } from '@mpc/api/sandbox';
import { mockFailure, mockPending } from '@mpc/api/sandbox/browser';
import { expect, screen, within } from 'storybook/test';
import { paths } from '#shared/paths.ts';
import { at, consoleStories } from '#shared/testing/console-story.ts';
import preview from '#shared/testing/preview.ts';

const page = `${paths.center.tools.tonTransQuery}?w=${walletIds.operations}`;
const unknown = 'ab'.repeat(32);

/** The address of a query for steps of transfers that the sandbox's chain knows. */
const asking =
  (...steps: readonly (readonly [trace: string, step: number])[]) =>
  ({ world }: Sandbox) =>
    `${page}&hash=${steps.map(([trace, step]) => world.tonTraces.get(trace)?.steps[step]?.hash).join(',')}`;

const meta = preview.meta({
  title: 'Screens/Tools/TON query',
  ...consoleStories,
  ...at({ url: asking(['token', 2], ['plain', 1]), person: 'owner' }),
});

/** A token's transfer over four contracts, and one of TON. */
export const AsFound = meta.story({
  play: async () => {
    await expect(await screen.findByText('2 of 2 found')).toBeVisible();
    const [tree] = await screen.findAllByRole('tree', { name: 'Message chain' });
    await expect(within(tree ?? document.body).getAllByRole('treeitem')).toHaveLength(4);
  },
});

/** Nothing was asked yet. */
export const Empty = meta.story({ ...at({ url: page, person: 'owner' }) });

/** Hashes as people paste them: what is none is named, what is there twice is looked up once. */
export const Pasted = meta.story({
  ...at({ url: page, person: 'owner' }),
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('textbox', { name: /^Transaction or message hashes/ }));
    await userEvent.paste(`1. ${unknown}\n2. 0x${unknown.toUpperCase()}\n3. ${unknown.slice(3)}\nUQ…9f3c`);
    await expect(await screen.findByText('2 entries are not hashes and are skipped')).toBeVisible();
    await expect(screen.getByText(/^Line 2 repeats the hash in line 1/)).toBeVisible();
  },
});

/** A transfer that failed at its second step, by both of its hashes; and one that bounced. */
export const Failed = meta.story({
  ...at({ url: asking(['too little gas', 1], ['too little gas', 0], ['bounced', 2]), person: 'owner' }),
  play: async () => {
    await expect((await screen.findAllByText(/^Exit code 37: Insufficient TON/))[0]).toBeVisible();
  },
});

/** A hash the chain does not know. */
export const NotFound = meta.story({
  ...at({ url: `${page}&range=month&hash=${unknown}`, person: 'owner' }),
  play: async () => {
    await expect(await screen.findByText('0 of 1 found')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Search any time' })).toBeVisible();
  },
});

/** The node of the chain does not answer in time. */
export const NodeTimeout = meta.story({
  ...at({ url: `${page}&hash=${'dead'.repeat(16)}`, person: 'owner' }),
  play: async () => {
    await expect(await screen.findByText('TON node did not respond in time')).toBeVisible();
    await expect(screen.queryByText('Not found')).toBeNull();
  },
});

/** The server answers with an error. */
export const Failing = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(mockFailure(ton.transactions, codes.systemError, { msg: 'System error' }));
  },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
  },
});

/** The answer is still on its way. */
export const Loading = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(mockPending(ton.transactions));
  },
  play: async () => {
    await expect((await screen.findAllByText('Loading'))[0]).toBeInTheDocument();
  },
});

/** Whoever may not see it is led to the wallets. */
export const NoPermission = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(mockFailure(ton.transactions, codes.noPermission, { msg: 'No permission' }));
  },
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'Wallets' })).toBeVisible();
  },
});

/** In Chinese, in the dark theme, on a phone. */
export const DarkChineseNarrow = meta.story({
  ...at({ url: asking(['bounced', 0]), person: 'owner' }),
  globals: { language: 'zh-CN', theme: 'dark', viewport: { value: 'phone' } },
});
