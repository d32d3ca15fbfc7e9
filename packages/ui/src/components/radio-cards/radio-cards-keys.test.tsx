import { render, screen } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { describeKeys } from '../../internal/describe-keys.ts';
import { radioCardsGuide } from './radio-cards.guide.tsx';
import { RadioCards } from './radio-cards.tsx';

const change = vi.fn();

function show() {
  change.mockClear();
  render(
    <>
      <button>Before</button>
      <RadioCards
        label="Fee"
        options={['slow', 'standard', 'fast'].map((id) => ({ id, title: id }))}
        value="standard"
        onChange={change}
      />
    </>,
  );
  return {
    before: screen.getByRole('button', { name: 'Before' }),
    chosen: screen.getByRole('radio', { name: 'standard' }),
  };
}

describeKeys(radioCardsGuide, {
  'Goes to the chosen card': async (press) => {
    const { before, chosen } = show();
    before.focus();
    await press();
    expect(document.activeElement).toBe(chosen);
  },
  'Leaves the group': async (press) => {
    const { before, chosen } = show();
    chosen.focus();
    await press();
    expect(document.activeElement).toBe(before);
  },
  'Chooses the next card': async (press) => {
    show().chosen.focus();
    await press();
    expect(change).toHaveBeenCalledExactlyOnceWith('fast');
  },
  'Chooses the previous card': async (press) => {
    show().chosen.focus();
    await press();
    expect(change).toHaveBeenCalledExactlyOnceWith('slow');
  },
});
