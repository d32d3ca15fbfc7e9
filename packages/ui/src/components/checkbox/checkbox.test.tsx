import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { describeConformance } from '../../internal/describe-conformance.tsx';
import { Checkbox } from './checkbox.tsx';

describeConformance('Checkbox', (props) => (
  <Checkbox checked={false} onChange={vi.fn()} {...props}>
    I compared the address
  </Checkbox>
));

it('is pressed by its words and by Space, and described by its description', async () => {
  const change = vi.fn();
  render(
    <Checkbox checked={false} onChange={change} description="All 34 characters">
      I compared the address
    </Checkbox>,
  );
  await userEvent.click(screen.getByText('I compared the address'));
  expect(change).toHaveBeenLastCalledWith(true);
  change.mockClear();
  screen.getByRole('checkbox', { description: 'All 34 characters' }).focus();
  await userEvent.keyboard(' ');
  expect(change).toHaveBeenLastCalledWith(true);
});

it('cannot be pressed while disabled', async () => {
  const change = vi.fn();
  render(
    <Checkbox checked={false} onChange={change} disabled>
      I compared the address
    </Checkbox>,
  );
  await userEvent.click(screen.getByText('I compared the address'));
  expect(change).not.toHaveBeenCalled();
});
