import { expect, fn, screen, waitFor } from 'storybook/test';
import { chinese, dark, empty, loading, narrow } from '../../../../.storybook/page-looks.ts';
import preview from '../../../../.storybook/preview.tsx';
import { shown, word } from '../../../../.storybook/word.ts';
import { formPageGuide } from './form-page.guide.tsx';
import { formTexts } from './form-page-texts.ts';
import { FormPage, type FormPageProps } from './form-page.tsx';
import { fill } from '../locale/words.ts';
import { pageParameters } from './page-parameters.ts';
import type { StrategyDraft } from './strategy-draft.ts';

const meta = preview.meta({
  title: 'Patterns/Form',
  render: (props: FormPageProps) => <FormPage {...props} />,
  parameters: pageParameters(
    formPageGuide,
    'A page that is one form: sections in the order of thought, a summary beside them, the actions below.',
  ),
});

const filled: StrategyDraft = {
  name: 'Large stablecoin',
  subWallets: ['main', 'settlement'],
  coin: 'usdt-trx',
  from: '100000',
  recipients: 'unlisted',
  approvers: ['Ana Ruiz', 'Kofi Okafor', 'Lin Wei'],
  threshold: '2',
  remark: '',
};

/** Nothing filled in yet. */
export const Ordinary = meta.story();

/** Filled in, and sent from the keyboard. */
export const Filled = meta.story({
  args: { start: filled, onSend: fn(() => Promise.resolve('taken' as const)) },
  play: async ({ canvas, args, userEvent }) => {
    const texts = shown(formTexts);
    await expect(canvas.getByText(texts.unsaved)).toBeVisible();
    canvas.getByRole('textbox', { name: texts.name }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSend).toHaveBeenCalledWith(filled);
    await expect(await screen.findByText(fill(texts.sent, { name: filled.name }))).toBeVisible();
    await expect(canvas.queryByText(texts.unsaved)).toBeNull();
  },
});

/** Sent too early: every error is shown, and the first field that is wrong has the focus. */
export const Invalid = meta.story({
  args: { onSend: fn(() => Promise.resolve('taken' as const)) },
  play: async ({ canvas, args, userEvent }) => {
    const texts = shown(formTexts);
    canvas.getByRole('button', { name: texts.send }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSend).not.toHaveBeenCalled();
    await expect(canvas.getByRole('textbox', { name: texts.name })).toHaveFocus();
    await expect(canvas.getAllByText(word('required')).length).toBeGreaterThan(0);
  },
});

/** Being sent: the button is busy, and nothing is sent twice. */
export const Sending = meta.story({
  args: { start: filled, onSend: fn(() => new Promise<never>(() => undefined)) },
  play: async ({ canvas, args, userEvent }) => {
    const texts = shown(formTexts);
    const send = canvas.getByRole('button', { name: new RegExp(texts.send) });
    send.focus();
    await userEvent.keyboard('{Enter}');
    await expect(send).toHaveAttribute('aria-busy', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(args.onSend).toHaveBeenCalledOnce();
  },
});

/** The server has something against the name: it is said beside the field, which has the focus. */
export const Refused = meta.story({
  args: { start: filled, onSend: fn(() => Promise.resolve('nameExists' as const)) },
  play: async ({ canvas, userEvent }) => {
    const texts = shown(formTexts);
    canvas.getByRole('button', { name: texts.send }).focus();
    await userEvent.keyboard('{Enter}');
    const name = canvas.getByRole('textbox', { name: texts.name });
    await waitFor(() => expect(name).toHaveFocus());
    await expect(name).toHaveAccessibleDescription(
      expect.stringContaining(fill(texts.nameTaken, { name: filled.name })),
    );
    await userEvent.type(name, ' coins');
    await expect(canvas.queryByText(fill(texts.nameTaken, { name: filled.name }))).toBeNull();
  },
});

/** Cancel asks before what was filled in is lost; Escape goes on with it. */
export const Unsaved = meta.story({
  args: { start: filled },
  play: async ({ canvas, userEvent }) => {
    const texts = shown(formTexts);
    const cancel = canvas.getByRole('button', { name: texts.cancel });
    cancel.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('alertdialog', { name: texts.leave });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(cancel).toHaveFocus());
    await expect(canvas.getByRole('textbox', { name: texts.name })).toHaveValue(filled.name);
  },
});

/** No answer came: all that was filled in is still there. */
export const Silence = meta.story({
  args: { start: filled, onSend: fn(() => Promise.resolve('silence' as const)) },
  play: async ({ canvas, userEvent }) => {
    const texts = shown(formTexts);
    await userEvent.click(canvas.getByRole('button', { name: texts.send }));
    await expect(await canvas.findByText(texts.failed)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: texts.name })).toHaveValue(filled.name);
  },
});

/** There is nothing to make a strategy about. */
export const Empty = meta.story(empty);

/** What can be chosen from is on its way. */
export const Loading = meta.story(loading);

/** What can be chosen from could not be had. */
export const Failing = meta.story({ args: { state: 'failing' } });

/** On a phone. */
export const Narrow = meta.story({ ...narrow, args: { start: filled } });

/** In the dark theme. */
export const Dark = meta.story({ ...dark, args: { start: filled } });

/** In Chinese. */
export const Chinese = meta.story({
  ...chinese,
  args: { start: { ...filled, name: '大额稳定币' } },
});
