import { expect } from 'storybook/test';
import { guided } from '../../../../../.storybook/guide.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { Card } from '../card/index.ts';
import { columnsGuide } from './columns.guide.tsx';
import { Stack } from '../stack/index.ts';
import { Columns } from './columns.tsx';

const meta = preview.meta({
  title: 'Layout/Columns',
  component: Columns,
  parameters: guided(columnsGuide),
  args: {
    children: ['Basic', 'Transfer', 'Contract'].map((name) => (
      <Card key={name} title={name}>
        Strategies of this kind
      </Card>
    )),
  },
});

/** Equal columns. */
export const Equal = meta.story();

/** Where three do not fit, there are fewer, and none is wider than its place. */
export const Narrow = meta.story({
  args: { style: { width: 300 } },
  play: async ({ canvas }) => {
    const card = canvas.getByText('Basic').closest('[data-padding]');
    await expect(card?.getBoundingClientRect().width).toBe(300);
  },
});

/** In three widths, with little and much room between them. */
export const Permutations = meta.story({
  render: ({ children }) => (
    <Stack gap="xl">
      {[300, 560, 900].flatMap((width) =>
        (['s', 'xl'] as const).map((gap) => (
          <Columns key={`${width} ${gap}`} gap={gap} style={{ width, maxWidth: '100%' }}>
            {children}
          </Columns>
        )),
      )}
    </Stack>
  ),
});

/** A last line of fewer takes all of it. */
export const Filled = meta.story({
  args: { fill: true, min: '124px', style: { width: 300 } },
  play: async ({ canvas }) => {
    const widthOf = (name: string) => canvas.getByText(name).closest('[data-padding]')?.clientWidth ?? 0;
    await expect(widthOf('Contract')).toBeGreaterThan(2 * widthOf('Basic'));
  },
});
