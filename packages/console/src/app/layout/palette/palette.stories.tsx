import { codes, receiving, transactions, WithdrawStatus } from '@mpc/api';
import { subWalletIds, walletIds } from '@mpc/api/sandbox';
import { mockFailure } from '@mpc/api/sandbox/browser';
import { expect, userEvent, within } from 'storybook/test';
import { client } from '#shared/api/api.ts';
import { at, consoleStories, like, text } from '#shared/testing/console-story.ts';
import preview from '#shared/testing/preview.ts';

const url = '/mpc/center/wallet?w=1001&s=2001';

const meta = preview.meta({
  title: 'Screens/Search',
  ...consoleStories,
  ...at({ url }),
});

type Page = ReturnType<typeof within>;

async function search(canvasElement: HTMLElement, typed: string) {
  const page = within(canvasElement.ownerDocument.body);
  await userEvent.click(await page.findByRole('button', { name: text('frame.find') }));
  await userEvent.type(await page.findByRole('combobox', { name: like`^${text('palette.find')}` }), typed);
  return page;
}

/** Types something else. */
async function then(page: Page, typed: string) {
  const field = await page.findByRole('combobox', { name: like`^${text('palette.find')}` });
  await userEvent.clear(field);
  await userEvent.type(field, typed);
}

/** What a part of a name finds, and a hash or a whole address that was pasted. */
export const AsFound = meta.story({
  play: async ({ canvasElement }) => {
    const page = await search(canvasElement, 'harbour');
    await expect(await page.findByRole('option', { name: /^Harbour/ })).toBeVisible();

    const { list } = await client.call(transactions.list, {
      wallet_id: walletIds.treasury,
      trans_kind: ['withdraw'],
      status: [WithdrawStatus.done],
    });
    const [order] = list;
    if (order === undefined) throw new Error('The sandbox has no completed transfer');
    await then(page, order.txid);
    await expect(await page.findByRole('option', { name: new RegExp(`${order.id}`) })).toBeVisible();
    await then(page, order.address_to);
    await expect(
      await page.findByRole('option', { name: like`${text('palette.lastTransfer')}` }),
    ).toBeVisible();

    const own = await client.call(receiving.depositAddress, {
      sub_wallet_id: subWalletIds.main,
      symbol: 'TRX',
      create: 0,
    });
    await then(page, own.address);
    const group = await page.findByRole('group', { name: text('palette.own') });
    await expect(await within(group).findByRole('option', { name: /^Main sub-wallet/ })).toBeVisible();
  },
});

/** A form that can be opened; nothing is sent by it. */
export const Actions = meta.story({
  ...at({ url, person: 'owner' }),
  play: async ({ canvasElement }) => {
    const page = await search(canvasElement, text('palette.transfer', { coin: 'USDT' }).toLowerCase());
    await expect(
      (await page.findAllByRole('option', { name: like`^${text('palette.transfer', { coin: 'USDT' })}` }))
        .length,
    ).toBeGreaterThan(1);
    const elsewhere = await page.findByRole('group', { name: text('palette.elsewhere') });
    await expect(
      (
        await within(elsewhere).findAllByRole('option', {
          name: like`^${text('palette.transfer', { coin: 'USDT' })}`,
        })
      ).length,
    ).toBeGreaterThan(0);
    for (const action of [text('palette.next'), text('palette.web3'), text('palette.addAddress')]) {
      await then(page, action.toLowerCase());
      await expect(await page.findByRole('option', { name: like`^${action}` })).toBeVisible();
    }
  },
});

/** Some of the searches failed: one line says which, the others are there, and they are retried without typing again. */
export const Failing = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(mockFailure(transactions.list, codes.systemError));
  },
  play: async ({ canvasElement }) => {
    const page = await search(canvasElement, 'harbour');
    const failed = await page.findByRole('group', {
      name: [text('palette.orders'), text('palette.recipients')].join(text('listComma')),
    });
    const retry = await within(failed).findByRole('option', { name: like`^${text('palette.failed')}` });
    await expect(page.getAllByRole('option', { name: like`^${text('palette.failed')}` })).toHaveLength(1);
    await expect(await page.findByRole('option', { name: /^Harbour/ })).toBeVisible();
    await userEvent.click(retry);
    await expect(page.getByRole('combobox', { name: like`^${text('palette.find')}` })).toHaveValue('harbour');
  },
});

/** Nothing has that name. */
export const Empty = meta.story({
  play: async ({ canvasElement }) => {
    const page = await search(canvasElement, 'no such thing');
    await expect(await page.findByText(text('palette.empty'))).toBeVisible();
  },
});
