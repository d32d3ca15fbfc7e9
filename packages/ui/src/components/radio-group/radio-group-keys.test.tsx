import { render, screen } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { describeKeys } from '../../internal/describe-keys.ts';
import { radioGroupGuide } from './radio-group.guide.tsx';
import { RadioGroup } from './radio-group.tsx';

const change = vi.fn();

function show(start: string) {
  change.mockClear();
  render(
    <>
      <button>Before</button>
      <RadioGroup
        label="Fee"
        value="standard"
        onChange={change}
        options={[
          { id: 'slow', label: 'Slow' },
          { id: 'standard', label: 'Standard' },
          { id: 'fast', label: 'Fast' },
          { id: 'custom', label: 'Custom', disabledReason: 'Not on this network' },
        ]}
      />
    </>,
  );
  if (start === 'Before') screen.getByRole('button').focus();
  else radio(start).focus();
}
const radio = (name: string) => screen.getByRole('radio', { name: new RegExp(`^${name}`) });

describeKeys(radioGroupGuide, {
  'Goes to the chosen option': async (press) => {
    show('Before');
    await press();
    expect(document.activeElement).toBe(radio('Standard'));
  },
  'Leaves the group': async (press) => {
    show('Standard');
    await press();
    expect(document.activeElement).toBe(screen.getByRole('button'));
  },
  'Chooses the next option, or only goes there while it has a reason against it': async (press) => {
    show('Standard');
    await press();
    expect(change).toHaveBeenCalledExactlyOnceWith('fast');
    radio('Fast').focus();
    await press();
    expect(document.activeElement).toBe(radio('Custom'));
    expect(change).toHaveBeenCalledOnce();
  },
  'Chooses the previous option': async (press) => {
    show('Standard');
    await press();
    expect(change).toHaveBeenCalledExactlyOnceWith('slow');
  },
});
