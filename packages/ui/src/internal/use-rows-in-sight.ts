import { useEffectEvent, useLayoutEffect, useReducer, useRef, type RefObject } from 'react';
import type { PickerOption } from './picker-option.tsx';
import { highest } from './place-list.ts';
import { rowsInSight, type View } from './rows-in-sight.ts';

/** Heights of rows that were never drawn, in pixels. */
const expected = { short: 32, tall: 51 };

/** Marks the row of an option, whatever else it has around it. */
export const rowMark = (index: number) => ({ 'data-row': index });

/**
 * Which options of an open list have to be drawn, as far as it has been scrolled: those in sight and the one at `shown`, with
 * the room of the others between. It scrolls to `shown` when that is another one, and to the top when there are other options.
 */
export function useRowsInSight(
  list: RefObject<HTMLElement | null>,
  options: readonly PickerOption[],
  shown: number,
) {
  const [{ view, heights }, see] = useReducer(seen, {
    view: { top: 0, height: highest },
    heights: new Map(),
  });
  const reached = useRef<{ options: readonly PickerOption[]; shown: number } | null>(null);

  const all = options.map(
    ({ id, detail }) =>
      heights.get(id) ?? (detail === undefined || detail === '' ? expected.short : expected.tall),
  );
  const sight = rowsInSight(all, view);

  const look = useEffectEvent(() => {
    const element = list.current;
    if (element === null) return;
    const before = reached.current;
    const measured = measureRows(element, options, all);
    if (before !== null && before.options !== options && shown === -1) scrollTo(element, 0);
    if (before?.options !== options || before.shown !== shown) {
      scrollInside(element, element.querySelector<HTMLElement>(`[data-row="${shown}"]`));
      // Where rows turn out to be of another height it is not there yet.
      if (measured.size === 0) reached.current = { options, shown };
    }
    const next = viewOf(element);
    const { from, to } = rowsInSight(all, next, 0);
    if (measured.size > 0 || from < sight.from || to > sight.to) see({ view: next, measured });
  });
  // What is drawn is measured before it is seen, whatever drew it.
  useLayoutEffect(() => look());

  const room = (from: number, to: number) => all.slice(from, to).reduce((sum, height) => sum + height, 0);
  const spans = [{ key: 'sight', from: sight.from, to: sight.to }];
  const apart = { key: 'shown', from: shown, to: shown + 1 };
  if (shown !== -1 && shown < sight.from) spans.unshift(apart);
  if (shown >= sight.to) spans.push(apart);
  return {
    spans: spans.map((span, place) => ({ ...span, above: room(spans[place - 1]?.to ?? 0, span.from) })),
    below: room(spans.at(-1)?.to ?? 0, options.length),
    onScroll: () => {
      if (list.current !== null) see({ view: viewOf(list.current), measured: new Map() });
    },
  };
}

interface Seen {
  view: View;
  /** Heights that were measured, by the ids of the options. */
  heights: ReadonlyMap<string, number>;
}

const seen = ({ heights }: Seen, { view, measured }: { view: View; measured: Seen['heights'] }): Seen => ({
  view,
  heights: measured.size === 0 ? heights : new Map([...heights, ...measured]),
});

const viewOf = ({ scrollTop, clientHeight }: HTMLElement): View => ({
  top: scrollTop,
  height: clientHeight || highest,
});

/** The heights of drawn rows, by the ids of their options, where another was expected. */
function measureRows(list: HTMLElement, options: readonly PickerOption[], all: readonly number[]) {
  const measured = new Map<string, number>();
  for (const row of list.querySelectorAll<HTMLElement>('[data-row]')) {
    const index = Number(row.dataset['row']);
    const { height } = row.getBoundingClientRect();
    const option = options[index];
    // A simulated document has no heights.
    if (option !== undefined && height !== 0 && height !== all[index]) measured.set(option.id, height);
  }
  return measured;
}

const scrollTo = (list: HTMLElement, top: number) => {
  list.scrollTop = top;
};

/** Only the list scrolls. */
function scrollInside(list: HTMLElement, row: HTMLElement | null) {
  if (row === null || list.clientHeight === 0) return;
  const edge = 4;
  const { offsetTop, offsetHeight } = row;
  scrollTo(
    list,
    Math.min(offsetTop - edge, Math.max(list.scrollTop, offsetTop + offsetHeight + edge - list.clientHeight)),
  );
}
