import { render, screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeKeys } from '../../internal/describe-keys.ts';
import { Button } from '../button/index.ts';
import { popoverGuide } from './popover.guide.tsx';
import { Popover } from './popover.tsx';

function show() {
  render(
    <Popover trigger={<Button>Fee</Button>}>
      <button>First</button>
      <button>Last</button>
    </Popover>,
  );
  const trigger = screen.getByRole('button', { name: 'Fee' });
  trigger.focus();
  return trigger;
}

async function showOpen() {
  const trigger = show();
  await userEvent.keyboard('{Enter}');
  const dialog = await screen.findByRole('dialog', { name: 'Fee' });
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  return { trigger, inside: within(dialog) };
}

describeKeys(popoverGuide, {
  'Opens it, on its button': async (press) => {
    show();
    await press();
    const dialog = await screen.findByRole('dialog', { name: 'Fee' });
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  },
  'Goes to the next control in it, and from the last to the first': async (press) => {
    const { inside } = await showOpen();
    inside.getByRole('button', { name: 'First' }).focus();
    for (const name of ['Last', 'First']) {
      await press();
      await waitFor(() => expect(document.activeElement).toBe(inside.getByRole('button', { name })));
    }
  },
  'Closes it alone, and returns to its button': async (press) => {
    const { trigger } = await showOpen();
    await press();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(trigger));
  },
});
