import { expect, screen } from 'storybook/test';
import { paths } from '#shared/paths.ts';
import { at, consoleStories } from '../../../../../.storybook/console-story.tsx';
import preview from '../../../../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Screens/Not permitted',
  ...consoleStories,
  ...at({ url: paths.notPermitted, person: 'outsider' }),
});

/** Custody is not open for this account. */
export const Plain = meta.story();

/** Where a person without custody lands, whatever they asked for. */
export const LandedHere = meta.story({
  ...at({ url: paths.wallet.index, person: 'outsider' }),
  play: async () => {
    await expect(await screen.findByRole('heading', { name: /Custody is not available/ })).toBeVisible();
  },
});

/** In Chinese. */
export const Chinese = meta.story({ globals: { language: 'zh-CN' } });
