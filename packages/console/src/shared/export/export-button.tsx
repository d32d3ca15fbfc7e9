import { Button } from '@mpc/ui';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Exporting } from './use-export.ts';

/** Begins to write everything a list is narrowed to into a file. */
export function ExportButton({ file: { state, start } }: { file: Exporting }) {
  const { t } = useTranslation();
  return (
    <Button
      busy={state.kind === 'running'}
      icon={<Download size={16} strokeWidth={1.5} aria-hidden />}
      onClick={start}
    >
      {t('transactions.export.act')}
    </Button>
  );
}
