import { UiProvider } from '@mpc/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import i18next from 'i18next';
import { createRef, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { initReactI18next } from 'react-i18next';
import { WordsProvider } from '../../../packages/console/src/shared/i18n/words-provider.tsx';
import words from '../../../locales/en-US/translation.transfer.json' with { type: 'json' };
import { calm } from '../../../packages/console/src/features/payments/batch/batch-samples.ts';
import { readSheet } from '../../../packages/console/src/features/payments/batch/read-sheet.rules.ts';
import { SheetGrid } from '../../../packages/console/src/features/payments/batch/sheet-grid.tsx';
import { tableIn } from '../../../packages/console/src/features/payments/batch/sheet-keys.ts';
import { createSheet } from '../../../packages/console/src/features/payments/batch/sheet-store.ts';
import { perform } from './task.ts';

const sheet = createSheet([]);
sheet.setWorld(calm());
const home = { wallet: { id: 1, name: 'Treasury' }, subWallet: { id: 2, name: 'Main' } };
const scroller = createRef<HTMLDivElement>();
const nothing = () => undefined;

function Page() {
  const state = useSyncExternalStore(sheet.subscribe, sheet.state);
  return (
    <SheetGrid
      sheet={sheet}
      lines={state.lines}
      home={home}
      usualName=""
      scroller={scroller}
      onActive={nothing}
      onPasted={nothing}
      onUnreadable={nothing}
      onDuplicates={nothing}
    />
  );
}

const checked = async () =>
  new Promise<void>((resolve) => {
    const stop = sheet.subscribe(() => {
      if (sheet.state().pending > 0) return;
      stop();
      resolve();
    });
  });

await i18next.use(initReactI18next).init({
  lng: 'en-US',
  interpolation: { escapeValue: false },
  resources: { 'en-US': { translation: words } },
});
// Nobody answers here, and asking for strategies is not what is measured.
const queryClient = new QueryClient({ defaultOptions: { queries: { enabled: false } } });
createRoot(document.body.appendChild(document.createElement('div'))).render(
  <WordsProvider i18n={i18next}>
    <QueryClientProvider client={queryClient}>
      <UiProvider locale="en-US">
        <Page />
      </UiProvider>
    </QueryClientProvider>
  </WordsProvider>,
);

perform({
  async paste(text) {
    sheet.clear();
    const done = checked();
    const read = readSheet(tableIn(text));
    if ('entries' in read) sheet.append(read.entries);
    if (sheet.state().pending > 0) await done;
  },
  edit: (row, amount) => sheet.edit(sheet.state().lines[row]?.row.key ?? -1, 'amount', amount),
  scroller: () => {
    const element = scroller.current?.querySelector<HTMLElement>('[data-window]');
    if (!element) throw new Error('Nothing scrolls');
    return element;
  },
});
