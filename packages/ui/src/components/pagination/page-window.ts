/** The pages to offer, always seven places: the first, the last, those around the current one, `null` for a gap. */
export function pageWindow(page: number, last: number): (number | null)[] {
  if (last <= 7) return pages(1, last);
  if (page <= 4) return [...pages(1, 5), null, last];
  if (page >= last - 3) return [1, null, ...pages(last - 4, last)];
  return [1, null, ...pages(page - 1, page + 1), null, last];
}

const pages = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);
