import { expect } from 'storybook/test';
import { guided } from '../../../../../.storybook/guide.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { addressGuide } from './address.guide.tsx';
import { CopyButton } from '../copy-button/index.ts';
import { Stack } from '../stack/index.ts';
import { ShortAddress } from './short-address.tsx';
import { WholeAddress } from './whole-address.tsx';

const address = 'TQ8vN4bX2mYtL6rJk9sHcW3pFzEa7dRuK1';

const meta = preview.meta({
  title: 'Money/Address',
  component: WholeAddress,
  parameters: guided(addressGuide),
  args: { address, label: 'To' },
});

/** Where a person decides. A click selects all of it, and what is copied has no spaces. */
export const Whole = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('L6rJ'));
    const selection = window.getSelection();
    if (selection?.isCollapsed) selection.selectAllChildren(canvas.getByRole('img'));
    await expect(selection?.toString()).toBe(address);
    selection?.empty();
  },
});

/** A long address breaks between its groups. */
export const Narrow = meta.story({
  args: { address: 'UQBq4fX8kz2Lw9Jt6sVb3Nc7Rm1Yd5Pe0Ha_GiTuKoZxAvCs' },
  decorators: [(Story) => <div style={{ width: 300 }}>{Story()}</div>],
  play: async ({ canvas, args }) => {
    window.getSelection()?.selectAllChildren(canvas.getByRole('img'));
    await expect(window.getSelection()?.toString()).toBe(args.address);
    window.getSelection()?.empty();
  },
});

/** Beside one it looks like: every character that differs is marked. */
export const LookAlike = meta.story({ args: { comparedWith: 'TQ8vN4bX2mYtXXrJk9sHcW3pFyyyydRuK1' } });

/** In a list, where nothing is decided. */
export const Short = meta.story({ render: ({ address }) => <ShortAddress address={address} /> });

/** In a list: its name first, and behind it what can be done with it. */
export const Named = meta.story({
  render: ({ address }) => (
    <ShortAddress
      address={address}
      label="To"
      name="Harbour tax adviser"
      actions={<CopyButton size="small" text={address} label="Copy address" />}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Harbour tax adviser')).toBeVisible();
    canvas.getByRole('button', { name: 'Copy address' }).focus();
    await expect(canvas.getByRole('button', { name: 'Copy address' })).toBeVisible();
  },
});

/** In Chinese. */
export const Chinese = meta.story({
  args: { label: '收款地址', comparedWith: 'TQ8vN4bX2mYtXXrJk9sHcW3pFzEa7dRuK1' },
  globals: { language: 'zh-CN' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: /^收款地址：TQ8v .+ K1. 2 个字符不同$/ })).toBeVisible();
  },
});

/** Whole and short, with a label, and beside a look-alike. */
export const Permutations = meta.story({
  render: () => (
    <Stack>
      <WholeAddress address={address} />
      <WholeAddress address={address} comparedWith="TQ8vN4bX2mYtXXrJk9sHcW3pFyyyydRuK1" />
      <WholeAddress address="0x7Fa31cB04D5e82A6f9C1b3Ee60D2a894C7e5f1A2" />
      <WholeAddress address="bc1qxy2kgdygjrsqtzq2n0yrf2493p83kkfjhx0wlh" label="From" />
      <ShortAddress address={address} />
      <ShortAddress address={address} head={10} tail={8} />
    </Stack>
  ),
});
