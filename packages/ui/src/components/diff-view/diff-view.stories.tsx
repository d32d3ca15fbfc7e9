import { expect, within } from 'storybook/test';
import { guided } from '../../../../../.storybook/guide.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { word } from '../../../../../.storybook/word.ts';
import { Amount } from '../amount/index.ts';
import type { DiffItem } from './diff-item.ts';
import { diffViewGuide } from './diff-view.guide.tsx';
import { DiffView } from './diff-view.tsx';

const strategy: DiffItem[] = [
  { key: 'name', label: 'Name', before: 'Large stablecoin', after: 'Large stablecoin' },
  {
    key: 'limit',
    label: 'From this amount on',
    before: { text: '100000 USDT', show: <Amount value="100000" symbol="USDT" /> },
    after: { text: '250000 USDT', show: <Amount value="250000" symbol="USDT" /> },
  },
  {
    key: 'approvers',
    label: 'Approvers',
    before: 'Any 2 of 3: Ana Ruiz, K. Okafor, Lin Wei',
    after: 'Any 1 of 3: Ana Ruiz, K. Okafor, Lin Wei',
  },
  { key: 'kyt', label: 'Risk from', before: 'High', after: '' },
  { key: 'delay', label: 'Time-lock', after: '24 hours' },
  { key: 'coin', label: 'Coins', before: 'USDT, USDC', after: 'USDT, USDC' },
  { key: 'wallets', label: 'Sub-wallets', before: 'Main, Vendors', after: 'Main, Vendors' },
];

const meta = preview.meta({
  title: 'Data/DiffView',
  component: DiffView,
  parameters: guided(diffViewGuide),
  args: { label: 'Change of strategy 2', items: strategy },
});

/** What an approver agrees to. What stays is folded away, and shown in its place. */
export const Strategy = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    await userEvent.tab();
    const button = canvas.getByRole('button', {
      name: word('diffShowUnchanged', { count: 3 }),
      expanded: false,
    });
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(7);
    await expect(
      canvas.getByRole('button', { name: word('diffHideUnchanged'), expanded: true }),
    ).toHaveFocus();
  },
});

/** An address is whole. One that looks like the one before is marked wherever it differs. */
export const Address = meta.story({
  args: {
    label: 'Change of the address book',
    items: [
      { key: 'label', label: 'Label', before: 'Binance hot', after: 'Binance hot' },
      {
        key: 'address',
        label: 'Address',
        kind: 'address',
        before: 'TQ8vN4bX2mYtL6rJk9sHcW3pFzEa7dRuK1',
        after: 'TQ8vN4bX2mYtXXrJk9sHcW3pFyyyydRuK1',
      },
    ],
  },
  play: async ({ canvasElement, canvas }) => {
    const addresses = canvas.getAllByRole('img', {
      name: new RegExp(`TQ8v N4bX .+ ${word('charactersDiffer', { count: 6 })}$`),
    });
    await expect(addresses).toHaveLength(2);
    await expect(canvasElement.querySelector('ins')).toHaveTextContent('TQ8vN4bX2mYtXXrJk9sHcW3pFyyyydRuK1');
  },
});

/** A long text, line by line and word by word. */
export const LongText = meta.story({
  args: {
    label: 'Change of the rule',
    items: [
      {
        key: 'rule',
        label: 'Strategy',
        kind: 'text',
        before:
          'Transfers of at most 50,000 USDT a day pass with one approval.\nLarger amounts need approval of the board.\n\nRecipients must be in the address book.',
        after:
          'Transfers of at most 250,000 USDT a day pass with two approvals.\nLarger amounts need approval of the board.\n\nRecipients must be in the address book.\nA new recipient waits for 24 hours.',
      },
    ],
  },
  play: async ({ canvas }) => {
    const row = within(canvas.getByRole('listitem'));
    await expect(row.getByText('50,000').tagName).toBe('DEL');
    await expect(row.getByText('250,000').tagName).toBe('INS');
  },
});

/** Nothing changes. */
export const Nothing = meta.story({ args: { items: strategy.slice(5) } });

/** In a narrow drawer or on a phone the values stand below each other. */
export const Narrow = meta.story({
  decorators: [(Story) => <div style={{ width: 340 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const before = canvas.getAllByText(word('diffBefore')).at(-1);
    await expect(before).toBeVisible();
  },
});

/** In the dark theme. */
export const Dark = meta.story({ args: { showUnchanged: true }, globals: { theme: 'dark' } });

/** A long text in the dark theme. */
export const LongTextDark = LongText.extend({ globals: { theme: 'dark' } });

/** In Chinese. */
export const Chinese = meta.story({
  args: {
    label: '策略变更',
    items: [
      { key: 'limit', label: '每日限额', before: '50,000 USDT', after: '250,000 USDT' },
      { key: 'delay', label: '时间锁', after: '24 小时' },
      {
        key: 'rule',
        label: '说明',
        kind: 'text',
        before: '转账上限为 5 万。\n超出需董事会审批。',
        after: '转账上限为 25 万。\n超出需董事会审批。',
      },
      { key: 'coin', label: '币种', before: 'USDT', after: 'USDT' },
    ],
  },
  globals: { language: 'zh-CN' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '显示 1 项未修改' })).toBeVisible();
  },
});

const kinds = [undefined, 'TQ8vN4bX2mYtL6rJk9sHcW3pFzEa7dRuK1', 'TQ8vN4bX2mYtXXrJk9sHcW3pFyyyydRuK1'];

/** Every state of every kind of value. */
export const Permutations = meta.story({
  args: {
    label: 'Every state',
    showUnchanged: true,
    items: (['plain', 'address', 'text'] as const).flatMap((kind) =>
      kinds.flatMap((before, one) =>
        kinds.map((after, other) => ({ key: `${kind} ${one} ${other}`, label: kind, kind, before, after })),
      ),
    ),
  },
});
