import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { chinese, dark, empty, failing, loading, narrow } from '../../../../.storybook/page-looks.ts';
import preview from '../../../../.storybook/preview.tsx';
import { shown } from '../../../../.storybook/word.ts';
import { approvalPageGuide } from './approval-page.guide.tsx';
import { approvalTexts } from './approval-page-texts.ts';
import { ApprovalPage, type ApprovalPageProps } from './approval-page.tsx';
import { pageParameters } from './page-parameters.ts';

const meta = preview.meta({
  title: 'Patterns/Approval',
  render: (props: ApprovalPageProps) => <ApprovalPage {...props} />,
  parameters: pageParameters(
    approvalPageGuide,
    'Requests assigned to a person; each opens in a drawer, with all facts of the decision and its two buttons.',
  ),
});

/** A transfer that waits for its second consent. */
export const Ordinary = meta.story();

/** Approved from the keyboard: the question wants the address compared before its button can be pressed. */
export const Approving = meta.story({
  args: { open: false, onDecide: fn() },
  play: async ({ canvas, args, userEvent }) => {
    const texts = shown(approvalTexts);
    canvas.getByRole('button', { name: new RegExp(`^${texts.row}`) }).focus();
    await userEvent.keyboard('{Enter}');
    const item = within(await screen.findByRole('dialog', { name: new RegExp(texts.title) }));
    item.getByRole('button', { name: texts.approve }).focus();
    await userEvent.keyboard('{Enter}');
    const question = within(await screen.findByRole('alertdialog', { name: texts.askApprove }));
    const approve = question.getByRole('button', { name: texts.approve });
    await expect(approve).toHaveAttribute('aria-disabled', 'true');
    question.getByRole('checkbox', { name: texts.compared }).focus();
    await userEvent.keyboard(' ');
    approve.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDecide).toHaveBeenCalledWith('approve', '');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(await canvas.findByText(texts.empty)).toBeVisible();
  },
});

/** Rejected with a remark, which it wants. Escape goes back to the item first. */
export const Refusing = meta.story({
  args: { onDecide: fn() },
  play: async ({ args, userEvent }) => {
    const texts = shown(approvalTexts);
    const refuse = await screen.findByRole('button', { name: texts.refuse });
    refuse.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('alertdialog', { name: texts.askRefuse });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(refuse).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    const question = within(await screen.findByRole('alertdialog', { name: texts.askRefuse }));
    question.getByRole('button', { name: texts.refuse }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDecide).not.toHaveBeenCalled();
    const remark = question.getByRole('textbox');
    await expect(remark).toHaveFocus();
    await userEvent.type(remark, 'The address is not the one of the contract');
    question.getByRole('button', { name: texts.refuse }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDecide).toHaveBeenCalledWith('refuse', 'The address is not the one of the contract');
  },
});

/** Nothing waits. */
export const Empty = meta.story(empty);

/** The item is on its way: there is nothing yet that could be approved. */
export const Loading = meta.story(loading);

/** What waits could not be read. */
export const Failing = meta.story(failing);

/** On a phone: the whole item, and its answers at the foot. */
export const Narrow = meta.story(narrow);

/** In the dark theme. */
export const Dark = meta.story(dark);

/** In Chinese. */
export const Chinese = meta.story(chinese);
