import { render, screen } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { describeKeys } from '../../internal/describe-keys.ts';
import { fileDropGuide } from './file-drop.guide.tsx';
import { FileDrop } from './file-drop.tsx';

describeKeys(fileDropGuide, {
  'Opens the file chooser': async (press) => {
    const { container } = render(
      <FileDrop label="Addresses" items={[]} onFiles={vi.fn()} onRemove={vi.fn()} />,
    );
    // What the button presses in turn; the chooser itself is the browser's own.
    const opened = vi.fn((event: Event) => event.preventDefault());
    container.querySelector('input[type=file]')?.addEventListener('click', opened);
    screen.getByRole('button', { name: '选择文件' }).focus();
    await press();
    expect(opened).toHaveBeenCalledOnce();
  },
});
