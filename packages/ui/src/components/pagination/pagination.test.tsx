import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../../internal/describe-conformance.tsx';
import { UiProvider } from '../../theme/ui-provider.tsx';
import { pageWindow } from './page-window.ts';
import { Pagination, type PaginationProps } from './pagination.tsx';

const ignore = () => undefined;

const show = (props: Partial<PaginationProps>) =>
  render(
    <UiProvider locale="en-US">
      <Pagination page={1} pageSize={20} count={4812} onPage={ignore} {...props} />
    </UiProvider>,
  );
const button = (name: string) => screen.getByRole('button', { name });

describeConformance('Pagination', (props) => (
  <Pagination {...props} page={1} pageSize={20} count={4812} onPage={ignore} />
));

it.each([
  [{ page: 1 }, '1–20 of 4,812'],
  [{ page: 241 }, '4,801–4,812 of 4,812'],
  [{ page: 999 }, '4,801–4,812 of 4,812'],
  [{ count: 0 }, '0–0 of 0'],
  [{ count: 7 }, '1–7 of 7'],
])('says which rows %o are', (props, text) => {
  show(props);
  expect(screen.getByText(text)).toBeDefined();
});

it('asks for the pages around the current one, and for none beyond the ends', async () => {
  const ask = vi.fn();
  show({ onPage: ask, page: 241 });
  expect(button('Page 241').getAttribute('aria-current')).toBe('page');
  expect(button('Next page').getAttribute('aria-disabled')).toBe('true');
  await userEvent.click(button('Next page'));
  expect(ask).not.toHaveBeenCalled();
  await userEvent.click(button('Previous page'));
  await userEvent.click(button('Page 1'));
  expect(ask.mock.calls).toEqual([[240], [1]]);
});

it('offers no pages when there is one', () => {
  show({ count: 20 });
  expect(screen.queryByRole('button')).toBeNull();
});

it('offers other sizes, the present one among them', async () => {
  const ask = vi.fn();
  show({ onPageSize: ask, pageSize: 30 });
  const size = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Rows per page' });
  expect(size.value).toBe('30');
  await userEvent.selectOptions(size, '50 per page');
  expect(ask).toHaveBeenCalledWith(50);
});

it('can be told from another on the same page', () => {
  show({ 'aria-label': 'Pages of the transfers' });
  expect(screen.getByRole('navigation', { name: 'Pages of the transfers' })).toBeDefined();
});

describe('page window', () => {
  it.each([
    [1, 3, [1, 2, 3]],
    [1, 9, [1, 2, 3, 4, 5, null, 9]],
    [4, 9, [1, 2, 3, 4, 5, null, 9]],
    [5, 9, [1, null, 4, 5, 6, null, 9]],
    [6, 9, [1, null, 5, 6, 7, 8, 9]],
    [9, 9, [1, null, 5, 6, 7, 8, 9]],
  ])('offers around page %i of %i', (page, last, offered) => {
    expect(pageWindow(page, last)).toEqual(offered);
  });
});
