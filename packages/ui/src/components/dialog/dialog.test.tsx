import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { describeConformance } from '../../internal/describe-conformance.tsx';
import { UiProvider } from '../../theme/ui-provider.tsx';
import { Dialog } from './dialog.tsx';

const nothing = () => {};

describeConformance('Dialog', (props) => <Dialog {...props} open title="Shortcuts" onClose={nothing} />);

it('is not there while closed', () => {
  render(<Dialog open={false} title="Shortcuts" onClose={nothing} />);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('closes with its button and with Escape, and of two only the one on top', async () => {
  const under = vi.fn();
  const top = vi.fn();
  const dialogs = (open: boolean) => (
    <UiProvider locale="en-US">
      <Dialog open title="Under" onClose={under}>
        <Dialog open={open} title="Top" onClose={top} />
      </Dialog>
    </UiProvider>
  );
  const { rerender } = render(dialogs(false));
  rerender(dialogs(true));
  await userEvent.keyboard('{Escape}');
  const dialog = within(screen.getByRole('dialog', { name: 'Top' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
  expect(top).toHaveBeenCalledTimes(2);
  expect(under).not.toHaveBeenCalled();
});
