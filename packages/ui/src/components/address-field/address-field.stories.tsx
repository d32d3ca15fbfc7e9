import { useState } from 'react';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { AddressField, type AddressFieldProps } from './address-field.tsx';

function Live(props: AddressFieldProps) {
  const [value, setValue] = useState(props.value);
  return <AddressField {...props} value={value} onChange={setValue} />;
}

const meta = preview.meta({
  title: 'Forms/AddressField',
  component: AddressField,
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
    verdicts: [
      {
        level: 'error',
        title: 'Looks like an address you already use, but is not it.',
        message:
          'First and last 4 characters match “Binance hot”; 26 in the middle differ. Compare before you go on.',
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
    await expect(canvas.getByText('已去掉地址前后的空白')).toBeVisible();
  },
});
