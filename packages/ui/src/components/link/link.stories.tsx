import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Inline } from '../inline/index.ts';
import { Link } from './link.tsx';

const meta = preview.meta({
  title: 'Frame/Link',
  component: Link,
  args: { href: '/center/addressBook', children: 'Address book' },
});

/** In a sentence. */
export const InASentence = meta.story({
  render: (args) => (
    <p>
      Pick the payee from the <Link {...args} /> or paste an address.
    </p>
  ),
});

/** To another site: opens in a new tab and says so. */
export const External = meta.story({
  args: { href: 'https://tronscan.org/', external: true, children: 'Tronscan' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Tronscan opens in a new tab' });
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
});

/** Every look, in the dark theme. */
export const Variants = meta.story({
  globals: { theme: 'dark' },
  render: () => (
    <Inline gap="l">
      <Link href="/a">Inline</Link>
      <Link href="/a" variant="quiet">
        Quiet
      </Link>
      <Link href="/a" variant="button">
        Address book
      </Link>
      <Link href="/a" variant="primary-button">
        Transfer
      </Link>
      <Link href="https://example.org/" variant="button" external>
        Explorer
      </Link>
    </Inline>
  ),
});

/** An address that is no path and no https: is text, not a link. */
export const Refused = meta.story({
  args: { href: 'javascript:alert(1)', children: 'Invoice' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvas.getByText('Invoice')).toBeVisible();
  },
});
