import { expect } from 'storybook/test';
import { guided } from '../../../../../.storybook/guide.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { Button } from '../button/index.ts';
import { Card } from '../card/index.ts';
import { FilterBar, FilterChip } from '../filter-bar/index.ts';
import { Stack } from '../stack/index.ts';
import { StatusTag } from '../status-tag/index.ts';
import { pageGuide } from './page.guide.tsx';
import { Page } from './page.tsx';

const description =
  'Transfers out of this sub-wallet follow the strategies below, from the first to the last.';

const meta = preview.meta({
  title: 'Layout/Page',
  component: Page,
  parameters: guided(pageGuide),
  args: {
    title: 'Main sub-wallet',
    status: <StatusTag tone="success">Normal</StatusTag>,
    action: [
      <Button key="receive">Receive</Button>,
      <Button key="transfer" variant="primary">
        Transfer
      </Button>,
    ],
    children: <Card title="Assets">BTC, ETH, USDT</Card>,
  },
});

/** Title, state and actions above the content. */
export const Ordinary = meta.story();

/** With a sentence that explains the page: below the title, however wide the page is. */
export const WithDescription = meta.story({
  args: { description },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { level: 1 }).getBoundingClientRect();
    const sentence = canvas.getByText(description).getBoundingClientRect();
    const action = canvas.getByRole('button', { name: 'Transfer' }).getBoundingClientRect();
    await expect(sentence.top).toBeGreaterThanOrEqual(title.bottom);
    await expect(sentence.left).toBe(title.left);
    await expect(Math.abs(action.top + action.bottom - title.top - title.bottom)).toBeLessThanOrEqual(2);
    await expect(action.left).toBeGreaterThan(sentence.left);
  },
});

/** On a phone the actions stand below the sentence, and nothing is wider than the page. */
export const Phone = meta.story({
  args: { description, title: 'Customer deposits of the European entities' },
  decorators: [(Story) => <div style={{ width: 358 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const sentence = canvas.getByText(description).getBoundingClientRect();
    const action = canvas.getByRole('button', { name: 'Transfer' }).getBoundingClientRect();
    await expect(sentence.top).toBeGreaterThanOrEqual(
      canvas.getByRole('heading', { level: 1 }).getBoundingClientRect().bottom,
    );
    await expect(action.top).toBeGreaterThanOrEqual(sentence.bottom);
    await expect(action.right).toBeLessThanOrEqual(sentence.left + 358);
  },
});

/** With filters that hold for all of the content. */
export const WithToolbar = meta.story({
  args: {
    toolbar: (
      <FilterBar>
        <FilterChip pressed onChange={() => undefined}>
          Hide small balances
        </FilterChip>
      </FilterBar>
    ),
  },
});

/** Every part that may be there or not. */
export const Permutations = meta.story({
  render: ({ title, status, action }) => (
    <Stack gap="xxl">
      <Page title={title} />
      <Page title={title} status={status} />
      <Page title={title} description={description} />
      <Page title={title} action={action} />
      <Page title={title} status={status} description={description} action={action} />
    </Stack>
  ),
});
