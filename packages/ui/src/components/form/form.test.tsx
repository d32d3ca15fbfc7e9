import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { expect, it, vi } from 'vitest';
import { describeConformance } from '../../internal/describe-conformance.tsx';
import { UiProvider } from '../../theme/ui-provider.tsx';
import { Checkbox } from '../checkbox/index.ts';
import { RadioCards } from '../radio-cards/index.ts';
import { Select } from '../select/index.ts';
import { TextField } from '../text-field/index.ts';
import { Form } from './form.tsx';

describeConformance('Form', (props) => <Form label="Transfer" onSubmit={vi.fn()} {...props} />);

const options = [
  { id: 'slow', label: 'Slow', title: 'Slow' },
  { id: 'fast', label: 'Fast', title: 'Fast' },
];

function Example({ onSubmit }: { onSubmit: () => void }) {
  const [name, setName] = useState('');
  const [speed, setSpeed] = useState<string | null>(null);
  const [network, setNetwork] = useState<string | null>(null);
  const [agreed, setAgreed] = useState(false);
  return (
    <UiProvider locale="en-US">
      <Form id="example" label="Example" onSubmit={onSubmit}>
        <TextField
          label="Name"
          value={name}
          onChange={setName}
          required
          aside={<button type="button">Pick</button>}
        />
        <Select label="Network" options={options} value={network} onChange={setNetwork} required />
        <RadioCards label="Speed" options={options} value={speed} onChange={setSpeed} required />
        <Checkbox checked={agreed} onChange={setAgreed} required>
          I compared the address
        </Checkbox>
      </Form>
      <button type="submit" form="example">
        Review
      </button>
    </UiProvider>
  );
}
const send = () => userEvent.click(screen.getByRole('button', { name: 'Review' }));

it('says every error, goes to the first field that has one, and is sent only when there is none', async () => {
  const sent = vi.fn();
  render(<Example onSubmit={sent} />);
  expect(screen.queryByText('Required')).toBeNull();

  await send();
  expect(screen.getByText('Required')).toBeTruthy();
  expect(screen.getAllByText('Choose one')).toHaveLength(2);
  expect(screen.getByText('Select this to continue')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Name' }));

  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Desk B');
  await send();
  expect(document.activeElement).toBe(screen.getByRole('combobox', { name: /Network/ }));

  await userEvent.keyboard('{ArrowDown}{Enter}');
  await send();
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Slow' }));
  await userEvent.click(screen.getByRole('radio', { name: 'Fast' }));
  await send();
  expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'I compared the address' }));
  expect(sent).not.toHaveBeenCalled();

  await userEvent.keyboard(' ');
  await send();
  expect(sent).toHaveBeenCalledOnce();
});

it('does not take the sending of a form in an overlay for its own', async () => {
  const outer = vi.fn();
  const inner = vi.fn();
  render(
    <Form onSubmit={outer}>
      {createPortal(
        <Form onSubmit={inner}>
          <button type="submit">Confirm</button>
        </Form>,
        document.body,
      )}
    </Form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(inner).toHaveBeenCalledOnce();
  expect(outer).not.toHaveBeenCalled();
});
