import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { describeConformance } from '../../internal/describe-conformance.tsx';
import { Button } from '../button/index.ts';
import { Popover, type PopoverProps } from './popover.tsx';

describeConformance('Popover', (props) => (
  <Popover {...props} trigger={<Button>Fee</Button>}>
    0.4 TRX
  </Popover>
));

function show(props: Partial<PopoverProps> = {}) {
  render(
    <Popover trigger={<Button>Fee</Button>} {...props}>
      {props.children ?? '0.4 TRX'}
    </Popover>,
  );
  return screen.getByRole('button', { name: 'Fee' });
}

it('opens a dialog named by its button, which says so', async () => {
  const trigger = show();
  expect(trigger.getAttribute('aria-expanded')).toBe('false');
  await userEvent.click(trigger);
  expect(trigger.getAttribute('aria-expanded')).toBe('true');
  expect(screen.getByRole('dialog', { name: 'Fee' }).textContent).toContain('0.4 TRX');
});

it('is named by its title where it has one', async () => {
  await userEvent.click(show({ title: 'How the fee is made up' }));
  expect(screen.getByRole('dialog', { name: 'How the fee is made up' })).toBeTruthy();
});

it('can be closed by what is in it, and gives the focus back', async () => {
  const trigger = show({
    children: (close) => (
      <button type="button" onClick={close}>
        Apply
      </button>
    ),
  });
  await userEvent.click(trigger);
  await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
  await waitFor(() => expect(document.activeElement).toBe(trigger));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('tells and asks its owner where that one keeps it open or closed', async () => {
  const onOpenChange = vi.fn();
  await userEvent.click(show({ open: false, onOpenChange }));
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(true);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('stays closed while there is a reason against its button', async () => {
  await userEvent.click(show({ trigger: <Button disabledReason="Choose a coin first">Fee</Button> }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('gives the focus to its button also where it stood open from the first', async () => {
  const trigger = show({ defaultOpen: true });
  expect(await screen.findByRole('dialog', { name: 'Fee' })).toBeTruthy();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(trigger));
});
