import { render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeKeys } from '../../internal/describe-keys.ts';
import { Form } from '../form/index.ts';
import { TextField } from '../text-field/index.ts';
import { submitButtonGuide } from './submit-button.guide.tsx';
import { SubmitButton } from './submit-button.tsx';

const sent = vi.fn();

function Example() {
  const [name, setName] = useState('');
  const [problems, setProblems] = useState<readonly string[]>([]);
  return (
    <Form id="example" onSubmit={sent} onProblems={setProblems}>
      <TextField label="Name" required value={name} onChange={setName} />
      <SubmitButton form="example" problems={problems}>
        Review
      </SubmitButton>
    </Form>
  );
}

function show() {
  sent.mockClear();
  render(<Example />);
  return {
    field: screen.getByRole('textbox', { name: 'Name' }),
    button: screen.getByRole('button', { name: 'Review' }),
  };
}

describeKeys(submitButtonGuide, {
  'Goes to the button, also while it is disabled': async (press) => {
    const { field, button } = show();
    button.click();
    await waitFor(() => expect(button.getAttribute('aria-disabled')).toBe('true'));
    field.focus();
    await press();
    expect(document.activeElement).toBe(button);
  },
  'Submits; while disabled, goes to the first field with an error': async (press) => {
    const { field, button } = show();
    button.click();
    await waitFor(() => expect(button.getAttribute('aria-disabled')).toBe('true'));
    button.focus();
    await press();
    expect(document.activeElement).toBe(field);
    expect(sent).not.toHaveBeenCalled();
    await userEvent.keyboard('Desk');
    button.focus();
    await press();
    expect(sent).toHaveBeenCalledOnce();
  },
});
