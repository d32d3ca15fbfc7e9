import { expect, screen, waitFor, within } from 'storybook/test';
import { chinese, dark, empty, failing, loading, narrow } from '../../../../.storybook/page-looks.ts';
import preview from '../../../../.storybook/preview.tsx';
import { listPageGuide } from './list-page.guide.tsx';
import { ListPage, listLayoutKey, type ListPageProps } from './list-page.tsx';
import { pageParameters } from './page-parameters.ts';

const meta = preview.meta({
  title: 'Patterns/List',
  render: (props: ListPageProps) => <ListPage {...props} />,
  parameters: pageParameters(
    listPageGuide,
    'A list to search and to act on: filters as chips, a table, pages.',
  ),
  beforeEach: () => () => localStorage.removeItem(listLayoutKey),
});

/** Ten on a page, as they were added. */
export const Ordinary = meta.story();

/** Narrowed, sorted, two of them removed: all from the keyboard. */
export const Removing = meta.story({
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Whitelisted' }).focus();
    await userEvent.keyboard(' ');
    const table = within(canvas.getByRole('table', { name: 'Addresses' }));
    await expect(table.getAllByRole('row')).toHaveLength(7);
    table.getByRole('button', { name: 'Name' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(table.getByRole('columnheader', { name: /^Name/ })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    await expect(table.getAllByRole('row')[1]).toHaveTextContent('Binance hot');

    for (const name of ['Select Grants', 'Select Market maker']) {
      table.getByRole('checkbox', { name }).focus();
      await userEvent.keyboard(' ');
    }
    canvas.getByRole('button', { name: 'Remove' }).focus();
    await userEvent.keyboard('{Enter}');
    const question = within(await screen.findByRole('alertdialog', { name: /^Remove 2 / }));
    question.getByRole('button', { name: 'Remove' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByText('2 removed')).toBeVisible();
    await waitFor(() => expect(table.getAllByRole('row')).toHaveLength(5));
  },
});

/** Nothing matches the filters; they can be taken back. */
export const NoMatch = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search' }), 'nobody');
    const reset = await canvas.findByRole('button', { name: 'Reset filters' });
    reset.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('searchbox', { name: 'Search' })).toHaveValue('');
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search' }), 'nobody');
  },
});

/** Nothing is there yet, and what to do about it. */
export const Empty = meta.story(empty);

/** The shape of the rows. */
export const Loading = meta.story(loading);

/** They could not be had; the filters are kept. */
export const Failing = meta.story(failing);

/** On a phone every row is a card. */
export const Narrow = meta.story(narrow);

/** In the dark theme. */
export const Dark = meta.story(dark);

/** In Chinese. */
export const Chinese = meta.story(chinese);
