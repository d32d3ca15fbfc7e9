import { guided } from '../../../../../.storybook/guide.ts';
import { permutations } from '../../../../../.storybook/permutations.tsx';
import preview from '../../../../../.storybook/preview.tsx';
import { textGuide } from './text.guide.tsx';
import { Text } from './text.tsx';

const meta = preview.meta({
  title: 'Data/Text',
  component: Text,
  parameters: guided(textGuide),
  args: { children: 'Main sub-wallet' },
});

/** As the page around it. */
export const Plain = meta.story();

/** What explains. */
export const Muted = meta.story({ args: { tone: 'muted' } });

/** Below or beside what it explains. */
export const Label = meta.story({ args: { size: 'label', tone: 'muted' } });

/** What names. */
export const Strong = meta.story({ args: { tone: 'strong' } });

/** What went wrong. */
export const Danger = meta.story({
  args: { tone: 'danger', children: 'Insufficient TRX for the network fee.' },
});

/** Every look at once. */
export const Permutations = meta.story({
  render: permutations(Text, {
    vary: { tone: ['plain', 'muted', 'strong', 'danger'], size: ['body', 'label'] },
    common: { children: 'Main sub-wallet' },
  }),
});
