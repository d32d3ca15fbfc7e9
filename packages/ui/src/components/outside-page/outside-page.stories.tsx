import preview from '../../../../../.storybook/preview.tsx';
import { Button } from '../button/index.ts';
import { OutsidePage } from './outside-page.tsx';

const meta = preview.meta({
  title: 'Components/OutsidePage',
  component: OutsidePage,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Sign in',
    description: 'Choose who you are in the sandbox.',
    children: <Button variant="primary">Continue</Button>,
  },
});

/** A quiet page. */
export const Plain = meta.story();

/** With controls in the corner. */
export const WithTools = meta.story({ args: { tools: <Button size="small">简体中文</Button> } });

/** A page that says stop. */
export const Stop = meta.story({ args: { tone: 'danger', title: 'Stop', description: 'Do not sign in.' } });

/** Stopping, in dark. */
export const StopDark = meta.story({
  globals: { theme: 'dark' },
  args: { tone: 'danger', title: 'Stop', description: 'Do not sign in.' },
});
