import { useState } from 'react';
import { expect } from 'storybook/test';
import { guided } from '../../../../../.storybook/guide.ts';
import { permutations } from '../../../../../.storybook/permutations.tsx';
import preview from '../../../../../.storybook/preview.tsx';
import { word } from '../../../../../.storybook/word.ts';
import { textAreaGuide } from './text-area.guide.tsx';
import { TextArea, type TextAreaProps } from './text-area.tsx';

function Live(props: TextAreaProps) {
  const [value, setValue] = useState(props.value);
  return <TextArea {...props} value={value} onChange={setValue} />;
}

const meta = preview.meta({
  title: 'Forms/TextArea',
  component: TextArea,
  parameters: guided(textAreaGuide),
  args: { label: 'Remark', value: 'November settlement, desk B', onChange: () => undefined, limit: 200 },
  render: (props) => <Live {...props} />,
});

/** A remark holds 200 characters, and shows how many it has. */
export const Remark = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('27 / 200')).toBeVisible();
  },
});

/** What does not fit is left out, and said so. */
export const Cut = meta.story({
  args: { value: '' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.paste('settlement '.repeat(20));
    await expect(canvas.getByText(word('leftOut', { limit: 200, count: 20 }))).toBeVisible();
  },
});

/** The cut in Chinese and in the dark theme. */
export const CutInChinese = meta.story({
  args: { label: '备注', value: '' },
  globals: { theme: 'dark', language: 'zh-CN' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.paste('十一月结算'.repeat(41));
    await expect(canvas.getByText('最多 200 个字符，超出的 5 个字符未录入')).toBeVisible();
  },
});

/** Without limit there is no counter. */
export const Unlimited = meta.story({ args: { limit: undefined, label: 'Public key', rows: 6 } });

/** Enter makes a new line; Tab leaves it. */
export const Keyboard = meta.story({
  args: { value: '' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('One{Enter}Two');
    await userEvent.tab();
    await expect(canvas.getByRole('textbox')).toHaveValue('One\nTwo');
    await expect(canvas.getByRole('textbox')).not.toHaveFocus();
  },
});

/** Every look at once. */
export const Permutations = meta.story({
  render: permutations<TextAreaProps>(TextArea, {
    vary: {
      disabled: [false, true],
      limit: [10, 200],
      error: [undefined, 'Enter the reason for the rejection.'],
    },
    common: { label: 'Remark', value: 'November settlement', onChange: () => undefined },
  }),
});
