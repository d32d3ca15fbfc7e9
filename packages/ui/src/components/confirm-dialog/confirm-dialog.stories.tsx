import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { guided } from '../../../../../.storybook/guide.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { word } from '../../../../../.storybook/word.ts';
import { Button } from '../button/index.ts';
import { Menu } from '../menu/index.ts';
import { Stack } from '../stack/index.ts';
import { confirmDialogGuide } from './confirm-dialog.guide.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';

const meta = preview.meta({
  title: 'Overlays/ConfirmDialog',
  component: ConfirmDialog,
  parameters: {
    ...guided(confirmDialogGuide),
    layout: 'fullscreen',
    docs: { story: { inline: false, iframeHeight: '480px' } },
  },
  args: {
    open: true,
    type: 'info' as const,
    title: 'Approve this transfer?',
    children: '250,000.00 USDT leave Treasury / Main sub-wallet for Binance hot.',
    confirmLabel: 'Approve',
    onConfirm: fn(),
    onCancel: fn(),
  },
});

/** An ordinary decision: Tab stays inside, Enter on the button decides, Escape cancels. */
export const InfoType = meta.story({
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Approve this transfer?' });
    await waitFor(() => expect(dialog).toHaveFocus());
    for (const name of [word('cancel'), 'Approve', word('cancel'), 'Approve']) {
      await userEvent.tab();
      await expect(screen.getByRole('button', { name })).toHaveFocus();
    }
    await userEvent.keyboard('{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledWith({ remark: '' });
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
});

/** After something went wrong. */
export const ErrorType = meta.story({
  args: { type: 'error', title: 'The share is not backed up', confirmLabel: 'Continue without' },
});

/** After something went well. */
export const SuccessType = meta.story({
  args: {
    type: 'success',
    title: 'Key restored',
    children: 'Check the addresses.',
    confirmLabel: 'Check addresses',
  },
});

/** Confirming waits until the box is ticked. */
export const WarningWithCheckbox = meta.story({
  args: {
    type: 'warning',
    title: 'This address is risky',
    children: 'KYT found links to a sanctioned exchange. Score 82 / 100.',
    checkbox: 'I know the risk and take responsibility',
    confirmLabel: 'Send all the same',
  },
  play: async ({ args, userEvent }) => {
    const send = await screen.findByRole('button', { name: 'Send all the same' });
    await expect(send).toHaveAttribute('aria-disabled', 'true');
    await expect(send).toHaveAccessibleDescription(word('requiredTick'));
    await userEvent.click(send);
    await expect(args.onConfirm).not.toHaveBeenCalled();
    screen.getByRole('checkbox').focus();
    await userEvent.keyboard(' ');
    await userEvent.click(send);
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
});

/** Destroying something. */
export const RemoveType = meta.story({
  args: {
    type: 'remove',
    title: 'Remove Binance hot from the whitelist?',
    children: 'Transfers to this address are rejected until it is added and approved again.',
    confirmLabel: 'Remove',
  },
});

/** With a remark of at most 200 characters. */
export const Remark = meta.story({
  args: {
    type: 'warning',
    title: 'Reject this transfer?',
    confirmLabel: 'Reject',
    remark: { label: 'Reason', required: true },
  },
  globals: { theme: 'dark' },
  play: async ({ args, userEvent }) => {
    const reason = await screen.findByRole('textbox', { name: /Reason/ });
    await userEvent.click(screen.getByRole('button', { name: 'Reject' }));
    await waitFor(() => expect(reason).toHaveFocus());
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await userEvent.paste('字'.repeat(203));
    await expect(screen.getByText('200 / 200')).toBeVisible();
    await expect(reason).toHaveValue('字'.repeat(200));
  },
});

/** In Chinese, with everything. */
export const Chinese = meta.story({
  args: {
    type: 'warning',
    title: '拒绝这笔转账？',
    children: '拒绝后发起人需要重新提交。',
    confirmLabel: '拒绝',
    remark: { label: '拒绝原因' },
    checkbox: '我已核对收款地址',
  },
  globals: { language: 'zh-CN' },
});

/** Being carried out: it can neither be left nor confirmed again. */
export const Busy = meta.story({
  args: { busy: true },
  play: async ({ args, userEvent }) => {
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await screen.findByRole('button', { name: /Approve/ }));
    await expect(args.onCancel).not.toHaveBeenCalled();
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
});

/** It failed, and says why. */
export const Failed = meta.story({ args: { error: 'Another approver was faster. Look at the list again.' } });

/** Everything it can have at once. */
export const Permutations = meta.story({
  args: {
    type: 'remove',
    title: 'Remove Binance hot from the whitelist?',
    confirmLabel: 'Remove',
    cancelLabel: 'Keep it',
    remark: { label: 'Reason', required: true },
    checkbox: 'I have spoken to the other approvers',
    error: 'Another approver was faster. Look at the list again.',
  },
});

function Whitelist() {
  const [names, setNames] = useState(['Binance hot', 'Kraken', 'Payroll']);
  const [leaving, setLeaving] = useState<string | null>(null);
  return (
    <main tabIndex={-1}>
      <Stack gap="s">
        {names.map((name) => (
          <div key={name}>
            <Button onClick={() => setLeaving(name)}>{`Remove ${name}`}</Button>{' '}
            <Menu
              label={`More about ${name}`}
              trigger={<Button>More about {name}</Button>}
              items={[{ id: 'remove', label: 'Remove', danger: true }]}
              onAction={() => setLeaving(name)}
            />
          </div>
        ))}
      </Stack>
      <ConfirmDialog
        open={leaving !== null}
        type="remove"
        title="Remove it?"
        confirmLabel="Remove"
        onCancel={() => setLeaving(null)}
        onConfirm={() => {
          setNames(names.filter((name) => name !== leaving));
          setLeaving(null);
        }}
      />
    </main>
  );
}

/** The focus returns to what opened it, through a menu too; and stays near by where that was removed. */
export const FocusReturns = meta.story({
  render: () => <Whitelist />,
  play: async ({ canvas, userEvent }) => {
    const confirm = async () =>
      userEvent.click(await screen.findByRole('button', { name: 'Remove', hidden: false }));
    const kraken = canvas.getByRole('button', { name: 'Remove Kraken' });
    await userEvent.click(kraken);
    await screen.findByRole('alertdialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(kraken).toHaveFocus());

    const more = canvas.getByRole('button', { name: 'More about Kraken' });
    await userEvent.click(more);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove' }));
    await screen.findByRole('alertdialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(more).toHaveFocus());

    await userEvent.click(kraken);
    await confirm();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Remove Binance hot' })).toHaveFocus());

    await userEvent.click(canvas.getByRole('button', { name: 'More about Payroll' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove' }));
    await screen.findByRole('alertdialog');
    await confirm();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Remove Binance hot' })).toHaveFocus());
  },
});
