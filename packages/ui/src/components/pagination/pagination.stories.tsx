import { expect, fn } from 'storybook/test';
import { guided } from '../../../../../.storybook/guide.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { word } from '../../../../../.storybook/word.ts';
import { Stack } from '../stack/index.ts';
import { paginationGuide } from './pagination.guide.tsx';
import { Pagination } from './pagination.tsx';

const meta = preview.meta({
  title: 'Navigation/Pagination',
  component: Pagination,
  parameters: guided(paginationGuide),
  args: { page: 5, pageSize: 20, count: 4812, onPage: fn(), onPageSize: fn() },
});

/** Somewhere in the middle. */
export const Middle = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: word('pageNext') }));
    await expect(args.onPage).toHaveBeenCalledWith(6);
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('button', { name: word('pageNumber', { page: 241 }) })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPage).toHaveBeenLastCalledWith(241);
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: word('pageSizeLabel') }),
      word('pageSize', { size: 50 }),
    );
    await expect(args.onPageSize).toHaveBeenCalledWith(50);
  },
});

/** At the first page: the way back is shut but keeps its place and its focus. */
export const First = meta.story({
  args: { page: 1 },
  play: async ({ canvas, args, userEvent }) => {
    const back = canvas.getByRole('button', { name: word('pagePrevious') });
    back.focus();
    await userEvent.keyboard('{Enter}');
    await expect(back).toHaveFocus();
    await expect(args.onPage).not.toHaveBeenCalled();
  },
});

/** All rows on one page. */
export const OnePage = meta.story({ args: { page: 1, count: 7 } });

/** Nothing to page through. */
export const None = meta.story({ args: { page: 1, count: 0 } });

/** In the dark theme. */
export const Dark = meta.story({ globals: { theme: 'dark' } });

/** In Chinese. */
export const Chinese = meta.story({ globals: { language: 'zh-CN' } });

/** Where one can stand, with and without a choice of sizes. */
export const Permutations = meta.story({
  render: (args) => (
    <Stack gap="l">
      {[1, 5, 241].flatMap((page) =>
        [0, 7, 4812].map((count) => (
          <Stack key={`${page} ${count}`} gap="xs">
            <Pagination {...args} page={page} count={count} aria-label={`Page ${page}, ${count} rows`} />
            <Pagination
              {...args}
              page={page}
              count={count}
              onPageSize={undefined}
              aria-label={`Page ${page}, ${count} rows of one size`}
            />
          </Stack>
        )),
      )}
    </Stack>
  ),
});
