import { Table } from '../world/table.ts';
import { markup, type Markup } from './markup.ts';
import { fact, press, section, type PageView } from './page-view.ts';

/** What the world was made from, how much is in it, and a way to begin anew. */
export function worldSection(view: PageView): Markup {
  const { words, controlled } = view;
  const { size, seed, state } = controlled.startedWith ?? {};
  const tables = Object.entries(controlled.sandbox.world).flatMap(([name, part]) =>
    part instanceof Table ? [{ name, rows: part.size }] : [],
  );
  const total = tables.reduce((sum, { rows }) => sum + rows, 0);
  const reset = press(view, {
    action: 'reset',
    id: 'world.reset',
    // It folds away again, so the heading has the focus.
    next: 'world.done',
    label: words.resetConfirm,
    look: 'danger',
  });
  return section(
    view,
    'world',
    markup`<dl class="facts">${size !== undefined && fact(words.size, size.toUpperCase())}${seed !== undefined && fact(words.seed, seed)}${fact(words.state, state === undefined ? words.notKept : markup`<code>${state}</code>`)}</dl>
<details class="tables"><summary><span id="world-total-place" data-live><span id="world-total">${words.rows}${words.colon}${total.toLocaleString(view.language)}</span></span></summary>
<ul id="world-rows" data-live class="counts">${tables.map(({ name, rows }) => markup`<li id="table-${name}"><code>${name}</code> <span>${rows.toLocaleString(view.language)}</span></li>`)}</ul></details>
<details class="confirm"><summary>${words.reset}</summary><p>${words.resetAbout}</p>${reset}</details>`,
  );
}
