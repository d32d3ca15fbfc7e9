import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { describeConformance } from '../../internal/describe-conformance.tsx';
import { UiProvider } from '../../theme/ui-provider.tsx';
import { Form } from '../form/index.ts';
import { AddressField, type AddressFieldProps } from './address-field.tsx';

describeConformance('AddressField', (props) => (
  <AddressField label="To" value="" onChange={vi.fn()} {...props} />
));

const address = 'TQ8vN4bX2mYtL6rJk9sHcW3pFzEa7dRuK1';
const change = vi.fn();
function To(props: Partial<AddressFieldProps>) {
  const [value, setValue] = useState('');
  change.mockImplementation(setValue);
  return (
    <UiProvider locale="en-US">
      <AddressField label="To" {...props} value={value} onChange={change} />
    </UiProvider>
  );
}
const box = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'To' });
const paste = async (text: string) => {
  await userEvent.click(box());
  await userEvent.paste(text);
};

it('takes away blank space around a pasted address, and says so', async () => {
  render(<To />);
  await paste(`  ${address}\n`);
  expect(box().value).toBe(address);
  expect(change).toHaveBeenLastCalledWith(address, 'pasted');
  expect(screen.getByText('Spaces around the address removed')).toBeTruthy();
});

it('leaves everything else to the check, and shows its message on a pasted text at once', async () => {
  const check = vi.fn((text: string) =>
    text.includes('\u200B') ? { level: 'error' as const, message: 'Invisible character at place 3' } : null,
  );
  render(<To check={check} />);
  await paste(`TQ\u200B8vN4`);
  expect(change).toHaveBeenLastCalledWith('TQ\u200B8vN4', 'pasted');
  expect(screen.getByText('Invisible character at place 3')).toBeTruthy();
});

it('tells typing from pasting', async () => {
  render(<To />);
  await paste('TQ8vN4');
  await userEvent.keyboard('b');
  expect(change).toHaveBeenLastCalledWith('TQ8vN4b', 'typed');
});

it('waits with a half-typed address until it is left', async () => {
  render(<To check={() => ({ level: 'error', message: 'Too short for TRON' })} />);
  await userEvent.type(box(), 'TQ8v');
  expect(screen.queryByText('Too short for TRON')).toBeNull();
  await userEvent.tab();
  expect(screen.getByText('Too short for TRON')).toBeTruthy();
});

it('shows a valid address whole, in groups, spelled for those who listen', async () => {
  const { rerender } = render(<To />);
  await paste(address);
  expect(screen.queryByRole('img')).toBeNull();
  rerender(<To valid />);
  expect(screen.getByRole('img', { name: 'To: TQ8v N4bX 2mYt L6rJ k9sH cW3p FzEa 7dRu K1' })).toBeTruthy();
});

it('is one line for the keyboard: Enter sends the form', async () => {
  const sent = vi.fn();
  render(
    <Form onSubmit={sent}>
      <To />
    </Form>,
  );
  await userEvent.type(box(), 'TQ8v{Enter}');
  expect(sent).toHaveBeenCalledOnce();
  expect(box().value).toBe('TQ8v');
});
