import type { CDPSession } from 'playwright';

/** What a page keeps once everything that nobody holds is gone. */
export interface Kept {
  /** Bytes. */
  heap: number;
  nodes: number;
  listeners: number;
}

/** Collects garbage, and counts what is left. */
export async function keptBy(devtools: CDPSession): Promise<Kept> {
  // What was freed may have held the last that held something else.
  for (let time = 0; time < 3; time += 1) await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners } = await devtools.send('Memory.getDOMCounters');
  return { heap: usedSize, nodes, listeners: jsEventListeners };
}

const line = (cells: string[]) => cells.map((cell) => cell.padStart(11)).join('');

/** Those counts as lines, each after what it was counted after. */
export function keptTable(unit: string, counts: readonly (readonly [after: number, kept: Kept])[]): string[] {
  return [
    line([unit, 'heap MB', 'nodes', 'listeners']),
    ...counts.map(([after, { heap, nodes, listeners }]) =>
      line([String(after), (heap / 1e6).toFixed(2), String(nodes), String(listeners)]),
    ),
  ];
}

/** By how much more is kept at the end than at the beginning, as a factor: of what grew most. */
export const growthOf = (first: Kept, last: Kept): number =>
  Math.max(last.heap / first.heap, last.nodes / first.nodes, last.listeners / first.listeners);
