import { people } from '@mpc/api/sandbox';
import { set } from 'idb-keyval';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { at, consoleStories, shown, text } from '#shared/testing/console-story.ts';
import preview from '#shared/testing/preview.ts';
import { database } from '#shared/drafts/database.ts';
import type { CommandOutcome, CommandRecord } from '#shared/command-log/command-record.ts';
import { minute } from '#shared/durations.ts';

const meta = preview.meta({
  title: 'Screens/Activity in this browser',
  ...consoleStories,
  ...at({ url: '/mpc/wallet' }),
});

const { uid } = people.member;

const command = (
  name: string,
  outcome: CommandOutcome,
  change: Partial<CommandRecord> = {},
): CommandRecord => ({
  id: `${name} ${outcome}`,
  uid,
  name,
  line: 'POST /api/mpc/…',
  said: { sub_wallet_id: '2001', remark: 'Monthly' },
  requestId: null,
  at: Date.now() - 5 * minute,
  outcome,
  refusal: null,
  ...change,
});

/** From the top bar. */
async function open(canvasElement: HTMLElement) {
  const page = within(canvasElement.ownerDocument.body);
  await userEvent.click(await page.findByRole('button', { name: text('frame.activity') }));
  return page.findByRole('dialog', { name: text('activity.title') });
}

/** One of each: done, refused with what the server said, lost on the way, looked after, and of a later console. */
export const AsFound = meta.story({
  ...at({
    url: '/mpc/wallet',
    arrange: async () => {
      const records = [
        command('withdrawals.cancel', 'unknown'),
        command('address-book.add', 'refused', {
          refusal: {
            code: '200145',
            message: shown({
              'en-US': 'Another change is awaiting approval',
              'zh-CN': '已有待审批的变更，请先处理',
            }),
          },
        }),
        command('approvals.audit', 'done', { at: Date.now() - 9 * minute }),
        command('wallets.rename', 'looked', { at: Date.now() - 12 * minute }),
        command('later.thing', 'notSent', { at: Date.now() - 20 * minute }),
      ];
      await Promise.all(records.map((one) => set(['command', uid, one.id], one, database)));
    },
  }),
  play: async ({ canvasElement }) => {
    const drawer = within(await open(canvasElement));
    const looked = await drawer.findByRole('button', { name: text('activity.looked') });
    await expect(drawer.queryByText('sub_wallet_id')).toBeNull();
    const [first] = drawer.getAllByRole('button', { expanded: false });
    if (first !== undefined) await userEvent.click(first);
    await expect(drawer.getByText('sub_wallet_id')).toBeVisible();
    await userEvent.click(looked);
    await waitFor(() => expect(drawer.getAllByText(text('activity.outcome.looked'))).toHaveLength(2));
    await expect(drawer.queryByText(text('activity.outcome.unknown'))).toBeNull();
  },
});

/** Nothing was sent from this browser. */
export const Empty = meta.story({
  play: async ({ canvasElement }) => {
    const drawer = within(await open(canvasElement));
    await expect(await drawer.findByText(text('activity.empty'))).toBeVisible();
  },
});
