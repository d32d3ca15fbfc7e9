import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { guided } from '../../../../../.storybook/guide.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { AddressField } from '../address-field/index.ts';
import { AmountField } from '../amount-field/index.ts';
import { Button } from '../button/index.ts';
import { Checkbox } from '../checkbox/index.ts';
import { CheckboxGroup } from '../checkbox-group/index.ts';
import { CodeField } from '../code-field/index.ts';
import { Columns } from '../columns/index.ts';
import { MultiSelect } from '../multi-select/index.ts';
import { RadioGroup } from '../radio-group/index.ts';
import { Select } from '../select/index.ts';
import { TagInput } from '../tag-input/index.ts';
import { TextArea } from '../text-area/index.ts';
import { TextField } from '../text-field/index.ts';
import { formGuide } from './form.guide.tsx';
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
    <Form
      label={filled ? 'Transfer USDT, filled in' : 'Transfer USDT'}
      onSubmit={onSubmit}
      style={{ maxWidth: 420 }}
    >
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

const events = ['Deposits', 'Transfers'].map((label) => ({ id: label, label }));
const owners = ['Owner', 'Everyone'].map((label) => ({ id: label, label }));

/** One of each field whose focus is not a plain input's. */
function Rules({ onSubmit }: Pick<FormProps, 'onSubmit'>) {
  const [name, setName] = useState('');
  const [who, setWho] = useState<string | null>(null);
  const [about, setAbout] = useState<string[]>([]);
  const [on, setOn] = useState<string[]>([]);
  const [addresses, setAddresses] = useState<string[]>([]);
  const [code, setCode] = useState('');
  return (
    <Form label="Notifications" onSubmit={onSubmit} style={{ maxWidth: 420 }}>
      <TextField label="Name" value={name} onChange={setName} required />
      <RadioGroup label="Receivers" options={owners} value={who} onChange={setWho} required />
      <CheckboxGroup label="Events" options={events} value={about} onChange={setAbout} required />
      <MultiSelect label="Networks" options={networks} value={on} onChange={setOn} required />
      <TagInput label="Addresses" value={addresses} onChange={setAddresses} required />
      <CodeField label="Code" value={code} onChange={setCode} required />
      <Button type="submit" variant="primary">
        Save
      </Button>
    </Form>
  );
}

const meta = preview.meta({
  title: 'Components/Form',
  component: Form,
  parameters: guided(formGuide),
  args: { onSubmit: fn() },
});

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
    await expect(canvas.getByRole('combobox', { name: /Network/ })).toHaveFocus();
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

/** By keyboard alone: Enter in a field sends it, and each time it leads to the first field that is wrong. */
export const Keyboard = meta.story({
  render: ({ onSubmit }) => <Rules onSubmit={onSubmit} />,
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const name = canvas.getByRole('textbox', { name: 'Name' });
    await expect(name).toHaveFocus();
    await userEvent.keyboard('Sweep{Enter}');
    await expect(canvas.getByRole('radio', { name: 'Owner' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(canvas.getByRole('checkbox', { name: 'Deposits' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(canvas.getByRole('combobox', { name: 'Networks' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{Enter}{Escape}');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const addresses = canvas.getByRole('textbox', { name: 'Addresses' });
    await expect(addresses).toHaveFocus();
    await userEvent.keyboard('10.0.0.1,{Enter}');
    await expect(canvas.getByRole('textbox', { name: 'Code' })).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.keyboard('123456{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
});

/** As it is found, and filled in. */
export const Permutations = meta.story({
  render: ({ onSubmit }) => (
    <Columns>
      <Transfer onSubmit={onSubmit} />
      <Transfer onSubmit={onSubmit} filled />
    </Columns>
  ),
});
