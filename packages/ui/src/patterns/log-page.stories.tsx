import { expect, within } from 'storybook/test';
import { chinese, dark, empty, failing, loading, narrow } from '../../../../.storybook/page-looks.ts';
import preview from '../../../../.storybook/preview.tsx';
import { shown, word } from '../../../../.storybook/word.ts';
import { logPageGuide } from './log-page.guide.tsx';
import { logTexts } from './log-page-texts.ts';
import { LogPage, type LogPageProps } from './log-page.tsx';
import { pageParameters } from './page-parameters.ts';

const meta = preview.meta({
  title: 'Patterns/Log',
  render: (props: LogPageProps) => <LogPage {...props} />,
  parameters: pageParameters(
    logPageGuide,
    'Activity, newest first: filtered by period and operator, with the changes of each row, and exported as a file.',
  ),
});

/** The lines of a period. */
export const Ordinary = meta.story();

/** What a line changed is opened below it from the keyboard; a line that changed nothing offers nothing. */
export const Changes = meta.story({
  play: async ({ canvas, userEvent }) => {
    const texts = shown(logTexts);
    await expect(
      canvas.queryByRole('button', { name: word('tableRowDetails', { name: texts.signedIn }) }),
    ).toBeNull();
    for (const name of [texts.strategyChanged, texts.addressChanged]) {
      const details = canvas.getByRole('button', { name: word('tableRowDetails', { name }) });
      details.focus();
      await userEvent.keyboard('{Enter}');
      await expect(details).toHaveAttribute('aria-expanded', 'true');
      await expect(details).toHaveFocus();
    }
    const table = within(canvas.getByRole('table', { name: texts.label }));
    await expect(table.getByText('250,000.00 USDT')).toBeVisible();
  },
});

/** Nobody did anything. */
export const Empty = meta.story(empty);

/** The shape of the lines. */
export const Loading = meta.story(loading);

/** It could not be read; period and person are kept. */
export const Failing = meta.story(failing);

/** On a phone every line is a card. */
export const Narrow = meta.story(narrow);

/** In the dark theme, with a change open. */
export const Dark = meta.story({ ...dark, play: Changes.input.play });

/** In Chinese. */
export const Chinese = meta.story(chinese);
