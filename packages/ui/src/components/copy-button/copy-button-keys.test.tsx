import { render, screen, waitFor } from '@testing-library/react';
import { expect, onTestFinished, vi } from 'vitest';
import { describeKeys } from '../../internal/describe-keys.ts';
import { copyButtonGuide } from './copy-button.guide.tsx';
import { CopyButton } from './copy-button.tsx';

describeKeys(copyButtonGuide, {
  Copies: async (press) => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    onTestFinished(() => write.mockRestore());
    render(<CopyButton text="TQ8vN4" label="Copy address" />);
    const button = screen.getByRole('button', { name: 'Copy address' });
    button.focus();
    write.mockClear();
    await press();
    await waitFor(() => expect(write).toHaveBeenCalledExactlyOnceWith('TQ8vN4'));
    expect(document.activeElement).toBe(button);
  },
});
