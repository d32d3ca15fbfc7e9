import { render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect } from 'vitest';
import { describeKeys } from '../../internal/describe-keys.ts';
import { checkboxGuide } from './checkbox.guide.tsx';
import { Checkbox } from './checkbox.tsx';

function Example() {
  const [checked, setChecked] = useState(false);
  return (
    <Checkbox checked={checked} onChange={setChecked}>
      I compared the address
    </Checkbox>
  );
}

describeKeys(checkboxGuide, {
  'Ticks the checkbox, or no longer': async (press) => {
    render(<Example />);
    const box = screen.getByRole<HTMLInputElement>('checkbox');
    box.focus();
    await press();
    expect(box.checked).toBe(true);
    await press();
    expect(box.checked).toBe(false);
  },
});
