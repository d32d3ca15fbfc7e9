import { codes, keyExport, operations } from '@mpc/api';
import { subWalletIds, walletIds } from '@mpc/api/sandbox';
import { mock, mockFailure, mockPending } from '@mpc/api/sandbox/browser';
import type { ParseKeys } from 'i18next';
import { expect, screen } from 'storybook/test';
import { paths } from '#shared/paths.ts';
import { at, consoleStories, text, word } from '#shared/testing/console-story.ts';
import preview from '#shared/testing/preview.ts';

const url = `${paths.center.keyRecovery}?w=${walletIds.treasury}`;
const gasStation = 2007;
const words = (key: ParseKeys<'privateKeyRecovery'>, values?: Record<string, unknown>) =>
  text(`privateKeyRecovery:${key}`, values);

const meta = preview.meta({
  title: 'Screens/Key recovery',
  ...consoleStories,
  ...at({ url, person: 'owner' }),
});

/** As the owner finds it: keys in every state. */
export const AsFound = meta.story({
  play: async () => {
    await expect(await screen.findByRole('table', { name: words('keys.title') })).toBeVisible();
    await expect((await screen.findAllByText(words('state.rejected')))[0]).toBeVisible();
  },
});

/** There is no key yet. */
export const Empty = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(mock(keyExport.keys, { list: [], pageTotal: 0, count: 0 }));
  },
  play: async () => {
    await expect(await screen.findByText(words('keys.empty'))).toBeVisible();
  },
});

/** The server answers with an error. */
export const Failing = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(mockFailure(keyExport.keys, codes.systemError));
  },
  play: async () => {
    await expect(await screen.findByRole('button', { name: text('translation:action.retry') })).toBeVisible();
  },
});

/** The answer is still on its way. */
export const Loading = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(mockPending(keyExport.keys));
  },
  play: async () => {
    await expect((await screen.findAllByText(word('loading')))[0]).toBeInTheDocument();
  },
});

/** Whoever may not see it is led to the wallets. */
export const NoPermission = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(mockFailure(keyExport.keys, codes.noPermission));
  },
  play: async () => {
    await expect(await screen.findByRole('heading', { name: text('translation:nav.wallets') })).toBeVisible();
  },
});

/** A member sees no key, and is told who does. */
export const Member = meta.story({
  ...at({ url, person: 'member' }),
  play: async () => {
    await expect(await screen.findByText(words('hidden.title'))).toBeVisible();
  },
});

/** Which keys are asked for, and why. */
export const Apply = meta.story({
  ...at({ url: `${url}&open=apply:${subWalletIds.payroll}`, person: 'admin' }),
  play: async () => {
    await expect(await screen.findByRole('button', { name: words('apply.review') })).toBeVisible();
  },
});

/** One that is approved: the owner exports it until its time runs out. */
export const ApprovedKey = meta.story({
  ...at({ url: `${url}&open=key:${gasStation}.secp256k1`, person: 'owner' }),
  play: async () => {
    await expect(await screen.findByRole('button', { name: words('export.open') })).toBeVisible();
  },
});

/** One whose encrypted file is there, to be downloaded and checked. */
export const KeyWithFile = meta.story({
  ...at({
    url: `${url}&open=key:${gasStation}.secp256k1`,
    person: 'owner',
    arrange: ({ world }) => {
      const item = world.items
        .where('wallet_id', walletIds.treasury)
        .findLast((one) => one.item_type === 9 && one.sub_wallet_id === gasStation);
      if (item === undefined) throw new Error('The gas station has no request for its keys');
      world.keyExports.insert({
        apply_id: item.business_id,
        wallet_id: walletIds.treasury,
        exported_at: world.clock.now(),
        exported_by: item.initiator_uid,
      });
    },
  }),
  play: async () => {
    await expect(await screen.findByRole('button', { name: words('key.download') })).toBeVisible();
  },
});

/** The tool for every kind of computer, with its hash. */
export const Tool = meta.story({
  ...at({ url: `${url}&tab=tool`, person: 'member' }),
  play: async () => {
    await expect(
      await screen.findByRole('button', {
        name: words('tool.downloadOf', { system: 'Linux', version: '3.2.0' }),
      }),
    ).toBeVisible();
  },
});

/** Before a dry run begins. */
export const DryRun = meta.story({
  ...at({ url: `${url}&tab=dryRun`, person: 'owner' }),
  play: async () => {
    await expect(await screen.findByRole('button', { name: words('dryRun.start') })).toBeVisible();
  },
});

/** Who asked for keys, and who exported them. */
export const Log = meta.story({
  ...at({ url: `${url}&tab=log`, person: 'owner' }),
  play: async () => {
    await expect(await screen.findByRole('table', { name: words('log.title') })).toBeVisible();
  },
});

/** Nobody ever asked for keys. */
export const EmptyLog = meta.story({
  ...at({ url: `${url}&tab=log`, person: 'owner' }),
  beforeEach: ({ msw }) => {
    msw.use(mock(operations.list, { list: [], pageTotal: 0, count: 0 }));
  },
  play: async () => {
    await expect(await screen.findByText(words('log.empty'))).toBeVisible();
  },
});

/** In Chinese, in the dark theme, on a phone. */
export const DarkChineseNarrow = meta.story({
  globals: { language: 'zh-CN', theme: 'dark', viewport: { value: 'phone' } },
});
