import { guided } from '../../../../../.storybook/guide.ts';
import { permutations } from '../../../../../.storybook/permutations.tsx';
import preview from '../../../../../.storybook/preview.tsx';
import { timeGuide } from './time.guide.tsx';
import { Time } from './time.tsx';

const meta = preview.meta({
  title: 'Data/Time',
  component: Time,
  parameters: guided(timeGuide),
  args: { at: Date.UTC(2026, 10, 20, 6, 2, 11) },
});

/** To the second, with the offset of the reader's time zone; the title is UTC. */
export const Full = meta.story();

/** In rows. */
export const Short = meta.story({ args: { kind: 'short' } });

/** How long ago, counting on. */
export const Relative = meta.story({ render: () => <Time at={Date.now() - 12_000} kind="relative" /> });

/** How long ago, in Chinese. */
export const Chinese = meta.story({
  render: () => <Time at={Date.now() - 12_000} kind="relative" />,
  globals: { language: 'zh-CN' },
});

/** Has not happened. */
export const Missing = meta.story({ args: { at: null } });

/** Every look at once. */
export const Permutations = meta.story({
  render: permutations(Time, {
    vary: { kind: ['full', 'short', 'relative'], at: [Date.UTC(2026, 10, 20, 6, 2, 11), null, 1e20] },
    common: { at: null },
  }),
});
