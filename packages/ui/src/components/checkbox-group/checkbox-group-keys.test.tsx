import { render, screen } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { describeKeys } from '../../internal/describe-keys.ts';
import { checkboxGroupGuide } from './checkbox-group.guide.tsx';
import { CheckboxGroup } from './checkbox-group.tsx';

const change = vi.fn();

function show() {
  change.mockClear();
  render(
    <CheckboxGroup
      label="Networks"
      options={['TRON', 'Ethereum'].map((label) => ({ id: label, label }))}
      value={[]}
      onChange={change}
    />,
  );
  box('TRON').focus();
}
const box = (name: string) => screen.getByRole('checkbox', { name });

describeKeys(checkboxGroupGuide, {
  'Goes to the next checkbox': async (press) => {
    show();
    await press();
    expect(document.activeElement).toBe(box('Ethereum'));
  },
  'Ticks the checkbox, or no longer': async (press) => {
    show();
    await press();
    expect(change).toHaveBeenCalledExactlyOnceWith(['TRON']);
  },
});
