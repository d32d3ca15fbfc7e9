import { render, screen } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { describeKeys } from '../../internal/describe-keys.ts';
import { TextField } from '../text-field/index.ts';
import { formGuide } from './form.guide.tsx';
import { Form } from './form.tsx';

describeKeys(formGuide, {
  'Submits, in a field': async (press) => {
    const sent = vi.fn();
    render(
      <Form onSubmit={sent}>
        <TextField label="Name" value="Desk" onChange={vi.fn()} />
        <TextField label="Memo" value="" onChange={vi.fn()} />
        <button type="submit">Save</button>
      </Form>,
    );
    screen.getByRole('textbox', { name: 'Memo' }).focus();
    await press();
    expect(sent).toHaveBeenCalledOnce();
  },
});
