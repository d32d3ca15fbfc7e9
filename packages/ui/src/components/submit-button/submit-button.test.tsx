import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { describeConformance } from '../../internal/describe-conformance.tsx';
import { UiProvider } from '../../theme/ui-provider.tsx';
import { AmountField } from '../amount-field/index.ts';
import { Checkbox } from '../checkbox/index.ts';
import { Form } from '../form/index.ts';
import { TextField } from '../text-field/index.ts';
import { SubmitButton } from './submit-button.tsx';

describeConformance('SubmitButton', (props) => <SubmitButton {...props}>Review</SubmitButton>);

function Transfer({ onSubmit, reason }: { onSubmit: () => void; reason?: string }) {
  const [amount, setAmount] = useState('');
  const [name, setName] = useState('');
  const [agreed, setAgreed] = useState(false);
  const [problems, setProblems] = useState<readonly string[]>([]);
  return (
    <UiProvider locale="en-US">
      {/* A new function every time, as callers make them. */}
      <Form id="transfer" onSubmit={onSubmit} onProblems={(labels) => setProblems(labels)}>
        <AmountField label="Amount" required symbol="USDT" value={amount} onChange={setAmount} />
        {amount === '7' ? null : <TextField label="Name" required value={name} onChange={setName} />}
        <Checkbox required checked={agreed} onChange={setAgreed}>
          I agree
        </Checkbox>
      </Form>
      <SubmitButton form="transfer" problems={problems} reason={reason}>
        Review
      </SubmitButton>
    </UiProvider>
  );
}
const review = () => screen.getByRole('button', { name: 'Review' });
const amount = () => screen.getByRole('textbox', { name: 'Amount' });
const isOff = () => review().getAttribute('aria-disabled') === 'true';

it('is off while a field shows an error, says which one under itself, and is on once it is corrected', async () => {
  render(<Transfer onSubmit={vi.fn()} />);
  expect(isOff()).toBe(false);
  await userEvent.type(amount(), '1250,75');
  expect(isOff()).toBe(true);
  expect(screen.getByText('Correct or complete: Amount')).toBeTruthy();
  await userEvent.clear(amount());
  await userEvent.type(amount(), '1250.75');
  expect(isOff()).toBe(false);
  expect(screen.queryByText(/Correct or complete/)).toBeNull();
});

it('is not off for what is still empty, and names it once somebody has tried', async () => {
  const sent = vi.fn();
  render(<Transfer onSubmit={sent} />);
  await userEvent.click(review());
  expect(screen.getByText('Correct or complete: Amount, Name')).toBeTruthy();
  await userEvent.click(screen.getByRole('checkbox', { name: 'I agree' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Desk');
  await userEvent.type(amount(), '1');
  expect(isOff()).toBe(false);
  await userEvent.click(review());
  expect(sent).toHaveBeenCalledOnce();
});

it('leads to the first field with an error when it is pressed, and shows all errors', async () => {
  const sent = vi.fn();
  render(<Transfer onSubmit={sent} />);
  await userEvent.type(amount(), '1250,75');
  await userEvent.click(review());
  expect(document.activeElement).toBe(amount());
  expect(screen.getByText('Correct or complete: Amount, Name')).toBeTruthy();
  expect(sent).not.toHaveBeenCalled();
});

it('forgets a field that goes away', async () => {
  render(<Transfer onSubmit={vi.fn()} />);
  await userEvent.click(review());
  await userEvent.click(screen.getByRole('checkbox', { name: 'I agree' }));
  await userEvent.type(amount(), '7');
  expect(isOff()).toBe(false);
});

it('says another reason once the fields are right', async () => {
  render(<Transfer onSubmit={vi.fn()} reason="Waiting for the network fee" />);
  expect(screen.getByText('Waiting for the network fee')).toBeTruthy();
  await userEvent.type(amount(), '1e3');
  expect(screen.getByText('Correct or complete: Amount')).toBeTruthy();
  expect(screen.queryByText('Waiting for the network fee')).toBeNull();
});

it('says that something is marked where it has no name', () => {
  render(
    <UiProvider locale="en-US">
      <SubmitButton problems={['']}>Review</SubmitButton>
    </UiProvider>,
  );
  expect(screen.getByText('Correct the marked fields')).toBeTruthy();
});
