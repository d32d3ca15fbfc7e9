import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { describeConformance } from '../../internal/describe-conformance.tsx';
import { UiProvider } from '../../theme/ui-provider.tsx';
import { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog.tsx';

const nothing = () => {};

describeConformance('ConfirmDialog', (props) => (
  <ConfirmDialog
    {...props}
    open
    type="info"
    title="Refuse?"
    confirmLabel="Reject"
    onConfirm={nothing}
    onCancel={nothing}
  />
));

function ask(props: Partial<ConfirmDialogProps>) {
  const onConfirm = vi.fn();
  const onCancel = vi.fn();
  const dialog = (more: Partial<ConfirmDialogProps> = {}) => (
    <UiProvider locale="en-US">
      <ConfirmDialog
        open
        type="warning"
        title="Send to a risky address?"
        confirmLabel="Send"
        onConfirm={onConfirm}
        onCancel={onCancel}
        {...props}
        {...more}
      />
    </UiProvider>
  );
  const { rerender } = render(dialog());
  return {
    onConfirm,
    onCancel,
    send: screen.getByRole('button', { name: /Send/ }),
    again: (more: Partial<ConfirmDialogProps>) => rerender(dialog(more)),
  };
}

it('is an alert dialog described by what will happen', () => {
  ask({ children: '250,000 USDT leave the wallet.' });
  expect(
    screen.getByRole('alertdialog', {
      name: 'Send to a risky address?',
      description: '250,000 USDT leave the wallet.',
    }),
  ).toBeTruthy();
});

it('confirms only once the box is ticked', async () => {
  const { send, onConfirm } = ask({ checkbox: 'I know the risk' });
  const box = screen.getByRole('checkbox', { name: 'I know the risk' });
  expect(send.getAttribute('aria-disabled')).toBe('true');
  await userEvent.click(send);
  box.focus();
  await userEvent.keyboard('{Enter}');
  expect(onConfirm).not.toHaveBeenCalled();
  await userEvent.click(box);
  expect(send.getAttribute('aria-disabled')).toBeNull();
  await userEvent.click(send);
  expect(onConfirm).toHaveBeenCalledExactlyOnceWith({ remark: '' });
});

it('counts the remark in code points and keeps 200 of what is pasted, saying so', async () => {
  const { send, onConfirm } = ask({ remark: { label: 'Reason' } });
  await userEvent.click(screen.getByRole('textbox', { name: 'Reason' }));
  await userEvent.paste('😀'.repeat(205));
  expect(screen.getByText('200 / 200')).toBeTruthy();
  expect(screen.getByText(/Left out: 5/)).toBeTruthy();
  await userEvent.click(send);
  expect(onConfirm).toHaveBeenCalledExactlyOnceWith({ remark: '😀'.repeat(200) });
});

it('asks for a required remark and puts the focus there', async () => {
  const { send, onConfirm } = ask({ remark: { label: 'Reason', required: true } });
  await userEvent.click(send);
  expect(onConfirm).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /Reason/ }));
});

it('cannot be left or confirmed again while it is busy', async () => {
  const { send, onConfirm, onCancel } = ask({ busy: true });
  await userEvent.click(send);
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await userEvent.keyboard('{Escape}');
  expect(onConfirm).not.toHaveBeenCalled();
  expect(onCancel).not.toHaveBeenCalled();
});

it('can be left, and not confirmed, while it waits for what it rests on', async () => {
  const { send, onConfirm, onCancel } = ask({ waiting: true });
  await userEvent.click(send);
  expect(onConfirm).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await userEvent.keyboard('{Escape}');
  expect(onCancel).toHaveBeenCalledTimes(2);
});

it('cancels with its button and with Escape', async () => {
  const { onCancel } = ask({});
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await userEvent.keyboard('{Escape}');
  expect(onCancel).toHaveBeenCalledTimes(2);
});

it('forgets the tick and the remark when it closes', async () => {
  const { again } = ask({ checkbox: 'I know the risk', remark: { label: 'Reason' } });
  await userEvent.click(screen.getByRole('checkbox'));
  await userEvent.type(screen.getByRole('textbox'), 'because');
  again({ open: false });
  again({ open: true });
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(false);
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('');
});

it('says why it failed', () => {
  ask({ error: 'Another approver was faster.' });
  expect(screen.getByRole('alert').textContent).toContain('Another approver was faster.');
});
