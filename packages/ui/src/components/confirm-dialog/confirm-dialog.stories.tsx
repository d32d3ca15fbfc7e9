import { expect, fn, screen } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';

const meta = preview.meta({
  title: 'Components/ConfirmDialog',
  component: ConfirmDialog,
  parameters: { layout: 'fullscreen' },
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

/** An ordinary decision. */
export const InfoType = meta.story();

/** After something went wrong. */
export const ErrorType = meta.story({
  args: { type: 'error', title: 'The share is not backed up', confirmLabel: 'Go on without' },
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
    await userEvent.tab();
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
    children: 'Transfers to it will be refused until it is added and approved again.',
    confirmLabel: 'Remove',
  },
});

/** With a remark of at most 200 characters. */
export const Remark = meta.story({
  args: {
    type: 'warning',
    title: 'Refuse this transfer?',
    confirmLabel: 'Refuse',
    remark: { label: 'Reason', required: true },
  },
  globals: { theme: 'dark' },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('textbox', { name: /Reason/ }));
    await userEvent.paste('字'.repeat(203));
    await expect(screen.getByText('200 / 200')).toBeVisible();
  },
});

/** In Chinese, with everything. */
export const Chinese = meta.story({
  args: {
    type: 'warning',
    title: '确认拒绝这笔转账？',
    children: '拒绝后发起人需要重新提交。',
    confirmLabel: '拒绝',
    remark: { label: '拒绝原因' },
    checkbox: '我已核对收款地址',
  },
  globals: { language: 'zh-CN' },
});

/** Being carried out: it can neither be left nor confirmed again. */
export const Busy = meta.story({ args: { busy: true } });

/** It failed, and says why. */
export const Failed = meta.story({ args: { error: 'Another approver was faster. Look at the list again.' } });
