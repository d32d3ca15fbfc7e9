import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { describeConformance } from '../../internal/describe-conformance.tsx';
import { UiProvider } from '../../theme/ui-provider.tsx';
import { Switch, type SwitchProps } from './switch.tsx';

describeConformance('Switch', (props) => (
  <Switch checked={false} onChange={vi.fn()} {...props}>
    Sweep by itself
  </Switch>
));

const show = (props: Partial<SwitchProps> = {}) => {
  const change = vi.fn();
  render(
    <UiProvider locale="en-US">
      <Switch checked={false} onChange={change} {...props}>
        Sweep by itself
      </Switch>
    </UiProvider>,
  );
  return change;
};
const button = () => screen.getByRole<HTMLInputElement>('switch', { name: 'Sweep by itself' });

it('asks for the other state by its words and by Space, and shows what it is told', async () => {
  const change = show({ description: 'Every hour' });
  await userEvent.click(screen.getByText('Sweep by itself'));
  expect(change).toHaveBeenLastCalledWith(true);
  expect(button().checked).toBe(false);
  button().focus();
  await userEvent.keyboard(' ');
  expect(change).toHaveBeenCalledTimes(2);
  expect(screen.getByRole('switch', { description: 'Every hour' })).toBeTruthy();
});

it('says that the change is under way, keeps the focus and does nothing meanwhile', async () => {
  const change = show({ busy: true });
  await userEvent.tab();
  await userEvent.keyboard(' ');
  expect(document.activeElement).toBe(button());
  expect(change).not.toHaveBeenCalled();
  expect(button().getAttribute('aria-busy')).toBe('true');
  expect(screen.getByRole('status').textContent).toBe('Loading');
});

it('says why it cannot be changed', async () => {
  const change = show({ disabledReason: 'Only the owner can do this' });
  await userEvent.click(screen.getByRole('switch', { description: 'Only the owner can do this' }));
  expect(change).not.toHaveBeenCalled();
});

it('can be named without words of its own, as in a row of a table', () => {
  show({ children: undefined, 'aria-label': 'Rule 7' });
  expect(screen.getByRole('switch', { name: 'Rule 7' })).toBeTruthy();
});
