import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { describeConformance } from '../../internal/describe-conformance.tsx';
import { UiProvider } from '../../theme/ui-provider.tsx';
import { Form } from '../form/index.ts';
import { Field } from './field.tsx';

describeConformance('Field', (props) => (
  <Field label="Approvers" {...props}>
    <button type="button">Add a person</button>
  </Field>
));

it('ties one control of another kind to its label and error', () => {
  render(
    <Field label="Key file" error="Not a PEM file">
      {(control) => <input type="file" {...control} />}
    </Field>,
  );
  expect(screen.getByLabelText('Key file').getAttribute('aria-invalid')).toBe('true');
});

it('names several controls as a group, and keeps a form back while nothing is chosen', async () => {
  const sent = vi.fn();
  render(
    <UiProvider locale="en-US">
      <Form onSubmit={sent}>
        <Field label="Approvers" required empty>
          <button type="button" data-control="">
            Add a person
          </button>
        </Field>
        <button type="submit">Save</button>
      </Form>
    </UiProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(sent).not.toHaveBeenCalled();
  expect(screen.getByRole('group', { name: /Approvers/, description: 'Required' })).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add a person' }));
});
