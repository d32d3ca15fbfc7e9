import { expect, screen, waitFor, within } from 'storybook/test';
import { chinese, dark, empty, failing, loading, narrow } from '../../../../.storybook/page-looks.ts';
import preview from '../../../../.storybook/preview.tsx';
import { shown } from '../../../../.storybook/word.ts';
import { detailPageGuide } from './detail-page.guide.tsx';
import { detailTexts } from './detail-page-texts.ts';
import { DetailPage, type DetailPageProps } from './detail-page.tsx';
import { pageParameters } from './page-parameters.ts';

const meta = preview.meta({
  title: 'Patterns/Detail',
  render: (props: DetailPageProps) => <DetailPage {...props} />,
  parameters: pageParameters(
    detailPageGuide,
    'All facts of one row, in a drawer over its list, with the actions at its foot.',
  ),
});

/** A transfer on its way. */
export const Ordinary = meta.story();

/** Opened and closed from the keyboard: the focus returns to the row. */
export const Opening = meta.story({
  args: { open: false },
  play: async ({ canvas, userEvent }) => {
    const texts = shown(detailTexts);
    const [row] = canvas.getAllByRole('button', { name: new RegExp(`^${texts.kind}`) });
    row?.focus();
    await userEvent.keyboard('{Enter}');
    const drawer = await screen.findByRole('dialog', { name: new RegExp(texts.title) });
    await waitFor(() => expect(within(drawer).getByRole('list', { name: texts.steps })).toBeVisible());
    await waitFor(() => expect(drawer.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(row).toHaveFocus());
  },
});

/** It is not there any more, or never was for this person. */
export const Empty = meta.story(empty);

/** The shape of what comes. */
export const Loading = meta.story(loading);

/** It could not be read; the drawer stays, and can retry. */
export const Failing = meta.story(failing);

/** On a phone the drawer takes the whole width. */
export const Narrow = meta.story(narrow);

/** In the dark theme. */
export const Dark = meta.story(dark);

/** In Chinese. */
export const Chinese = meta.story(chinese);
