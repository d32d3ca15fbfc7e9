import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { describeConformance } from '../../internal/describe-conformance.tsx';
import { Button } from '../button/index.ts';
import { Menu, type MenuProps } from './menu.tsx';

const items: MenuProps['items'] = [
  { id: 'rename', label: 'Rename' },
  { id: 'move', label: 'Move', disabledReason: 'Only the owner can do this' },
  { divider: true },
  { id: 'remove', label: 'Remove', danger: true },
];
const nothing = () => {};

describeConformance('Menu', (props) => (
  <Menu {...props} label="More" trigger={<Button>More</Button>} items={items} onAction={nothing} />
));

function show(props: Partial<MenuProps> = {}) {
  const onAction = vi.fn();
  render(<Menu label="More" trigger={<Button>More</Button>} items={items} onAction={onAction} {...props} />);
  return { onAction, trigger: screen.getByRole('button', { name: 'More' }) };
}

it('opens, acts and gives the focus back', async () => {
  const { onAction, trigger } = show();
  await userEvent.click(trigger);
  expect(trigger.getAttribute('aria-expanded')).toBe('true');
  await userEvent.click(screen.getByRole('menuitem', { name: 'Remove' }));
  expect(onAction).toHaveBeenCalledExactlyOnceWith('remove');
  await waitFor(() => expect(document.activeElement).toBe(trigger));
});

it('stands open from the first where it is told to, and gives the focus to its button', async () => {
  const { trigger } = show({ defaultOpen: true });
  expect(await screen.findByRole('menuitem', { name: 'Rename' })).toBeTruthy();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(trigger));
});

it('does nothing for an item that cannot be chosen, and says why', async () => {
  const { onAction, trigger } = show();
  await userEvent.click(trigger);
  await userEvent.click(screen.getByRole('menuitem', { name: 'Move Only the owner can do this' }));
  expect(onAction).not.toHaveBeenCalled();
});

it('marks the item that holds now', async () => {
  const { onAction, trigger } = show({ selected: 'rename' });
  await userEvent.click(trigger);
  expect(screen.getByRole('menuitemradio', { checked: true }).textContent).toBe('Rename');
  await userEvent.click(screen.getByRole('menuitemradio', { name: 'Remove' }));
  expect(onAction).toHaveBeenCalledExactlyOnceWith('remove');
});
