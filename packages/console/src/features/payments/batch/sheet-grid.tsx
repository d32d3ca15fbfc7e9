import { Button, LargeTable } from '@mpc/ui';
import { useMemo, useState, type RefObject } from 'react';
import type { PaymentSource } from '../flow/use-home.ts';
import { useBatchWords } from './batch-words.ts';
import { sheetColumns } from './sheet-columns.tsx';
import { sheetKeys } from './sheet-keys.ts';
import type { Sheet } from './sheet-store.ts';
import type { Line } from './sheet-tally.ts';

interface SheetGridProps {
  sheet: Sheet;
  /** All rows, or those with problems. */
  lines: readonly Line[];
  home: PaymentSource;
  usualName: string;
  /** Where "next problem" finds its way to. */
  scroller: RefObject<HTMLDivElement | null>;
  onActive: (key: number) => void;
  onPasted: (rows: number, left: number) => void;
  onUnreadable: () => void;
  onDuplicates: () => void;
}

/** In pixels: a value and what is wrong with it. */
export const rowHeight = 60;

const keyOf = ({ row }: Line) => row.key;

/** The rows, of which only those in sight are drawn. */
export function SheetGrid({ sheet, lines, home, usualName, scroller, ...hears }: SheetGridProps) {
  const words = useBatchWords();
  const { t } = words;
  const columns = useMemo(
    () => sheetColumns({ words, sheet, home, usualName }),
    [words, sheet, home, usualName],
  );
  const [ticked, setTicked] = useState<ReadonlySet<string | number>>(new Set());
  return (
    <LargeTable
      ref={scroller}
      label={t('batch.sheet')}
      columns={columns}
      rows={lines}
      rowKey={keyOf}
      height={380}
      rowHeight={rowHeight}
      empty={t('batch.noProblems')}
      selectedKeys={ticked}
      onSelect={setTicked}
      selectionActions={(keys) => (
        <Button
          size="small"
          onClick={() => {
            sheet.remove(new Set([...keys].map(Number)));
            setTicked(new Set());
          }}
        >
          {t('batch.removeRows', { count: keys.size })}
        </Button>
      )}
      {...sheetKeys({ sheet, shown: lines, ...hears })}
    />
  );
}
