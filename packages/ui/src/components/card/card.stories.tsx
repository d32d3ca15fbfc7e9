import preview from '../../../../../.storybook/preview.tsx';
import { Button } from '../button/index.ts';
import { Card } from './card.tsx';

const meta = preview.meta({
  title: 'Components/Card',
  component: Card,
  args: { children: 'Network fee 27.35 TRX' },
});

/** A plain surface. */
export const Plain = meta.story();

/** With a heading and an action. */
export const WithTitle = meta.story({
  args: { title: 'Key recovery', action: <Button size="small">Verify</Button> },
});

/** Without padding, for what reaches the edges, in the dark theme. */
export const WithoutPadding = meta.story({
  args: { title: 'Assets', padding: 'none' },
  globals: { theme: 'dark' },
});
