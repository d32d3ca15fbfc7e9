import { codes, ton } from '@mpc/api';
import { walletIds, type Sandbox } from '@mpc/api/sandbox';
import { mockFailure, mockPending } from '@mpc/api/sandbox/browser';
import { expect, screen, within } from 'storybook/test';
import { paths } from '#shared/paths.ts';
import { at, consoleStories, like, text, word } from '#shared/testing/console-story.ts';
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
    await expect(await screen.findByText(text('tools:ton.found', { found: 2, count: 2 }))).toBeVisible();
    const [tree] = await screen.findAllByRole('tree', { name: text('tools:ton.tree.title') });
    await expect(within(tree ?? document.body).getAllByRole('treeitem')).toHaveLength(4);
  },
});

/** Nothing was asked yet. */
export const Empty = meta.story({ ...at({ url: page, person: 'owner' }) });

/** Hashes as people paste them: what is none is named, what is there twice is looked up once. */
export const Pasted = meta.story({
  ...at({ url: page, person: 'owner' }),
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('textbox', { name: like`^${text('tools:ton.hashes')}` }));
    await userEvent.paste(`1. ${unknown}\n2. 0x${unknown.toUpperCase()}\n3. ${unknown.slice(3)}\nUQ…9f3c`);
    await expect(await screen.findByText(text('tools:ton.notHashes', { count: 2 }))).toBeVisible();
    await expect(screen.getByText(text('tools:ton.repeated', { line: 2, first: 1 }))).toBeVisible();
  },
});

/** A transfer that failed at its second step, by both of its hashes; and one that bounced. */
export const Failed = meta.story({
  ...at({ url: asking(['too little gas', 1], ['too little gas', 0], ['bounced', 2]), person: 'owner' }),
  play: async () => {
    await expect(
      (
        await screen.findAllByText(
          text('tools:ton.exit.code', { code: 37, means: text('tools:ton.exit.37') }),
        )
      )[0],
    ).toBeVisible();
  },
});

/** A hash the chain does not know. */
export const NotFound = meta.story({
  ...at({ url: `${page}&range=month&hash=${unknown}`, person: 'owner' }),
  play: async () => {
    await expect(await screen.findByText(text('tools:ton.found', { found: 0, count: 1 }))).toBeVisible();
    await expect(screen.getByRole('button', { name: text('tools:ton.anyTime') })).toBeVisible();
  },
});

/** The node of the chain does not answer in time. */
export const NodeTimeout = meta.story({
  ...at({ url: `${page}&hash=${'dead'.repeat(16)}`, person: 'owner' }),
  play: async () => {
    await expect(await screen.findByText(text('tools:ton.timeout'))).toBeVisible();
    await expect(screen.queryByText(text('tools:ton.notFound'))).toBeNull();
  },
});

/** The server answers with an error. */
export const Failing = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(mockFailure(ton.transactions, codes.systemError));
  },
  play: async () => {
    await expect(await screen.findByRole('button', { name: text('translation:action.retry') })).toBeVisible();
  },
});

/** The answer is still on its way. */
export const Loading = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(mockPending(ton.transactions));
  },
  play: async () => {
    await expect((await screen.findAllByText(word('loading')))[0]).toBeInTheDocument();
  },
});

/** Whoever may not see it is led to the wallets. */
export const NoPermission = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(mockFailure(ton.transactions, codes.noPermission));
  },
  play: async () => {
    await expect(
      await screen.findByRole('heading', { name: text('translation:wallets.title') }),
    ).toBeVisible();
  },
});

/** In Chinese, in the dark theme, on a phone. */
export const DarkChineseNarrow = meta.story({
  ...at({ url: asking(['bounced', 0]), person: 'owner' }),
  globals: { language: 'zh-CN', theme: 'dark', viewport: { value: 'phone' } },
});
