import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { guided } from '../../../../../.storybook/guide.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { Form } from '../form/index.ts';
import { Stack } from '../stack/index.ts';
import { addressFieldGuide } from './address-field.guide.tsx';
import { AddressField, type AddressFieldProps } from './address-field.tsx';

function Live(props: AddressFieldProps) {
  const [value, setValue] = useState(props.value);
  return <AddressField {...props} value={value} onChange={setValue} />;
}

const meta = preview.meta({
  title: 'Money/AddressField',
  component: AddressField,
  parameters: guided(addressFieldGuide),
  args: { label: 'To', value: 'TQ8vN4bX2mYtL6rJk9sHcW3pFzEa7dRuK1', onChange: () => undefined },
  render: (props) => <Live {...props} />,
});

/** Waiting for an address. */
export const Empty = meta.story({ args: { value: '', placeholder: 'TRON address' } });

/** Right: the whole of it also in groups of four. */
export const Valid = meta.story({ args: { valid: true } });

/** A long address wraps, so that all of it is seen. */
export const Long = meta.story({
  args: {
    valid: true,
    value:
      'addr1qx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzer3n0d3vllmyqwsx5wktcd8cc3sq835lu7drv2xwl2wywfgse35a3x',
  },
  decorators: [(Story) => <div style={{ width: 320 }}>{Story()}</div>],
});

/** Resembles one that is known: said in a box, with what to do. */
export const Resembles = meta.story({
  args: {
    messages: [
      {
        level: 'error',
        title: 'Looks like an address you already use, but is not it.',
        message:
          'First and last 4 characters match “Binance hot”; 26 in the middle differ. Compare before you continue.',
      },
    ],
  },
});

/** The same in the dark theme. */
export const ResemblesDark = Resembles.extend({
  args: { valid: true },
  globals: { theme: 'dark' },
});

/** Blank space around a pasted address is taken away, and said so. */
export const PastedWithSpace = meta.story({
  args: { value: '' },
  globals: { language: 'zh-CN' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.paste('  TQ8vN4bX2mYtL6rJk9sHcW3pFzEa7dRuK1 ');
    await expect(canvas.getByRole('textbox')).toHaveValue('TQ8vN4bX2mYtL6rJk9sHcW3pFzEa7dRuK1');
    await expect(canvas.getByText('已去除地址前后的空格')).toBeVisible();
  },
});

const send = fn();

/** It wraps, but is one line for the keyboard: Enter sends the form, and never breaks the line. */
export const Keyboard = meta.story({
  args: { value: '' },
  render: (props) => (
    <Form onSubmit={send}>
      <Live {...props} />
    </Form>
  ),
  play: async ({ canvas, userEvent }) => {
    send.mockClear();
    const box = canvas.getByRole('textbox', { name: 'To' });
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await userEvent.keyboard('TQ8vN4{Enter}');
    await expect(send).toHaveBeenCalledOnce();
    await expect(box).toHaveValue('TQ8vN4');
  },
});

/** Every look at once. */
export const Permutations = meta.story({
  render: (props) => (
    <Stack gap="l">
      <Live {...props} />
      <Live {...props} label="Valid" valid />
      <Live {...props} label="Empty" value="" placeholder="TRON address" required />
      <Live
        {...props}
        label="Warned about"
        messages={[{ level: 'warning', message: 'Never used before.' }]}
      />
      <Live {...props} label="With an error" error="This is an address of another network." />
      <Live {...props} label="Disabled" disabled />
    </Stack>
  ),
});
