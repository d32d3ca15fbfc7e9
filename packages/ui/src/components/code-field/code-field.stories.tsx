import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { guided } from '../../../../../.storybook/guide.ts';
import { permutations } from '../../../../../.storybook/permutations.tsx';
import preview from '../../../../../.storybook/preview.tsx';
import { word } from '../../../../../.storybook/word.ts';
import { codeFieldGuide } from './code-field.guide.tsx';
import { CodeField, type CodeFieldProps } from './code-field.tsx';

function Live(props: CodeFieldProps) {
  const [value, setValue] = useState(props.value);
  return <CodeField {...props} value={value} onChange={setValue} />;
}

const meta = preview.meta({
  title: 'Forms/CodeField',
  component: CodeField,
  parameters: guided(codeFieldGuide),
  args: { label: 'Code from your authenticator', value: '', onChange: () => undefined, onComplete: fn() },
  render: (props) => <Live {...props} />,
});

/** Waiting for the first digit. */
export const Empty = meta.story({ args: { description: 'Changes every 30 seconds.' } });

/** Typed; Backspace and the arrow keys work as in any input, and the last digit completes it. */
export const Keyboard = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('48a 21{Backspace}0{ArrowLeft}{ArrowLeft}9');
    await expect(canvas.getByRole('textbox')).toHaveValue('48920');
    await expect(args.onComplete).not.toHaveBeenCalled();
    await userEvent.keyboard('{End}1');
    await expect(args.onComplete).toHaveBeenLastCalledWith('489201');
  },
});

/** Pasted in groups, as authenticators show it. */
export const Pasted = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.paste('482 013');
    await expect(canvas.getByRole('textbox')).toHaveValue('482013');
    await expect(args.onComplete).toHaveBeenLastCalledWith('482013');
  },
});

/** Some digits are in, and it has the focus. */
export const Partly = meta.story({
  args: { value: '4820' },
  play: async ({ userEvent }) => {
    await userEvent.tab();
  },
});

/** The server rejected it. */
export const WithError = meta.story({
  args: { value: '482013', error: 'The code has changed meanwhile. Enter the new one.' },
});

/** Left before it was complete. */
export const Incomplete = meta.story({
  args: { value: '482' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByText(word('codeIncomplete', { length: 6 }))).toBeVisible();
  },
});

/** Every look at once. */
export const Permutations = meta.story({
  render: permutations<CodeFieldProps>(CodeField, {
    vary: {
      length: [4, 6, 8],
      disabled: [false, true],
      error: [undefined, 'Enter the new code.'],
    },
    common: { label: 'Code', value: '482', onChange: () => undefined },
  }),
});
