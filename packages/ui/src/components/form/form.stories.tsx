import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { AddressField } from '../address-field/index.ts';
import { AmountField } from '../amount-field/index.ts';
import { Button } from '../button/index.ts';
import { Checkbox } from '../checkbox/index.ts';
import { Select } from '../select/index.ts';
import { TextArea } from '../text-area/index.ts';
import { Form, type FormProps } from './form.tsx';

const networks = [
  { id: 'tron', label: 'TRON (TRC20)' },
  { id: 'eth', label: 'Ethereum (ERC20)' },
];

function Transfer({ onSubmit, filled = false }: Pick<FormProps, 'onSubmit'> & { filled?: boolean }) {
  const [network, setNetwork] = useState<string | null>(filled ? 'tron' : null);
  const [address, setAddress] = useState(filled ? 'TQ8vN4bX2mYtL6rJk9sHcW3pFzEa7dRuK1' : '');
  const [amount, setAmount] = useState(filled ? '250000.00' : '');
  const [remark, setRemark] = useState(filled ? 'November settlement, desk B' : '');
  const [compared, setCompared] = useState(filled);
  return (
    <Form label="Transfer USDT" onSubmit={onSubmit} style={{ maxWidth: 420 }}>
      <Select label="Network" options={networks} value={network} onChange={setNetwork} required />
      <AddressField
        label="To"
        value={address}
        onChange={setAddress}
        aside={
          <Button variant="ghost" size="small">
            Pick from address book
          </Button>
        }
        valid={filled}
        required
      />
      <AmountField
        label="Amount"
        symbol="USDT"
        decimals={6}
        value={amount}
        onChange={setAmount}
        onMax={() => setAmount('2118004.20')}
        aside="Available 2,118,004.20 USDT"
        echo={amount === '' ? undefined : '≈ $250,000.00'}
        required
      />
      <TextArea label="Remark" value={remark} onChange={setRemark} limit={200} />
      <Checkbox checked={compared} onChange={setCompared} required>
        I compared the whole address
      </Checkbox>
      <Button type="submit" variant="primary">
        Review
      </Button>
    </Form>
  );
}

const meta = preview.meta({ title: 'Forms/Form', component: Form, args: { onSubmit: fn() } });

/** A transfer, ready to be reviewed. */
export const Filled = meta.story({
  render: ({ onSubmit }) => <Transfer onSubmit={onSubmit} filled />,
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Review' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
});

/** Sent too early: every error is said, and the first field that has one is focused. */
export const Missing = meta.story({
  render: ({ onSubmit }) => <Transfer onSubmit={onSubmit} />,
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Review' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: /Network/ })).toHaveFocus();
  },
});

/** The same in Chinese and in the dark theme. */
export const MissingInChinese = meta.story({
  globals: { theme: 'dark', language: 'zh-CN' },
  render: ({ onSubmit }) => <Transfer onSubmit={onSubmit} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Review' }));
    await expect(canvas.getAllByText('此项必填')).toHaveLength(2);
  },
});

/** A transfer in the dark theme. */
export const Dark = meta.story({
  globals: { theme: 'dark' },
  render: ({ onSubmit }) => <Transfer onSubmit={onSubmit} filled />,
});
