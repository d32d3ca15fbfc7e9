import { perform } from './perform.ts';
import { columns, few, rowHeight, tableHeight, type BenchRow } from './rows.ts';
import type { Stage } from './stage.ts';

function line(row: BenchRow) {
  const tr = document.createElement('tr');
  const cells = columns.map(({ key }) => {
    const td = document.createElement('td');
    td.textContent = String(row[key]);
    tr.append(td);
    return td;
  });
  tr.style.height = `${rowHeight}px`;
  return { tr, cells };
}

/** The same by hand, without any library: what is possible at all. */
function domStage(): Stage {
  const place = document.createElement('div');
  document.body.append(place);
  const lines = new Map<number, HTMLTableCellElement[]>();

  const table = (rows: BenchRow[]) => {
    const element = document.createElement('table');
    const body = element.createTBody();
    for (const row of rows) {
      const { tr, cells } = line(row);
      lines.set(row.id, cells);
      body.append(tr);
    }
    return element;
  };
  const update = (rows: BenchRow[]) => {
    for (const row of rows) {
      columns.forEach(({ key }, index) => {
        const cell = lines.get(row.id)?.[index];
        if (cell !== undefined && cell.textContent !== String(row[key])) cell.textContent = String(row[key]);
      });
    }
  };

  const seen = Math.ceil(tableHeight / rowHeight) + 1;
  let shown: BenchRow[] = [];
  const windowed = () => {
    const scroller = document.createElement('div');
    scroller.style.cssText = `height: ${tableHeight}px; overflow-y: auto; position: relative`;
    const room = document.createElement('div');
    room.style.height = `${shown.length * rowHeight}px`;
    scroller.append(room);
    const draw = () => {
      const first = Math.floor(scroller.scrollTop / rowHeight);
      const rows = table(shown.slice(first, first + seen));
      rows.style.cssText = `position: absolute; inset: ${first * rowHeight}px 0 auto`;
      room.replaceChildren(rows);
    };
    scroller.addEventListener('scroll', draw);
    place.replaceChildren(scroller);
    draw();
    return draw;
  };
  let draw: (() => void) | undefined;
  let drawer: HTMLDialogElement | undefined;

  return {
    showRows: (rows, inSight) => {
      if (!inSight) {
        if (place.querySelector('table') === null) place.replaceChildren(table(rows));
        else update(rows);
        return;
      }
      shown = rows;
      if (draw === undefined) draw = windowed();
      else draw();
    },
    clear: () => {
      lines.clear();
      draw = undefined;
      place.replaceChildren();
    },
    openDrawer: () => {
      drawer = document.createElement('dialog');
      drawer.textContent = '250,000.00 USDT';
      place.append(drawer);
      drawer.showModal();
    },
    closeDrawer: () => {
      drawer?.remove();
      place.replaceChildren(table(few));
    },
  };
}

perform(domStage());
