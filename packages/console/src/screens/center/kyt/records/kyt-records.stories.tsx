import { codes, kyt } from '@mpc/api';
import { scenarios, subWalletIds, walletIds, type Sandbox } from '@mpc/api/sandbox';
import { mockFailure, mockPending } from '@mpc/api/sandbox/browser';
import { expect, screen, waitFor, within } from 'storybook/test';
import { paths } from '#shared/paths.ts';
import { at, consoleStories, like, text, word } from '#shared/testing/console-story.ts';
import preview from '#shared/testing/preview.ts';

const url = `${paths.center.kyt.details}?w=${walletIds.treasury}&s=${subWalletIds.main}`;
const meta = preview.meta({
  title: 'Screens/KYT records',
  ...consoleStories,
  ...at({ url, person: 'owner' }),
});

/** Records of every level and in every state. */
export const AsFound = meta.story();

/** In Chinese and dark. */
export const ChineseDark = meta.story({ globals: { language: 'zh-CN', theme: 'dark' } });

/** Nothing was screened. */
export const Empty = meta.story({
  ...at({ url, person: 'owner', arrange: scenarios.empty }),
  play: async () => {
    await expect(await screen.findByText(text('kyt:records.empty'))).toBeVisible();
  },
});

/** The server answers with an error. */
export const Failing = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(mockFailure(kyt.records, codes.systemError));
  },
});

/** The answer is still on its way. */
export const Loading = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(mockPending(kyt.records));
  },
  play: async () => {
    const [loading] = await screen.findAllByText(word('loading'));
    await expect(loading).toBeInTheDocument();
  },
});

/** Whoever may not see it is led to the wallets. */
export const NoPermission = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(mockFailure(kyt.records, codes.noPermission));
  },
  play: async () => {
    await expect(
      await screen.findByRole('heading', { name: text('translation:wallets.title') }),
    ).toBeVisible();
  },
});

/** Where the newest record stands open whose movement is so. */
const open =
  (is: (row: { kyt_status: number; item: boolean; level: number }) => boolean) =>
  ({ world }: Sandbox): string => {
    const record = world.kytRecords
      .where('wallet_id', walletIds.treasury)
      .findLast(({ trans_id, record_id }) => {
        const row = world.transactions.get(trans_id);
        const item = world.items
          .all()
          .some(
            ({ item_type, business_id, status }) =>
              item_type === 13 && business_id === record_id && status === 0,
          );
        if (row?.trans_kind !== 'deposit' && row?.trans_kind !== 'withdraw') return false;
        return is({ kyt_status: row.kyt_status, item, level: row.kyt.level });
      });
    return `${url}&open=record:${record?.record_id}`;
  };

/** A deposit that is held, with all that can be decided about it. */
export const Held = meta.story({
  ...at({ url: open(({ kyt_status, level }) => kyt_status === 3 && level === 4), person: 'owner' }),
  play: async () => {
    const release = await screen.findByRole('button', { name: text('translation:approval.kyt.handle.1') });
    await expect(release).toBeVisible();
  },
});

/** What a member proposes, and who has to approve it. */
export const Proposed = meta.story({
  ...at({ url: open(({ item }) => item), person: 'owner' }),
  play: async () => {
    await expect(
      await screen.findByRole('heading', { name: text('kyt:records.proposal.title') }),
    ).toBeVisible();
  },
});

/** Asked once more, with the reason that is kept. */
export const Asked = meta.story({
  ...at({ url: open(({ kyt_status, level }) => kyt_status === 3 && level === 4), person: 'owner' }),
  play: async ({ userEvent }) => {
    const freeze = await screen.findByRole('button', { name: text('translation:approval.kyt.handle.2') });
    // Nothing is decided before what moved is read.
    await waitFor(() => expect(freeze).not.toHaveAttribute('aria-disabled', 'true'));
    await userEvent.click(freeze);
    const dialog = await screen.findByRole('alertdialog', { name: text('kyt:records.ask.freeze') });
    await expect(
      await within(dialog).findByRole('textbox', { name: like`^${text('kyt:records.remark')}` }),
    ).toBeVisible();
  },
});
