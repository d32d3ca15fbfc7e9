import type { StoryContext } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { word } from './word.ts';

type Asked = Pick<StoryContext<{ onRetry?: () => void }>, 'args' | 'userEvent'>;

/** What every pattern of a page is shown as. */
export const empty = { args: { state: 'empty' as const } };

export const loading = { args: { state: 'loading' as const } };

/** Asked for again from the keyboard. */
export const failing = {
  args: { state: 'failing' as const, onRetry: fn() },
  play: async ({ args, userEvent }: Asked) => {
    screen.getByRole('button', { name: word('retry') }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const narrow = { globals: { viewport: { value: 'phone' } } };

export const dark = { globals: { theme: 'dark' } };

export const chinese = { globals: { language: 'zh-CN' } };
