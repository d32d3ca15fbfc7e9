import preview from '../../../../../.storybook/preview.tsx';
import { Text } from './text.tsx';

const meta = preview.meta({
  title: 'Components/Text',
  component: Text,
  args: { children: 'Main sub-wallet' },
});

/** As the page around it. */
export const Plain = meta.story();

/** What explains. */
export const Muted = meta.story({ args: { tone: 'muted' } });

/** What names. */
export const Strong = meta.story({ args: { tone: 'strong' } });

/** What went wrong. */
export const Danger = meta.story({ args: { tone: 'danger', children: 'Not enough TRX for the fee.' } });

/** Small and muted, in dark. */
export const LabelDark = meta.story({ globals: { theme: 'dark' }, args: { size: 'label', tone: 'muted' } });
