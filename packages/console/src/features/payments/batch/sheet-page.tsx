import {
  Button,
  downloadCsv,
  DrawerFooter,
  Inline,
  ProgressBar,
  Section,
  Segmented,
  Skeleton,
  Stack,
  SubmitButton,
  Text,
  toasts,
} from '@mpc/ui';
import { Suspense, useRef, useState } from 'react';
import { ChecksFailed, haveFailed } from '#shared/query-view/checks-failed.tsx';
import { lazyPart } from '#shared/lazy-part.tsx';
import type { PaymentSource } from '../flow/use-home.ts';
import { useBatchWords } from './batch-words.ts';
import { badRowsCsv } from './export-rows.ts';
import { NetworkFees } from './network-fees.tsx';
import { RowPanel } from './row-panel.tsx';
import { rowHeight, SheetGrid } from './sheet-grid.tsx';
import { levelOfLine, type Line } from './sheet-tally.ts';
import { TotalsTable } from './totals-table.tsx';
import type { BatchSheet } from './use-batch-sheet.ts';
import { listed } from '#shared/i18n/i18n.ts';

// Pickers weigh as much as the sheet, so they come beside it.
const SheetStart = lazyPart(() => import('./sheet-start.tsx'), 'SheetStart');

interface SheetPageProps {
  home: PaymentSource;
  batch: BatchSheet;
  onReview: () => void;
  onClose: () => void;
}

type Shown = 'all' | 'problems';

const isProblem = (line: Line) => levelOfLine(line) !== null;

/** Puts the focus on a row's first wrong value, once the row is drawn. */
function focusRow(scroller: HTMLElement | null, index: number): void {
  const window = scroller?.querySelector<HTMLElement>('[data-window]') ?? null;
  window?.scrollTo({ top: Math.max(0, index - 2) * rowHeight });
  requestAnimationFrame(() => {
    const row = scroller?.querySelector(`tr[data-index="${index}"]`);
    (
      row?.querySelector<HTMLElement>('[aria-invalid]') ??
      row?.querySelector<HTMLElement>('input[type="text"]')
    )?.focus();
  });
}

/** The sheet: rows are pasted, dropped or typed, and what is wrong with each stands beside it. */
export function SheetPage({ home, batch, onReview, onClose }: SheetPageProps) {
  const words = useBatchWords();
  const { t } = words;
  const { sheet, state, world, usual, setUsual, coins, market } = batch;
  const [shown, setShown] = useState<Shown>('all');
  const [activeKey, setActiveKey] = useState<number | null>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const lines = shown === 'all' ? state.lines : state.lines.filter((line) => levelOfLine(line) !== null);
  const active = activeKey === null ? null : (state.lines[sheet.placeOf(activeKey)] ?? null);
  const problems = state.error + state.warning;

  const tellPasted = (rows: number, left: number) => {
    toasts.show({
      tone: left > 0 ? 'danger' : 'success',
      message: left > 0 ? t('batch.pastedSome', { rows, left }) : t('batch.pasted', { count: rows }),
    });
  };
  const goToNext = () => {
    const from = activeKey === null ? -1 : lines.findIndex(({ row }) => row.key === activeKey);
    const next = lines.findIndex((line, at) => at > from && isProblem(line));
    const index = next === -1 ? lines.findIndex(isProblem) : next;
    if (index !== -1) focusRow(scroller.current, index);
  };
  const reason = ((): string | undefined => {
    if (haveFailed(batch.checks)) return t('checks.failed');
    if (state.filled === 0) return t('batch.first.rows');
    if (world === null || state.pending > 0 || !batch.isComplete) return t('batch.first.checks');
    if (state.error > 0) return t('batch.first.errors', { count: state.error });
    if (batch.unpriced.length > 0) return t('batch.first.unpriced', { coins: listed(batch.unpriced) });
    if (batch.observedAt === 0) return t('batch.first.checks');
    return batch.isShort ? t('batch.first.short') : undefined;
  })();

  return (
    <>
      <Stack>
        <ChecksFailed checks={batch.checks}>
          <Text as="p">{t('batch.reviewWaits')}</Text>
        </ChecksFailed>
        <Suspense fallback={<Skeleton shape="form" />}>
          <SheetStart
            coins={coins}
            usual={usual}
            onUsual={setUsual}
            onRead={(entries, truncated) => {
              const left = sheet.append(entries);
              tellPasted(entries.length - left, truncated ? Math.max(1, left) : left);
            }}
          />
        </Suspense>
        {state.filled === 0 && !state.canUndo ? (
          <Text tone="muted">{t('batch.start')}</Text>
        ) : (
          <Inline justify="between" align="center">
            <Inline gap="s" align="center">
              <Segmented<Shown>
                label={t('batch.show.label')}
                items={[
                  { id: 'all', label: t('batch.show.all', { count: state.filled }) },
                  { id: 'problems', label: t('batch.show.problems', { count: problems }) },
                ]}
                selected={shown}
                onSelect={setShown}
              />
              <Text tone="muted" aria-live="polite">
                {t('batch.errors', { count: state.error })} · {t('batch.warnings', { count: state.warning })}
              </Text>
            </Inline>
            <Inline gap="s">
              <Button
                size="small"
                disabledReason={problems === 0 ? t('batch.noProblems') : undefined}
                onClick={goToNext}
              >
                {t('batch.next')}
              </Button>
              <Button
                size="small"
                disabledReason={state.error === 0 ? t('batch.noErrors') : undefined}
                onClick={() => downloadCsv(t('batch.badName'), badRowsCsv(words, state.lines, sheet.placeOf))}
              >
                {t('batch.exportBad')}
              </Button>
              <Button
                size="small"
                disabledReason={state.error === 0 ? t('batch.noErrors') : undefined}
                onClick={() => sheet.removeBad()}
              >
                {t('batch.removeBad')}
              </Button>
              <Button
                size="small"
                disabledReason={state.canUndo ? undefined : t('batch.nothingToUndo')}
                onClick={() => sheet.undo()}
              >
                {t('batch.undo')}
              </Button>
            </Inline>
          </Inline>
        )}
        {state.pending === 0 ? null : (
          <ProgressBar
            label={t('batch.checking')}
            value={(state.filled - state.pending) / Math.max(1, state.filled)}
            text={t('batch.checked', { done: state.filled - state.pending, all: state.filled })}
          />
        )}
        <SheetGrid
          sheet={sheet}
          lines={lines}
          home={home}
          usualName={batch.usualName}
          scroller={scroller}
          onActive={setActiveKey}
          onPasted={tellPasted}
          onUnreadable={() => toasts.show({ tone: 'danger', message: t('batch.file.unreadable') })}
          onDuplicates={() => toasts.show({ tone: 'danger', message: t('batch.file.duplicatesPasted') })}
        />
        {state.filled === 0 ? null : <RowPanel line={active} placeOf={sheet.placeOf} />}
        {state.sums.length === 0 ? null : (
          <Section title={t('batch.total.title')} note={t('batch.total.note')}>
            <Stack>
              <NetworkFees networks={batch.networks} choices={batch.fees} onChange={batch.setFees} />
              <TotalsTable sums={state.sums} market={market} />
            </Stack>
          </Section>
        )}
      </Stack>
      <DrawerFooter>
        <Button block onClick={onClose}>
          {t('transfer.close')}
        </Button>
        <SubmitButton block reason={reason} onClick={onReview}>
          {t('batch.review', { count: state.filled })}
        </SubmitButton>
      </DrawerFooter>
    </>
  );
}
