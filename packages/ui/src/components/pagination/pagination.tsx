import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { HTMLAttributes, Ref } from 'react';
import { formatNumber } from '../../format/index.ts';
import { PlainSelect } from '../../internal/plain-select.tsx';
import { useWords } from '../../locale/locale-context.ts';
import { fill } from '../../locale/words.ts';
import { pageWindow } from './page-window.ts';
import { Gap, Page, Pages, Range, Root, Step } from './pagination.styles.ts';

export interface PaginationProps extends HTMLAttributes<HTMLElement> {
  /** The page shown; the first is 1. */
  page: number;
  /** Rows on a page. */
  pageSize: number;
  /** Rows on all pages. */
  count: number;
  /** Asks for a page. */
  onPage: (page: number) => void;
  /** Asks for pages of another size; without it the size is not offered. */
  onPageSize?: ((size: number) => void) | undefined;
  /** The sizes offered. @default [10, 20, 50, 100] */
  sizes?: readonly number[];
  ref?: Ref<HTMLElement>;
}

const usualSizes = [10, 20, 50, 100];

const written = (value: number) => formatNumber(value, { digits: 0 });

/** Which rows of how many are shown, and the way to the others. Renders a `<nav>`; two on a page need an `aria-label` each. */
export function Pagination({
  page,
  pageSize,
  count,
  onPage,
  onPageSize,
  sizes = usualSizes,
  ...rest
}: PaginationProps) {
  const words = useWords();
  const last = Math.max(1, Math.ceil(count / pageSize));
  const current = Math.min(page, last);
  const from = count === 0 ? 0 : (current - 1) * pageSize + 1;
  const range = {
    from: written(from),
    to: written(Math.min(current * pageSize, count)),
    count: written(count),
  };
  const step = (to: number, label: string, Icon: typeof ChevronLeft) => (
    <Step
      type="button"
      aria-label={label}
      aria-disabled={to < 1 || to > last || undefined}
      onClick={() => to >= 1 && to <= last && onPage(to)}
    >
      <Icon size={16} strokeWidth={1.5} aria-hidden />
    </Step>
  );
  return (
    <Root aria-label={words.pagination} {...rest}>
      <Range>{fill(words.pageRange, range)}</Range>
      {onPageSize && (
        <PlainSelect
          aria-label={words.pageSizeLabel}
          value={pageSize}
          onChange={(event) => onPageSize(Number(event.target.value))}
        >
          {(sizes.includes(pageSize) ? sizes : [...sizes, pageSize]).map((size) => (
            <option key={size} value={size}>
              {fill(words.pageSize, { size })}
            </option>
          ))}
        </PlainSelect>
      )}
      {last > 1 && (
        <Pages>
          {step(current - 1, words.pagePrevious, ChevronLeft)}
          {pageWindow(current, last).map((number, index) =>
            number === null ? (
              <Gap key={`gap${index}`} aria-hidden>
                …
              </Gap>
            ) : (
              <Page
                key={number}
                type="button"
                aria-label={fill(words.pageNumber, { page: number })}
                aria-current={number === current ? 'page' : undefined}
                onClick={() => onPage(number)}
              >
                {written(number)}
              </Page>
            ),
          )}
          {step(current + 1, words.pageNext, ChevronRight)}
        </Pages>
      )}
    </Root>
  );
}
