import { stage } from '#shared/testing/stage.tsx';
import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { SheetFile } from './sheet-file.tsx';

const hidden = /\p{Bidi_Control}/u;
const give = (container: HTMLElement, content: string) => {
  const input = container.querySelector('input[type=file]');
  if (input === null) throw new Error('No file chooser');
  fireEvent.change(input, { target: { files: [new File([content], 'pay\u202evsc.csv')] } });
};

it('R24: shows what is hidden in the name of a file as marks, refused or asked about', async () => {
  const { container } = await stage(<SheetFile onRead={vi.fn()} />, { as: 'owner' });
  give(container, 'address,amount,amount\n1,2\u202e,3');
  await screen.findByText(/^“pay\[U\+202E\]vsc.csv” has several columns/);
  expect(document.body.innerHTML).not.toMatch(hidden);
  give(container, '"');
  await screen.findByRole('button', { name: 'Remove pay[U+202E]vsc.csv' });
  expect(document.body.innerHTML).not.toMatch(hidden);
});
