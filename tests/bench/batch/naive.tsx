import { memo } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { calm } from '../../../packages/console/src/features/payments/batch/batch-samples.ts';
import {
  checkRow,
  gravestOf,
} from '../../../packages/console/src/features/payments/batch/check-row.rules.ts';
import { readSheet } from '../../../packages/console/src/features/payments/batch/read-sheet.rules.ts';
import { fields, type Entry } from '../../../packages/console/src/features/payments/batch/sheet-row.ts';
import { tableIn } from '../../../packages/console/src/features/payments/batch/sheet-keys.ts';
import { perform } from './task.ts';

const world = calm();

/** Drawn again only when it changed: as careful as a table without windows can be. */
const Row = memo(({ entry }: { entry: Entry }) => {
  const { findings } = checkRow(entry, world);
  return (
    <tr>
      {fields.map((field) => (
        <td key={field}>
          <input value={entry[field]} readOnly />
          <div>{gravestOf(findings, field)?.code}</div>
        </td>
      ))}
    </tr>
  );
});

const Page = ({ rows }: { rows: readonly Entry[] }) => (
  <div id="scroller" style={{ height: 430, overflow: 'auto' }}>
    <table>
      <tbody>
        {rows.map((entry, at) => (
          <Row key={at} entry={entry} />
        ))}
      </tbody>
    </table>
  </div>
);

const root = createRoot(document.body.appendChild(document.createElement('div')));
let shown: readonly Entry[] = [];
const show = (rows: readonly Entry[]) => {
  shown = rows;
  flushSync(() => root.render(<Page rows={rows} />));
};
show([]);

perform({
  paste: async (text) => {
    const read = readSheet(tableIn(text));
    if ('entries' in read) show(read.entries);
  },
  edit: (row, amount) => show(shown.map((entry, at) => (at === row ? { ...entry, amount } : entry))),
  scroller: () => {
    const element = document.querySelector<HTMLElement>('#scroller');
    if (!element) throw new Error('Nothing scrolls');
    return element;
  },
});
