import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { describeConformance } from '../../internal/describe-conformance.tsx';
import { Button } from './button.tsx';

describeConformance('Button', (props) => <Button {...props}>Transfer</Button>, HTMLButtonElement);

it('does not submit a form unless told to', () => {
  render(<Button>Transfer</Button>);
  expect(screen.getByRole('button').getAttribute('type')).toBe('button');
});

it.each(['busy', 'disabledReason'])('ignores presses and Enter while %s', async (state) => {
  const press = vi.fn();
  render(
    <Button
      onClick={press}
      {...(state === 'busy' ? { busy: true } : { disabledReason: 'Only the owner can do this' })}
    >
      Transfer
    </Button>,
  );
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('button'));
  await userEvent.keyboard('{Enter}');
  await userEvent.click(screen.getByRole('button'));
  expect(press).not.toHaveBeenCalled();
});
