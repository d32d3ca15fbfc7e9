import { render, screen, waitFor } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { describeKeys } from '../../internal/describe-keys.ts';
import { UiProvider } from '../../theme/ui-provider.tsx';
import { tableColumnsButtonGuide } from './table-columns-button.guide.tsx';
import { TableColumnsButton } from './table-columns-button.tsx';
import { plainLayout } from './table-layout.rules.ts';

function show() {
  render(
    <UiProvider locale="en-US">
      <TableColumnsButton
        columns={[
          { key: 'name', header: 'Name', cell: () => null },
          { key: 'memo', header: 'Memo', cell: () => null },
        ]}
        layout={plainLayout}
        onLayout={vi.fn()}
      />
    </UiProvider>,
  );
  const button = screen.getByRole('button', { name: 'Columns' });
  button.focus();
  return button;
}

describeKeys(tableColumnsButtonGuide, {
  'Opens the list of columns': async (press) => {
    show();
    await press();
    expect(await screen.findByRole('dialog', { name: 'Columns' })).toBeTruthy();
  },
  'Closes the list, and returns to its button': async (press) => {
    const button = show();
    button.click();
    const list = await screen.findByRole('dialog', { name: 'Columns' });
    await waitFor(() => expect(list.contains(document.activeElement)).toBe(true));
    await press();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(button));
  },
});
