import { render, screen } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { describeKeys } from '../../internal/describe-keys.ts';
import { numberFieldGuide } from './number-field.guide.tsx';
import { NumberField } from './number-field.tsx';

const change = vi.fn();

function show() {
  change.mockClear();
  render(<NumberField label="Time limit" value="30" min="1" max="90" onChange={change} />);
  screen.getByRole('spinbutton', { name: 'Time limit' }).focus();
}

describeKeys(numberFieldGuide, {
  'Changes the number by a step': async (press, key) => {
    show();
    await press();
    expect(change).toHaveBeenCalledExactlyOnceWith(key === 'ArrowUp' ? '31' : '29');
  },
  'Changes the number by ten steps': async (press, key) => {
    show();
    await press();
    expect(change).toHaveBeenCalledExactlyOnceWith(key === 'PageUp' ? '40' : '20');
  },
  'Changes the number to its minimum': async (press) => {
    show();
    await press();
    expect(change).toHaveBeenCalledExactlyOnceWith('1');
  },
  'Changes the number to its maximum': async (press) => {
    show();
    await press();
    expect(change).toHaveBeenCalledExactlyOnceWith('90');
  },
});
