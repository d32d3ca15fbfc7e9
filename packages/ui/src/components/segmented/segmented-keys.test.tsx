import { render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect } from 'vitest';
import { describeKeys } from '../../internal/describe-keys.ts';
import { segmentedGuide } from './segmented.guide.tsx';
import { Segmented } from './segmented.tsx';

function Example() {
  const [selected, select] = useState('week');
  return (
    <>
      <button>Before</button>
      <Segmented
        label="Period"
        items={['day', 'week', 'month'].map((id) => ({ id, label: id }))}
        selected={selected}
        onSelect={select}
      />
    </>
  );
}

const selected = (name: string) => screen.getByRole('radio', { name, checked: true });

describeKeys(segmentedGuide, {
  'Goes to the selection': async (press) => {
    render(<Example />);
    screen.getByRole('button').focus();
    await press();
    expect(document.activeElement).toBe(selected('week'));
  },
  'Selects the next': async (press) => {
    render(<Example />);
    selected('week').focus();
    await press();
    expect(document.activeElement).toBe(selected('month'));
  },
  'Selects the previous': async (press) => {
    render(<Example />);
    selected('week').focus();
    await press();
    expect(document.activeElement).toBe(selected('day'));
  },
});
