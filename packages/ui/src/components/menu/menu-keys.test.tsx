import { render, screen, waitFor } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeKeys } from '../../internal/describe-keys.ts';
import { Button } from '../button/index.ts';
import { menuGuide } from './menu.guide.tsx';
import { Menu } from './menu.tsx';

const act = vi.fn();

function show() {
  act.mockClear();
  render(
    <Menu
      label="More"
      trigger={<Button>More</Button>}
      items={['Approve', 'Move', 'Reject'].map((label) => ({ id: label, label }))}
      onAction={act}
    />,
  );
  const trigger = screen.getByRole('button', { name: 'More' });
  trigger.focus();
  return trigger;
}

/** Opened on its first item. */
async function showOpen() {
  const trigger = show();
  await userEvent.keyboard('{Enter}');
  await expectFocus('Approve');
  return trigger;
}
const expectFocus = (name: string) =>
  waitFor(() => expect(document.activeElement).toBe(screen.getByRole('menuitem', { name })));
const expectClosed = () => waitFor(() => expect(screen.queryByRole('menu')).toBeNull());

describeKeys(menuGuide, {
  'Opens the menu on its first item': async (press) => {
    show();
    await press();
    await expectFocus('Approve');
  },
  'Opens the menu on its last item': async (press) => {
    show();
    await press();
    await expectFocus('Reject');
  },
  'Goes to the next item, and from the last to the first': async (press) => {
    await showOpen();
    for (const name of ['Move', 'Reject', 'Approve']) {
      await press();
      await expectFocus(name);
    }
  },
  'Goes to the previous item, and from the first to the last': async (press) => {
    await showOpen();
    for (const name of ['Reject', 'Move']) {
      await press();
      await expectFocus(name);
    }
  },
  'Goes to the first item': async (press) => {
    await showOpen();
    await userEvent.keyboard('{ArrowDown}');
    await expectFocus('Move');
    await press();
    await expectFocus('Approve');
  },
  'Goes to the last item': async (press) => {
    await showOpen();
    await press();
    await expectFocus('Reject');
  },
  'Goes to the item that begins with them': async (press) => {
    await showOpen();
    await press('re');
    await expectFocus('Reject');
  },
  'Chooses the item': async (press) => {
    await showOpen();
    await press();
    await waitFor(() => expect(act).toHaveBeenCalledExactlyOnceWith('Approve'));
  },
  'Closes the menu, and returns to its button': async (press) => {
    const trigger = await showOpen();
    await press();
    await expectClosed();
    await waitFor(() => expect(document.activeElement).toBe(trigger));
  },
  'Closes the menu, and leaves it': async (press) => {
    await showOpen();
    await press();
    await expectClosed();
    expect(act).not.toHaveBeenCalled();
  },
});
