// What the page runs. The functions are sent to the browser as they stand here, so they use nothing but each other.

async function showAnswer(row: Element): Promise<void> {
  const raw = row.querySelector<HTMLElement>('pre[data-from]');
  if (raw?.dataset['from'] === undefined || raw.textContent !== '') return;
  const answer = await fetch(raw.dataset['from']);
  if (answer.ok) raw.textContent = await answer.text();
}

function showOpened({ target }: Event): void {
  if (target instanceof HTMLDetailsElement && target.open) void showAnswer(target);
}

/** What is open stays open, with the answer that was fetched for it. */
function keepOpen(old: Element, item: Element): void {
  const details = item.querySelector('details');
  if (details === null || old.querySelector('details')?.open !== true) return;
  details.open = true;
  const raw = details.querySelector('pre');
  if (raw !== null) raw.textContent = old.querySelector('pre')?.textContent ?? '';
}

function renew(list: Element, fresh: Element): void {
  const items = [...fresh.children];
  const ids = new Set(items.map((item) => item.id));
  const over = [...list.children].filter((old) => !ids.has(old.id));
  for (const old of over) old.remove();
  for (const [index, item] of items.entries()) {
    const old = [...list.children].find((other) => other.id === item.id);
    if (old === undefined) {
      list.insertBefore(item, list.children[index] ?? null);
      continue;
    }
    keepOpen(old, item);
    if (old.isEqualNode(item)) continue;
    old.replaceWith(item);
    if (item.querySelector('details[open]') !== null) void showAnswer(item);
  }
}

/** Puts what has changed in the place of what was there. What has the focus keeps it, or hands it to its section. */
function takeOver(page: Document): void {
  const focused = document.activeElement?.id ?? '';
  for (const list of document.querySelectorAll('[data-live]')) {
    const fresh = page.getElementById(list.id);
    if (fresh !== null) renew(list, fresh);
  }
  if (focused === '' || document.activeElement?.id === focused) return;
  const [name = ''] = focused.split('.');
  const next = document.getElementById(focused) ?? document.getElementById(`${name}-title`);
  next?.focus({ preventScroll: true });
}

/** Looks again every second, as a person would who loads the page anew; less often where a look takes long. */
function lookAgain(address: string): void {
  const isPaused = document.getElementById('follow')?.getAttribute('aria-pressed') === 'false';
  const start = performance.now();
  const later = () => setTimeout(() => lookAgain(address), Math.max(1000, 10 * (performance.now() - start)));
  if (document.hidden || isPaused) {
    later();
    return;
  }
  const look = new XMLHttpRequest();
  look.open('GET', address);
  look.responseType = 'document';
  look.addEventListener('loadend', () => {
    const page = look.status === 200 ? look.responseXML : null;
    document.getElementById('gone')?.toggleAttribute('hidden', page !== null);
    if (page !== null) takeOver(page);
    later();
  });
  look.send();
}

function keepUp(): void {
  const { now = '', kept = '' } = document.documentElement.dataset;
  // What was said is said once: a page that is loaded again, or linked to, says nothing.
  history.replaceState(null, '', kept + location.hash);
  document.addEventListener('toggle', showOpened, true);

  const follow = document.getElementById('follow');
  follow?.addEventListener('click', () => {
    const isOn = follow.getAttribute('aria-pressed') === 'true';
    follow.setAttribute('aria-pressed', String(!isOn));
  });
  follow?.removeAttribute('hidden');
  lookAgain(now);
}

const parts = [showAnswer, showOpened, keepOpen, renew, takeOver, lookAgain, keepUp];

/** The script of the page. It makes it live; every action works without. */
export const pageScript = `'use strict';\n{\n${parts.map(String).join('\n')}\n${keepUp.name}();\n}\n`;
