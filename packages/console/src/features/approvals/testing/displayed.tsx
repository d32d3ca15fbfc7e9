import { UiPageProvider } from '@mpc/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import type { i18n } from 'i18next';
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { vi } from 'vitest';
import { WordsProvider } from '#shared/i18n/words-provider.tsx';
import { MemoryRouter } from 'react-router-dom';
import { createConsoleQueryClient } from '#shared/api/query-client.ts';
import { OrderView } from '../../order-drawer/order-view.tsx';
import { isOrderKind, type Item } from '../item.ts';
import { ItemState } from '../item-state.tsx';
import { ItemView } from '../item-view.tsx';

const nothing = async () => null;
/** What is read stays as old as it is, however long all lies take. */
const moment = Date.now();
const now = { observedAt: moment, refreshing: false, readAgain: nothing };

/** It asks nothing: what it paints is of what was read already. */
function asksNothing() {
  const queries = createConsoleQueryClient();
  queries.setDefaultOptions({ queries: { enabled: false } });
  return queries;
}

/** The lines that a part paints, and what is read out of it. */
function linesOf(part: ReactNode, words: i18n): string {
  const place = document.createElement('div');
  const root = createRoot(place);
  vi.useFakeTimers({ toFake: ['Date'], now: moment });
  act(() =>
    root.render(
      <WordsProvider i18n={words}>
        <QueryClientProvider client={asksNothing()}>
          <UiPageProvider theme="light" locale="en-US">
            <MemoryRouter>{part}</MemoryRouter>
          </UiPageProvider>
        </QueryClientProvider>
      </WordsProvider>,
    ),
  );
  const read = [...place.querySelectorAll('[aria-label], [title], [alt], [aria-disabled]')].map((one) =>
    ['aria-label', 'title', 'alt', 'aria-disabled'].map((name) => one.getAttribute(name)),
  );
  const lines = `${place.textContent}\n${JSON.stringify(read)}`;
  act(() => root.unmount());
  vi.useRealTimers();
  return lines;
}

/** Everything a person has before their eyes who opens an item to decide about it. */
export function displayed(item: Item, uid: number, words: i18n): string {
  const { kind, id, order } = item;
  return linesOf(
    isOrderKind(kind) && order !== undefined ? (
      <OrderView
        {...now}
        asked={{ kind, id }}
        order={order}
        begin={undefined}
        onDecided={undefined}
        uid={uid}
      />
    ) : (
      <>
        <ItemState item={item} uid={uid} />
        <ItemView {...now} item={item} uid={uid} />
      </>
    ),
    words,
  );
}
