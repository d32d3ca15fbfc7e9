import { render, screen } from '@testing-library/react';
import { Trash2 } from 'lucide-react';
import { expect, vi } from 'vitest';
import { describeKeys } from '../../internal/describe-keys.ts';
import { iconButtonGuide } from './icon-button.guide.tsx';
import { IconButton } from './icon-button.tsx';

describeKeys(iconButtonGuide, {
  'Presses the button': async (press) => {
    const pressed = vi.fn();
    render(<IconButton label="Remove" icon={Trash2} onClick={pressed} />);
    screen.getByRole('button', { name: 'Remove' }).focus();
    await press();
    expect(pressed).toHaveBeenCalledOnce();
  },
});
