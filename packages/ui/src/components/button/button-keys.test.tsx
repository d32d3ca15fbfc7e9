import { render, screen } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { describeKeys } from '../../internal/describe-keys.ts';
import { buttonGuide } from './button.guide.tsx';
import { Button } from './button.tsx';

describeKeys(buttonGuide, {
  'Presses the button': async (press) => {
    const pressed = vi.fn();
    render(<Button onClick={pressed}>Approve</Button>);
    screen.getByRole('button').focus();
    await press();
    expect(pressed).toHaveBeenCalledOnce();
  },
});
