import { KeyRound, Snowflake } from 'lucide-react';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { guided } from '../../../../../.storybook/guide.ts';
import { permutations } from '../../../../../.storybook/permutations.tsx';
import preview from '../../../../../.storybook/preview.tsx';
import { word } from '../../../../../.storybook/word.ts';
import { Inline } from '../inline/index.ts';
import { tagGuide } from './tag.guide.tsx';
import { Tag } from './tag.tsx';

const meta = preview.meta({
  title: 'Data/Tag',
  component: Tag,
  parameters: guided(tagGuide),
  args: { children: 'Hot wallet' },
});

/** A kind of thing. */
export const Plain = meta.story();

/** With an icon in front of the word. */
export const WithIcon = meta.story({
  args: { icon: <Snowflake size={14} strokeWidth={1.5} aria-hidden />, children: 'Cold wallet' },
});

/** In rows. */
export const Small = meta.story({ args: { size: 'small' } });

function Chosen() {
  const [names, setNames] = useState(['Treasury', 'Operations', 'Reserve']);
  return (
    <Inline>
      {names.map((name) => (
        <Tag key={name} onRemove={() => setNames(names.filter((other) => other !== name))}>
          {name}
        </Tag>
      ))}
    </Inline>
  );
}

/** Choices that can be taken back, each by a button of its own. */
export const Removable = meta.story({
  render: () => <Chosen />,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: word('removeNamed', { name: 'Operations' }) });
    const { width, height } = button.getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
    await userEvent.tab();
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByText('Operations')).toBeNull();
    await expect(canvas.getByText('Reserve')).toBeVisible();
  },
});

/** Longer than its place: the words are cut, the button stays. */
export const Narrow = meta.story({
  args: { children: 'Customer deposits, all networks', onRemove: fn() },
  decorators: [(Story) => <div style={{ width: 160 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', {
      name: word('removeNamed', { name: 'Customer deposits, all networks' }),
    });
    await expect(button.parentElement?.getBoundingClientRect().width).toBeLessThanOrEqual(160);
    await expect(button.getBoundingClientRect().width).toBe(24);
  },
});

interface Look {
  size: 'small' | 'medium';
  withIcon: boolean;
  removable: boolean;
}

function Drawn({ size, withIcon, removable }: Look) {
  return (
    <Tag
      size={size}
      icon={withIcon ? <KeyRound size={14} strokeWidth={1.5} aria-hidden /> : undefined}
      onRemove={removable ? fn() : undefined}
    >
      Hot wallet
    </Tag>
  );
}

/** Every look at once. */
export const Permutations = meta.story({
  render: permutations(Drawn, {
    vary: { size: ['medium', 'small'], withIcon: [false, true], removable: [false, true] },
    common: { size: 'medium', withIcon: false, removable: false },
  }),
});
