import { approvals, codes } from '@mpc/api';
import { scenarios, subWalletIds, walletIds, type people, type Sandbox } from '@mpc/api/sandbox';
import { mockFailure, mockPending } from '@mpc/api/sandbox/browser';
import { breakpoint } from '@mpc/ui';
import { expect, screen, within } from 'storybook/test';
import { type ItemKind, kindOf } from '#features/approvals';
import { paths } from '#shared/paths.ts';
import { at, consoleStories, like, text, word } from '#shared/testing/console-story.ts';
import preview from '#shared/testing/preview.ts';
import { seen } from '#shared/testing/seen.ts';
import type { itemTypes } from './todo-list.ts';

const url = `${paths.center.todo}?w=${walletIds.treasury}&s=${subWalletIds.main}`;
const meta = preview.meta({ title: 'Screens/To-do', ...consoleStories, ...at({ url, person: 'owner' }) });

/** What waits for the owner, of every sort. */
export const AsFound = meta.story();

/** A member's own request, which can be canceled. */
export const StartedByMe = meta.story(at({ url: `${url}&tab=started`, person: 'member' }));

/** What is finished. */
export const Done = meta.story(at({ url: `${url}&tab=done`, person: 'owner' }));

/** Narrowed to what comes to nothing within three days; nothing does. */
export const Narrowed = meta.story({
  ...at({ url: `${url}&urgency=2&type=12`, person: 'owner' }),
  play: async () => {
    await expect(await screen.findByText(text('translation:list.noMatch'))).toBeVisible();
  },
});

/** Nothing waits. */
export const Empty = meta.story({
  ...at({ url, person: 'owner', arrange: scenarios.empty }),
  play: async () => {
    await expect(await screen.findByText(text('translation:todo.empty.mine'))).toBeVisible();
  },
});

/** In dark. */
export const Dark = meta.story({ globals: { theme: 'dark' } });

/** The server answers with an error. */
export const Failing = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(mockFailure(approvals.items, codes.systemError));
  },
});

/** The answer is still on its way. */
export const Loading = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(mockPending(approvals.items));
  },
  play: async () => {
    await expect(await screen.findByText(word('loading'))).toBeInTheDocument();
  },
});

/** Whoever may not see it is led to the wallets. */
export const NoPermission = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(mockFailure(approvals.items, codes.noPermission));
  },
  play: async () => {
    await expect(
      await screen.findByRole('heading', { name: text('translation:wallets.title') }),
    ).toBeVisible();
  },
});

/** Ticks all of a page and asks for their approval: the drawer that comes. */
async function approveAll({ click }: { click: (element: Element) => Promise<void> }) {
  const [all] = await screen.findAllByRole('checkbox', { name: word('tableSelectAll') });
  if (all !== undefined) await click(all);
  await click(await screen.findByRole('button', { name: text('translation:todo.selected.approve') }));
  const name = like`^${text('translation:bulkDecision.title.approve_other')}$`;
  return within(await screen.findByRole('dialog', { name }));
}

/** Several are ticked: everything of each stands in one confirmation. */
export const BulkDecision = meta.story({
  ...at({ url: `${url}&type=6`, person: 'owner' }),
  play: async ({ userEvent }) => {
    const drawer = await approveAll(userEvent);
    const name = like`^${text('translation:bulkDecision.confirm.approve_other')}$`;
    await expect(await drawer.findByRole('button', { name })).toBeVisible();
  },
});

/** Payments that are decided together stand in one table, with what they come to. */
export const BulkTransfers = meta.story({
  ...at({ url: `${url}&type=1`, person: 'owner' }),
  play: async ({ userEvent }) => {
    const drawer = await approveAll(userEvent);
    const name = like`^${text('translation:bulkDecision.payments_other')}$`;
    await expect(await drawer.findByRole('table', { name })).toBeVisible();
    await expect(await drawer.findByText(text('translation:bulkDecision.fees'))).toBeVisible();
  },
});

/** Where the item of a sort stands open that waits, the newest of them. */
const open =
  (type: number) =>
  ({ world }: Sandbox): string => {
    const kind: ItemKind | null = kindOf(type);
    const item = world.items
      .all()
      .findLast((row) => row.item_type === type && row.status === 0 && row.wallet_id === walletIds.treasury);
    const order = world.transactions
      .all()
      .findLast(
        (row) => row.trans_kind === kind && row.wallet_id === walletIds.treasury && row.status < 1200,
      );
    return `${url}&open=${kind}:${item?.item_id ?? order?.id}`;
  };

/** A drawer, or beside the list where there is room for both, once what it says has come. */
const item = (type: (typeof itemTypes)[number], person: keyof typeof people = 'owner') => ({
  ...at({ url: open(type), person }),
  play: async () => {
    const role = matchMedia(breakpoint.wide).matches ? 'region' : 'dialog';
    const detail = await screen.findByRole(role, { name: text(`translation:todo.type.${type}`) });
    await expect(await within(detail).findByText(text('translation:approval.askedBy'))).toBeVisible();
  },
});

/** 3: who decides in a sub-wallet, step by step. */
export const BasicStrategy = meta.story(item(3));

/** 4: when a strategy is hit, before and after. */
export const AdvancedStrategy = meta.story(item(4));

/** 5: who decides a scenario of the wallet. */
export const WorkspaceStrategy = meta.story(item(5));

/** 6: an entry, its address whole. */
export const AddressBook = meta.story(item(6));

/** The same beside the list, which stays in use. */
export const BesideTheList = meta.story({
  ...item(6),
  globals: { viewport: { value: 'desktop' } },
});

/** 7: omnibus and gas station, signed on the phone. */
export const SweepPair = meta.story(item(7));

/** 8: settings of the API, keys as fingerprints. */
export const ApiSettings = meta.story(item(8));

/** 9: who wants which keys, and why. */
export const KeyExport = meta.story(item(9));

/** 10: a key that was sent to the reader. */
export const EqualRightsKey = meta.story(item(10, 'admin'));

/** 11: the contracts of a cold wallet. */
export const ColdContracts = meta.story(item(11));

/** 12: a rule that is about to be deployed. */
export const CollectionRule = meta.story(item(12));

/** 13: what a member proposes to do about a risk. */
export const KytHandling = meta.story(item(13));

/** 15: what a bill is for, and how it is paid. */
export const Bill = meta.story(item(15));

/** 16: a movement between the tiers. */
export const ColdTask = meta.story(item(16));

const order = (type: number) => ({
  ...at({ url: open(type), person: 'owner' as const }),
  play: async () => {
    await seen('button', { name: word('close') });
  },
});

/** 1: a transfer. */
export const Transfer = meta.story(order(1));

/** 2: a call of a contract. */
export const Web3 = meta.story(order(2));

/** 14: a deposit that is given back. */
export const Refund = meta.story(order(14));
