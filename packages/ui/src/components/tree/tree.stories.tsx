import { expect } from 'storybook/test';
import { guided } from '../../../../../.storybook/guide.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { Columns } from '../columns/index.ts';
import { Inline } from '../inline/index.ts';
import { StatusTag } from '../status-tag/index.ts';
import { Text } from '../text/index.ts';
import { treeGuide } from './tree.guide.tsx';
import { Tree, type TreeItem } from './tree.tsx';

const step = (id: string, text: string, isFailed: boolean, items: readonly TreeItem[] = []): TreeItem => ({
  id,
  content: (
    <>
      <Inline gap="s">
        <Text tone="strong">{text}</Text>
        {isFailed ? <StatusTag tone="danger">Failed</StatusTag> : null}
      </Inline>
      <Text as="p" size="label" tone="muted">
        EQCxE6mUtQJKFnGfaROTKOt1lZbDiiX1kCixRv7Nw2Id_sDs
      </Text>
    </>
  ),
  items,
});

const items = [
  step('1', 'Wallet called', false, [
    step('2', '0.1 TON', false, [step('3', '0.07 TON', true, [step('4', '0.06 TON', false)])]),
    step('5', '0.01 TON', false),
  ]),
];

const meta = preview.meta({
  title: 'Data/Tree',
  component: Tree,
  parameters: guided(treeGuide),
  args: { label: 'Messages', items },
});

/** As it is most often seen: all of it open. */
export const Open = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('treeitem')).toHaveLength(5);
  },
});

/** Collapsed by the keyboard. */
export const Collapsed = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowLeft}');
    await expect(canvas.getByRole('treeitem', { name: /^0.1 TON/ })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
    await expect(canvas.getAllByRole('treeitem')).toHaveLength(3);
  },
});

/** In the dark theme. */
export const Dark = meta.story({ globals: { theme: 'dark' } });

/** Several levels with much and with little room, and one level alone. */
export const Permutations = meta.story({
  render: () => (
    <Columns>
      <Tree label="Several levels" items={items} />
      <Tree label="Little room" items={items} style={{ width: 240 }} />
      <Tree label="One level" items={[step('1', 'Paid', false), step('2', 'Change', true)]} />
    </Columns>
  ),
});
