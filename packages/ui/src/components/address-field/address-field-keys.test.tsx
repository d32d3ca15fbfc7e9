import { render, screen } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { describeKeys } from '../../internal/describe-keys.ts';
import { Form } from '../form/index.ts';
import { addressFieldGuide } from './address-field.guide.tsx';
import { AddressField } from './address-field.tsx';

describeKeys(addressFieldGuide, {
  'Submits the form, and never breaks the line': async (press) => {
    const sent = vi.fn();
    const change = vi.fn();
    render(
      <Form onSubmit={sent}>
        <AddressField label="To" value="TQ8v" onChange={change} />
      </Form>,
    );
    screen.getByRole('textbox', { name: 'To' }).focus();
    await press();
    expect(sent).toHaveBeenCalledOnce();
    expect(change).not.toHaveBeenCalled();
  },
});
