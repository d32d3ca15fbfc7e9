import { expect, screen, waitFor, within } from 'storybook/test';
import { chinese, dark, empty, failing, loading, narrow } from '../../../../.storybook/page-looks.ts';
import preview from '../../../../.storybook/preview.tsx';
import { shown, word } from '../../../../.storybook/word.ts';
import { listPageGuide } from './list-page.guide.tsx';
import { listTexts } from './list-page-texts.ts';
import { ListPage, listLayoutKey, type ListPageProps } from './list-page.tsx';
import { fill } from '../locale/words.ts';
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
    const texts = shown(listTexts);
    canvas.getByRole('button', { name: texts.white }).focus();
    await userEvent.keyboard(' ');
    const table = within(canvas.getByRole('table', { name: texts.label }));
    await expect(table.getAllByRole('row')).toHaveLength(7);
    table.getByRole('button', { name: texts.columnName }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(
      table.getByRole('columnheader', { name: new RegExp(`^${texts.columnName}`) }),
    ).toHaveAttribute('aria-sort', 'ascending');
    await expect(table.getAllByRole('row')[1]).toHaveTextContent(texts.binance);

    for (const name of [texts.grants, texts.market]) {
      table.getByRole('checkbox', { name: word('tableSelectRow', { name }) }).focus();
      await userEvent.keyboard(' ');
    }
    canvas.getByRole('button', { name: texts.remove }).focus();
    await userEvent.keyboard('{Enter}');
    const question = within(await screen.findByRole('alertdialog', { name: fill(texts.ask, { count: 2 }) }));
    question.getByRole('button', { name: texts.remove }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByText(fill(texts.removed, { count: 2 }))).toBeVisible();
    await waitFor(() => expect(table.getAllByRole('row')).toHaveLength(5));
  },
});

/** Nothing matches the filters; they can be taken back. */
export const NoMatch = meta.story({
  play: async ({ canvas, userEvent }) => {
    const texts = shown(listTexts);
    await userEvent.type(canvas.getByRole('searchbox', { name: texts.search }), 'nobody');
    const reset = await canvas.findByRole('button', { name: texts.reset });
    reset.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('searchbox', { name: texts.search })).toHaveValue('');
    await userEvent.type(canvas.getByRole('searchbox', { name: texts.search }), 'nobody');
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
