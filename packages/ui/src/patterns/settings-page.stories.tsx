import { expect, screen, waitFor, within } from 'storybook/test';
import { chinese, dark, empty, failing, loading, narrow } from '../../../../.storybook/page-looks.ts';
import preview from '../../../../.storybook/preview.tsx';
import { shown } from '../../../../.storybook/word.ts';
import { pageParameters } from './page-parameters.ts';
import { settingsPageGuide } from './settings-page.guide.tsx';
import { settingsTexts } from './settings-page-texts.ts';
import { SettingsPage, type SettingsPageProps } from './settings-page.tsx';

const meta = preview.meta({
  title: 'Patterns/Settings',
  render: (props: SettingsPageProps) => <SettingsPage {...props} />,
  parameters: pageParameters(
    settingsPageGuide,
    'Settings that take effect at once: switches in groups, and irreversible actions apart from them.',
  ),
});

/** Some are on; one is not this person's to change. */
export const Ordinary = meta.story({
  play: async ({ canvas, userEvent }) => {
    const texts = shown(settingsTexts);
    const weekly = canvas.getByRole('switch', { name: texts.weekly });
    weekly.focus();
    await userEvent.keyboard(' ');
    await expect(weekly).toBeChecked();
    await expect(weekly).toHaveFocus();
    await expect(await screen.findByText(texts.saved)).toBeVisible();
  },
});

/** Freezing asks first: what follows, a tick, a reason. The focus returns to the button when the question is left. */
export const Danger = meta.story({
  play: async ({ canvas, userEvent }) => {
    const texts = shown(settingsTexts);
    const freeze = canvas.getByRole('button', { name: texts.freeze });
    freeze.focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(freeze).toHaveFocus());

    await userEvent.keyboard('{Enter}');
    const question = within(await screen.findByRole('alertdialog', { name: texts.ask }));
    await userEvent.type(question.getByRole('textbox'), 'A key was lost');
    question.getByRole('checkbox').focus();
    await userEvent.keyboard(' ');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(freeze).toHaveFocus());
    await expect(freeze).toHaveAttribute('aria-disabled', 'true');
  },
});

/** Everything is off, as in a new wallet. */
export const Empty = meta.story(empty);

/** The shape of what comes. */
export const Loading = meta.story(loading);

/** They could not be read: nothing is shown that might not be true. */
export const Failing = meta.story(failing);

/** On a phone. */
export const Narrow = meta.story(narrow);

/** In the dark theme. */
export const Dark = meta.story(dark);

/** In Chinese. */
export const Chinese = meta.story(chinese);
