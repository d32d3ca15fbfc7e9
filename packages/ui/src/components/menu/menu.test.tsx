import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
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

it('reaches an item that cannot be chosen, says why, and does nothing for it', async () => {
  const { onAction, trigger } = show();
  trigger.focus();
  await userEvent.keyboard('{Enter}{ArrowDown}');
  const item = screen.getByRole('menuitem', { name: 'Move Only the owner can do this' });
  expect(document.activeElement).toBe(item);
  expect(item.getAttribute('aria-disabled')).toBe('true');
  await userEvent.keyboard('{Enter} ');
  await userEvent.click(item);
  expect(onAction).not.toHaveBeenCalled();
  expect(screen.getByRole('menu', { name: 'More' })).toBeTruthy();
});

it('says that there is nothing where it has no items', async () => {
  const { onAction, trigger } = show({ items: [] });
  await userEvent.click(trigger);
  const item = screen.getByRole('menuitem', { name: '暂无内容' });
  expect(document.activeElement).toBe(item);
  await userEvent.keyboard('{Enter}n');
  expect(onAction).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(document.activeElement).toBe(trigger);
});

const focused = () => document.activeElement?.textContent;

it('opens at the end an arrow comes from, and goes round', async () => {
  const { trigger } = show();
  trigger.focus();
  await userEvent.keyboard('{ArrowUp}');
  expect(focused()).toBe('Remove');
  await userEvent.keyboard('{ArrowDown}');
  expect(focused()).toBe('Rename');
  await userEvent.keyboard('{End}');
  expect(focused()).toBe('Remove');
  await userEvent.keyboard('{Home}');
  expect(focused()).toBe('Rename');
  await userEvent.keyboard('rem');
  expect(focused()).toBe('Remove');
  await userEvent.keyboard('{Escape}{ArrowDown}');
  expect(focused()).toBe('Rename');
});

it('chooses by Enter and Space, with the focus back on the button by then, but not by a key held down', async () => {
  const { onAction, trigger } = show();
  onAction.mockImplementation(() => expect(document.activeElement).toBe(trigger));
  trigger.focus();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await userEvent.keyboard('{ArrowUp} ');
  expect(onAction.mock.calls).toEqual([['rename'], ['remove']]);
  await userEvent.keyboard('{ArrowDown}');
  fireEvent.keyDown(screen.getByRole('menuitem', { name: 'Rename' }), { key: 'Enter', repeat: true });
  expect(onAction).toHaveBeenCalledTimes(2);
});

it('is closed by a press beside it, which does nothing else, and by Tab, which goes on', async () => {
  const beside = vi.fn();
  render(<Button onClick={beside}>Next</Button>);
  const { trigger } = show();
  await userEvent.click(trigger);
  const layer = screen.getByRole('menu').parentElement ?? document.body;
  await userEvent.click(layer);
  expect(screen.queryByRole('menu')).toBeNull();
  expect(document.activeElement).toBe(trigger);
  await userEvent.click(trigger);
  await userEvent.tab();
  expect(screen.queryByRole('menu')).toBeNull();
  expect(beside).not.toHaveBeenCalled();
});

it('keeps its keys and presses from what is around it', async () => {
  const heard = vi.fn();
  render(
    <div role="presentation" onKeyDown={({ key }) => heard(key)}>
      <Menu label="More" trigger={<Button>More</Button>} items={items} onAction={nothing} />
    </div>,
  );
  screen.getByRole('button', { name: 'More' }).focus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Escape}');
  expect(screen.queryByRole('menu')).toBeNull();
  expect(heard).not.toHaveBeenCalled();
});

it('leaves the ref and the handlers of its button to whoever gave them', async () => {
  const ref = createRef<HTMLButtonElement>();
  const heard = vi.fn();
  const trigger = (
    <Button ref={ref} onClick={() => heard('press')} onKeyDown={({ key }) => heard(key)}>
      More
    </Button>
  );
  show({ trigger });
  expect(ref.current?.textContent).toBe('More');
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  await userEvent.keyboard('{Escape}{ArrowDown}');
  expect(heard.mock.calls).toEqual([['press'], ['ArrowDown']]);
  expect(screen.getByRole('menu')).toBeTruthy();
});

it('opens nothing while there is a reason against its button', async () => {
  const { trigger } = show({ trigger: <Button disabledReason="Choose a row first">More</Button> });
  await userEvent.click(trigger);
  trigger.focus();
  await userEvent.keyboard('{Enter}{ArrowDown}');
  expect(screen.queryByRole('menu')).toBeNull();
});

it('marks the item that holds now', async () => {
  const { onAction, trigger } = show({ selected: 'rename' });
  await userEvent.click(trigger);
  expect(screen.getByRole('menuitemradio', { checked: true }).textContent).toBe('Rename');
  await userEvent.click(screen.getByRole('menuitemradio', { name: 'Remove' }));
  expect(onAction).toHaveBeenCalledExactlyOnceWith('remove');
});
