import { render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, vi } from 'vitest';
import { describeKeys } from '../../internal/describe-keys.ts';
import { Form } from '../form/index.ts';
import { textAreaGuide } from './text-area.guide.tsx';
import { TextArea } from './text-area.tsx';

const sent = vi.fn();

function Example() {
  const [value, setValue] = useState('Rent');
  return (
    <Form onSubmit={sent}>
      <TextArea label="Remark" value={value} onChange={setValue} />
      <button type="submit">Save</button>
    </Form>
  );
}

describeKeys(textAreaGuide, {
  'Begins a new line, and submits nothing': async (press) => {
    sent.mockClear();
    render(<Example />);
    const box = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Remark' });
    box.focus();
    box.setSelectionRange(4, 4);
    await press();
    expect(box.value).toBe('Rent\n');
    expect(sent).not.toHaveBeenCalled();
  },
});
