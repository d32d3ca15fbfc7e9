import { codes, transactions } from '@mpc/api';
import { mockFailure } from '@mpc/api/sandbox/browser';
import { expect, userEvent, within } from 'storybook/test';
import { at, consoleStories } from '#shared/testing/console-story.ts';
import preview from '#shared/testing/preview.ts';

const meta = preview.meta({
  title: 'Screens/Search',
  ...consoleStories,
  ...at({ url: '/mpc/center/wallet?w=1001&s=2001' }),
});

async function search(canvasElement: HTMLElement, text: string) {
  const page = within(canvasElement.ownerDocument.body);
  await userEvent.click(await page.findByRole('button', { name: 'Search' }));
  await userEvent.type(await page.findByRole('combobox', { name: /^Search actions/ }), text);
  return page;
}

/** What a part of a name finds: forms, wallets, transactions and addresses. */
export const AsFound = meta.story({
  play: async ({ canvasElement }) => {
    const page = await search(canvasElement, 'harbour');
    await expect(await page.findByRole('option', { name: /^Harbour/ })).toBeVisible();
  },
});

/** A form that can be opened; nothing is sent by it. */
export const Actions = meta.story({
  play: async ({ canvasElement }) => {
    const page = await search(canvasElement, 'transfer usdt');
    await expect((await page.findAllByRole('option', { name: /^Transfer USDT/ })).length).toBeGreaterThan(1);
  },
});

/** One of the searches failed; the others are there, and it can be tried again without typing again. */
export const Failing = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(mockFailure(transactions.list, codes.systemError, { msg: 'System error' }));
  },
  play: async ({ canvasElement }) => {
    const page = await search(canvasElement, 'harbour');
    const retry = await page.findByRole('option', { name: /^Search failed/ });
    await expect(await page.findByRole('option', { name: /^Harbour/ })).toBeVisible();
    await userEvent.click(retry);
    await expect(page.getByRole('combobox', { name: /^Search actions/ })).toHaveValue('harbour');
  },
});

/** Nothing has that name. */
export const Empty = meta.story({
  play: async ({ canvasElement }) => {
    const page = await search(canvasElement, 'no such thing');
    await expect(await page.findByText('No results')).toBeVisible();
  },
});
