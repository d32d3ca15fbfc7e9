import type { ComponentProps } from 'react';
import { expect, fn, within } from 'storybook/test';
import { guided } from '../../../../../.storybook/guide.ts';
import { opensOnItsPage } from '../../../../../.storybook/opened.tsx';
import preview from '../../../../../.storybook/preview.tsx';
import { word } from '../../../../../.storybook/word.ts';
import { LinkContext } from '../../theme/link-context.ts';
import { Stack } from '../stack/index.ts';
import { breadcrumbGuide } from './breadcrumb.guide.tsx';
import { Breadcrumb } from './breadcrumb.tsx';

const go = fn();

/** As a router's link: it goes there without loading the page anew. */
function RouterLink({ href, children, ...rest }: ComponentProps<'a'> & { href: string }) {
  const follow = (event: { preventDefault: () => void }) => {
    event.preventDefault();
    go(href);
  };
  return (
    <a {...rest} href={href} onClick={follow}>
      {children}
    </a>
  );
}

const meta = preview.meta({
  title: 'Navigation/Breadcrumb',
  component: Breadcrumb,
  parameters: guided(breadcrumbGuide),
  args: {
    steps: [
      { label: 'Wallets', href: '/wallets' },
      { label: 'Treasury', href: '/wallets/1' },
      { label: 'Strategies', href: '/wallets/1/strategies' },
      { label: 'Large stablecoin transfers' },
    ],
  },
  decorators: [
    (Story) => (
      <LinkContext value={RouterLink}>
        <Story />
      </LinkContext>
    ),
  ],
  beforeEach: () => {
    go.mockClear();
  },
});

/** Every step above this page is a link, in the order of the Tab key. */
export const WholeWay = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    for (const name of ['Wallets', 'Treasury', 'Strategies']) {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name })).toHaveFocus();
    }
    await userEvent.keyboard('{Enter}');
    await expect(go).toHaveBeenCalledWith('/wallets/1/strategies');
    await expect(canvas.getByText('Large stablecoin transfers')).toHaveAttribute('aria-current', 'page');
  },
});

/** With little room a menu has the middle. Its links are reached by Tab, and Escape returns to its button. */
export const LittleRoom = meta.story({
  decorators: [(Story) => <div style={{ width: 360 }}>{Story()}</div>],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('link').map((link) => link.textContent)).toEqual(['Wallets']);
    const button = canvas.getByRole('button', { name: word('breadcrumbPath') });
    await userEvent.tab();
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const menu = canvas.getByRole('list', { name: word('breadcrumbPath') });
    const treasury = await within(menu).findByRole('link', { name: 'Treasury' });
    await expect(treasury).toBeVisible();
    await expect(menu.getBoundingClientRect().top).toBeGreaterThanOrEqual(
      button.getBoundingClientRect().bottom,
    );
    treasury.focus();
    // The browser itself closes it with Escape; a simulated key does not reach the browser.
    menu.hidePopover();
    await expect(button).toHaveFocus();
    await userEvent.click(button);
    await userEvent.click(await within(menu).findByRole('link', { name: 'Strategies' }));
    await expect(go).toHaveBeenCalledWith('/wallets/1/strategies');
    await expect(menu).not.toBeVisible();
  },
});

/** With very little, as on a phone, an arrow leads back to the page above this one, and nothing is wider than its place. */
export const LeastRoom = meta.story({
  decorators: [(Story) => <div style={{ width: 150 }}>{Story()}</div>],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
    await expect(canvas.getByRole('navigation').scrollWidth).toBeLessThanOrEqual(150);
    // All but the arrow is for the name.
    const name = canvas.getByText('Large stablecoin transfers');
    await expect(name.getBoundingClientRect().width).toBeGreaterThan(110);
    await expect(name).toHaveAttribute('title', 'Large stablecoin transfers');
    await userEvent.click(canvas.getByRole('link', { name: 'Strategies' }));
    await expect(go).toHaveBeenCalledWith('/wallets/1/strategies');
  },
});

/** The open menu. */
export const Open = meta.story({
  ...LittleRoom.input,
  parameters: opensOnItsPage('260px'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: word('breadcrumbPath') }));
    await expect(await canvas.findByRole('link', { name: 'Treasury' })).toBeVisible();
  },
});

/** Ways of every length, each in three widths. */
export const Permutations = meta.story({
  render: ({ steps }) => (
    <Stack gap="xl">
      {[1, 2, 4].flatMap((length) =>
        [600, 360, 150].map((width) => (
          <div key={`${length} ${width}`} style={{ width, maxWidth: '100%' }}>
            <Breadcrumb aria-label={`${length} steps in ${width} pixels`} steps={steps.slice(-length)} />
          </div>
        )),
      )}
    </Stack>
  ),
});
