import type { MouseEvent } from 'react';
import { expect, fn } from 'storybook/test';
import { guided } from '../../../../../.storybook/guide.ts';
import { permutations } from '../../../../../.storybook/permutations.tsx';
import preview from '../../../../../.storybook/preview.tsx';
import { word } from '../../../../../.storybook/word.ts';
import { linkGuide } from './link.guide.tsx';
import { Link } from './link.tsx';

const meta = preview.meta({
  title: 'Actions/Link',
  component: Link,
  parameters: guided(linkGuide),
  args: { href: '/center/addressBook', children: 'Address book' },
});

/** In a sentence. Enter follows it. */
export const InASentence = meta.story({
  args: {
    onClick: fn((event: MouseEvent<HTMLAnchorElement>) => event.preventDefault()),
  },
  render: (args) => (
    <p>
      Pick the recipient from the <Link {...args} /> or paste an address.
    </p>
  ),
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Address book' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
});

/** To another site: opens in a new tab and says so. */
export const External = meta.story({
  args: { href: 'https://tronscan.org/', external: true, children: 'Tronscan' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: `Tronscan ${word('opensInNewTab')}` });
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
});

/** An address that is no path and no https: is text, not a link. */
export const Refused = meta.story({
  args: { href: 'javascript:alert(1)', children: 'Invoice' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvas.getByText('Invoice')).toBeVisible();
  },
});

/** Every look at once. */
export const Permutations = meta.story({
  render: permutations(Link, {
    vary: { variant: ['inline', 'quiet', 'button', 'primary-button'], external: [false, true] },
    common: { href: 'https://tronscan.org/', children: 'Tronscan' },
  }),
});
