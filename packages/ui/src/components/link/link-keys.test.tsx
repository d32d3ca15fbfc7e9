import { render, screen } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { describeKeys } from '../../internal/describe-keys.ts';
import { linkGuide } from './link.guide.tsx';
import { Link } from './link.tsx';

describeKeys(linkGuide, {
  'Follows the link': async (press) => {
    const followed = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
    render(
      <Link href="/center/addressBook" onClick={followed}>
        Address book
      </Link>,
    );
    screen.getByRole('link', { name: 'Address book' }).focus();
    await press();
    expect(followed).toHaveBeenCalledOnce();
  },
});
