import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { describeConformance } from '../../internal/describe-conformance.tsx';
import { RadioCards } from './radio-cards.tsx';

const options = [
  { id: 'slow', title: 'Slow', detail: 'About 30 minutes', aside: '2.1 TRX' },
  { id: 'fast', title: 'Fast', disabled: true },
  { id: 'custom', title: 'Custom' },
] as const;

describeConformance('RadioCards', (props) => (
  <RadioCards label="Fee" options={options} value="slow" onChange={vi.fn()} {...props} />
));

it('is one named group, described and marked when it is wrong', () => {
  render(<RadioCards label="Fee" options={options} value={null} onChange={vi.fn()} error="Choose a fee" />);
  const group = screen.getByRole('radiogroup', { name: 'Fee', description: 'Choose a fee' });
  expect(group.getAttribute('aria-invalid')).toBe('true');
});

it('is chosen from by pressing anywhere on a card, but not a disabled one', async () => {
  const change = vi.fn();
  render(<RadioCards label="Fee" options={options} value="slow" onChange={change} />);
  await userEvent.click(screen.getByText('Fast'));
  expect(change).not.toHaveBeenCalled();
  await userEvent.click(screen.getByText('Custom'));
  expect(change).toHaveBeenLastCalledWith('custom');
});
