import { render, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeKeys } from '../internal/describe-keys.ts';
import { UiProvider } from '../index.ts';
import { approvalPageGuide } from './approval-page.guide.tsx';
import { ApprovalPage } from './approval-page.tsx';
import { detailPageGuide } from './detail-page.guide.tsx';
import { DetailPage } from './detail-page.tsx';
import { formPageGuide } from './form-page.guide.tsx';
import { FormPage } from './form-page.tsx';
import { listPageGuide } from './list-page.guide.tsx';
import { ListPage } from './list-page.tsx';
import { settingsPageGuide } from './settings-page.guide.tsx';
import { SettingsPage } from './settings-page.tsx';

const show = (page: ReactNode) => render(<UiProvider locale="en-US">{page}</UiProvider>);
const focus = (element: HTMLElement) => {
  element.focus();
  return element;
};
const expectFocus = (element: HTMLElement) => waitFor(() => expect(document.activeElement).toBe(element));
const expectGone = (role: string) => waitFor(() => expect(screen.queryByRole(role)).toBeNull());

describeKeys(approvalPageGuide, {
  'Leaves the question first, then the item': async (press) => {
    show(<ApprovalPage />);
    const item = await screen.findByRole('dialog');
    const reject = focus(within(item).getByRole('button', { name: 'Reject' }));
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('alertdialog');
    await press();
    await expectGone('alertdialog');
    await expectFocus(reject);
    await press();
    await expectGone('dialog');
  },
});

describeKeys(detailPageGuide, {
  'Closes the drawer, and returns to the row': async (press) => {
    show(<DetailPage open={false} />);
    const [row] = screen.getAllByRole('button', { name: /^Transfer/ });
    if (row === undefined) throw new Error('no row');
    focus(row);
    await userEvent.keyboard('{Enter}');
    const drawer = await screen.findByRole('dialog');
    await waitFor(() => expect(drawer.contains(document.activeElement)).toBe(true));
    await press();
    await expectGone('dialog');
    await expectFocus(row);
  },
});

describeKeys(formPageGuide, {
  'Leaves the question whether to discard, and returns to Cancel': async (press) => {
    show(<FormPage />);
    focus(screen.getByRole('textbox', { name: 'Name' }));
    await userEvent.keyboard('Large');
    const cancel = focus(screen.getByRole('button', { name: 'Cancel' }));
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('alertdialog');
    await press();
    await expectGone('alertdialog');
    await expectFocus(cancel);
  },
});

const row = (at: number) => {
  const box = screen.getAllByRole('checkbox', { name: /^Select / }).slice(1)[at];
  if (box === undefined) throw new Error('no such row');
  return box;
};

describeKeys(listPageGuide, {
  'Goes to the next row': async (press) => {
    show(<ListPage />);
    focus(row(0));
    await press();
    await expectFocus(row(1));
  },
  'Goes to the previous row': async (press) => {
    show(<ListPage />);
    focus(row(1));
    await press();
    await expectFocus(row(0));
  },
});

describeKeys(settingsPageGuide, {
  'Switches a setting on and off': async (press) => {
    show(<SettingsPage />);
    const weekly = screen.getByRole<HTMLInputElement>('switch', { name: 'Weekly summary' });
    weekly.focus();
    const before = weekly.checked;
    await press();
    await waitFor(() => expect(weekly.checked).toBe(!before));
    expect(document.activeElement).toBe(weekly);
  },
  'Leaves the question before freezing': async (press) => {
    show(<SettingsPage />);
    const freeze = focus(screen.getByRole('button', { name: 'Freeze this wallet' }));
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('alertdialog');
    await press();
    await expectGone('alertdialog');
    await expectFocus(freeze);
  },
});
