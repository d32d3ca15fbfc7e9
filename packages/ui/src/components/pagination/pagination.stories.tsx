import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Pagination } from './pagination.tsx';

const meta = preview.meta({
  title: 'Components/Pagination',
  component: Pagination,
  args: { page: 5, pageSize: 20, count: 4812, onPage: fn(), onPageSize: fn() },
});

/** Somewhere in the middle. */
export const Middle = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await expect(args.onPage).toHaveBeenCalledWith(6);
  },
});

/** At the first page: the way back is shut but keeps its place and its focus. */
export const First = meta.story({ args: { page: 1 } });

/** All rows on one page. */
export const OnePage = meta.story({ args: { page: 1, count: 7 } });

/** Nothing to page through. */
export const None = meta.story({ args: { page: 1, count: 0 } });

/** In the dark theme. */
export const Dark = meta.story({ globals: { theme: 'dark' } });

/** In Chinese. */
export const Chinese = meta.story({ globals: { language: 'zh-CN' } });
