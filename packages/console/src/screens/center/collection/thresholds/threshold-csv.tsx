import type { CollectSymbol } from '@mpc/api';
import { FileDrop, type FileDropItem } from '@mpc/ui';
import type { TFunction } from 'i18next';
import { useState } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { CsvError, readCsv } from '#shared/csv/read-csv.ts';
import { thresholdsIn, type CsvFault } from './threshold-csv.rules.ts';

export interface ThresholdCsvProps {
  coins: readonly CollectSymbol[];
  onThresholds: (thresholds: Readonly<Record<string, string>>) => void;
}

const maxSize = 256 * 1024;

function sayFault(fault: CsvFault, t: TFunction<'collection'>): string {
  return 'line' in fault ? t(`csv.${fault.code}`, { row: fault.line }) : t(`csv.${fault.code}`);
}

/** Takes thresholds from a file; all of its lines or none, so that nothing is left out unseen. */
export function ThresholdCsv({ coins, onThresholds }: ThresholdCsvProps) {
  const { t } = useTranslation('collection');
  const [item, setItem] = useState<FileDropItem | null>(null);
  const refuse = ({ name, size }: File, error: string) =>
    setItem({ id: crypto.randomUUID(), name, size, error });
  const take = async (file: File) => {
    try {
      const found = thresholdsIn(readCsv(await file.text()), coins);
      if (!(found instanceof Map)) return refuse(file, sayFault(found, t));
      setItem(null);
      onThresholds(Object.fromEntries(found));
    } catch (error) {
      if (!(error instanceof CsvError)) throw error;
      refuse(file, error.reason === 'empty' ? t('csv.empty') : t('csv.quote', { row: error.line }));
    }
  };
  return (
    <FileDrop
      label={t('csv.title')}
      description={t('csv.means')}
      accept={['.csv', '.txt']}
      maxSize={maxSize}
      items={item === null ? [] : [item]}
      onFiles={([file]) => {
        if (file !== undefined) void take(file);
      }}
      onRemove={() => setItem(null)}
    />
  );
}
