import { guided } from '../../../../../.storybook/guide.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { Button } from '../button/index.ts';
import { Columns } from '../columns/index.ts';
import { Stack } from '../stack/index.ts';
import { cardGuide } from './card.guide.tsx';
import { Card } from './card.tsx';

const meta = preview.meta({
  title: 'Layout/Card',
  component: Card,
  parameters: guided(cardGuide),
  args: { children: 'Network fee 27.35 TRX' },
});

/** A plain surface. */
export const Plain = meta.story();

/** With a heading and an action. */
export const WithTitle = meta.story({
  args: { title: 'Key recovery', action: <Button size="small">Verify</Button> },
});

/** Without padding, for what reaches the edges, such as a table. */
export const WithoutPadding = meta.story({
  args: { title: 'Assets', padding: 'none' },
});

/** Every padding, with and without a title and an action. */
export const Permutations = meta.story({
  render: ({ children }) => (
    <Columns>
      {(['l', 'm', 'none'] as const).map((padding) => (
        <Stack key={padding}>
          <Card padding={padding}>{children}</Card>
          <Card padding={padding} title={`Padding ${padding}`}>
            {children}
          </Card>
          <Card padding={padding} title="Key recovery" action={<Button size="small">Verify</Button>}>
            {children}
          </Card>
          <Card padding={padding} action={<Button size="small">Verify</Button>}>
            {children}
          </Card>
        </Stack>
      ))}
    </Columns>
  ),
});
