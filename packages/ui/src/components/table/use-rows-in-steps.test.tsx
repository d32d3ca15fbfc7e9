import { renderHook } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { useRowsInSteps } from './use-rows-in-steps.ts';

const rows = Array.from({ length: 20 }, (_, index) => index);
const All = () => <p>{useRowsInSteps(rows).drawn.length}</p>;

it('draws the first rows with room for the others, and then all of them', () => {
  const seen: [drawn: number, left: number][] = [];
  renderHook(() => {
    const { drawn, left } = useRowsInSteps(rows);
    seen.push([drawn.length, left]);
  });
  expect(seen[0]).toEqual([6, 14]);
  expect(seen.at(-1)).toEqual([20, 0]);
});

it('draws few rows at once, and later ones as they come', () => {
  const { result, rerender } = renderHook((all: number[]) => useRowsInSteps(all), {
    initialProps: rows.slice(0, 6),
  });
  expect(result.current).toEqual({ drawn: rows.slice(0, 6), left: 0 });
  rerender(rows);
  expect(result.current).toEqual({ drawn: rows, left: 0 });
});

it('draws all of them on a server', () => {
  expect(renderToString(<All />)).toBe('<p>20</p>');
});
