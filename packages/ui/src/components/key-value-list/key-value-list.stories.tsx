import { expect } from 'storybook/test';
import { guided } from '../../../../../.storybook/guide.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { WholeAddress } from '../address/index.ts';
import { Amount } from '../amount/index.ts';
import { keyValueListGuide } from './key-value-list.guide.tsx';
import { Stack } from '../stack/index.ts';
import { StatusTag } from '../status-tag/index.ts';
import { KeyValueList } from './key-value-list.tsx';

const meta = preview.meta({
  title: 'Data/KeyValueList',
  component: KeyValueList,
  parameters: guided(keyValueListGuide),
  args: {
    items: [
      { key: 'from', label: 'From', value: 'Treasury / Main sub-wallet' },
      { key: 'fee', label: 'Network fee', value: <Amount value="27.35" symbol="TRX" /> },
      { key: 'to', label: 'To', value: <WholeAddress address="TQ8vN4bX2mYtL6rJk9sHcW3pFzEa7dRuK1" /> },
      { key: 'memo', label: 'Memo', value: null },
    ],
  },
});

/** The facts of a transfer; what is missing is written as --. */
export const Facts = meta.story();

/** On a phone a whole address has the whole width, so that it is of three lines at most. */
export const Narrow = meta.story({
  globals: { viewport: { value: 'phone' } },
  decorators: [(Story) => <div style={{ width: 300 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const address = canvas.getByRole('img').getBoundingClientRect();
    await expect(address.width).toBe(300);
    await expect(address.height).toBeLessThan(100);
  },
});

/** A label without a space breaks, and a tag widens the column of its row: neither is over its value. */
export const LongLabels = meta.story({
  args: {
    items: [
      { key: 'word', label: 'interactive_contract', value: 'MATIC1' },
      {
        key: 'tag',
        label: <StatusTag tone="attention">Awaiting your approval</StatusTag>,
        value: 'A person must act',
      },
    ],
  },
  decorators: [(Story) => <div style={{ width: 300 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    for (const [at, label] of canvas.getAllByRole('term').entries()) {
      const value = canvas.getAllByRole('definition')[at];
      await expect(label.scrollWidth).toBeLessThanOrEqual(label.clientWidth);
      await expect(value?.getBoundingClientRect().left).toBeGreaterThan(label.getBoundingClientRect().right);
    }
  },
});

/** Short and long values, what is missing, and a list in a narrow place. */
export const Permutations = meta.story({
  render: ({ items }) => (
    <Stack gap="xl">
      <KeyValueList items={items.slice(0, 1)} />
      <KeyValueList items={items} />
      <KeyValueList
        items={[
          {
            key: 'hash',
            label: 'A long label for a hash',
            value: '9f86d081884c7d659a2feaa0c55ad015'.repeat(2),
          },
          { key: 'missing', label: 'Confirmations', value: undefined },
          { key: 'zero', label: 'Retries', value: 0 },
        ]}
        style={{ width: 280 }}
      />
    </Stack>
  ),
});
