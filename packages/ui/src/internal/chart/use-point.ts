import { useState, type KeyboardEvent, type PointerEvent } from 'react';

interface Point {
  index: number;
  by: 'keys' | 'pointer';
}

const moves: Record<string, (index: number | undefined, last: number) => number> = {
  ArrowRight: (index = -1, last) => Math.min(last, index + 1),
  ArrowLeft: (index, last) => (index === undefined ? last : Math.max(0, index - 1)),
  Home: () => 0,
  End: (_, last) => last,
};

/**
 * The point of a chart that is looked at: followed by the pointer, or stepped to with the arrow keys, Home and End.
 * Escape lets go of it. Moving off does the same, except for a finger, which has to be lifted to read.
 */
export function usePoint(positions: readonly number[]) {
  const [point, setPoint] = useState<Point | null>(null);
  const here = point !== null && point.index < positions.length ? point : null;

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && here !== null) {
      // The drawer around it stays open.
      event.preventDefault();
      event.stopPropagation();
      setPoint(null);
    }
    const move = moves[event.key];
    if (move === undefined || positions.length === 0 || event.altKey || event.ctrlKey || event.metaKey)
      return;
    event.preventDefault();
    setPoint({ index: move(here?.index, positions.length - 1), by: 'keys' });
  }

  function follow(event: PointerEvent<HTMLElement>) {
    const at = event.clientX - event.currentTarget.getBoundingClientRect().left;
    const index = nearest(positions, at);
    if (index === undefined || (here?.index === index && here.by === 'pointer')) return;
    setPoint({ index, by: 'pointer' });
  }

  return {
    index: here?.index ?? null,
    /** Whether what is there has to be said: who points sees it. */
    byKeys: here?.by === 'keys',
    handlers: {
      onKeyDown,
      onBlur: () => setPoint(null),
      onPointerMove: follow,
      onPointerDown: follow,
      onPointerLeave: (event: PointerEvent) => {
        if (event.pointerType !== 'touch') setPoint(null);
      },
    },
  };
}

function nearest(positions: readonly number[], at: number): number | undefined {
  const distances = positions.map((position) => Math.abs(position - at));
  const index = distances.indexOf(Math.min(...distances));
  return index === -1 ? undefined : index;
}
