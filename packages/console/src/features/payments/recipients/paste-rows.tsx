import { Button, Stack, TextArea } from '@mpc/ui';
import { useState } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { readRows } from './recipient-rows.rules.ts';
import type { RecipientRow } from '../transfer/transfer.values.ts';

interface PasteRowsProps {
  base: string;
  /** Whether the coin has memos. */
  memos: boolean;
  /** How many rows there is room for. */
  room: number;
  onRows: (rows: RecipientRow[]) => void;
}

/** Rows as a spreadsheet copies them or a CSV has them; what is wrong with one is said beside it once it is there. */
export function PasteRows({ base, memos, room, onRows }: PasteRowsProps) {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const read = text === '' ? null : readRows(base, text, room);
  const count = read?.rows.length ?? 0;
  return (
    <Stack gap="s">
      <TextArea
        label={t('transfer.recipients.table')}
        description={t(memos ? 'transfer.recipients.tableMemo' : 'transfer.recipients.tableDetail')}
        rows={4}
        value={text}
        onChange={setText}
        check={() =>
          read === null
            ? { level: 'error', message: t('transfer.recipients.noTable') }
            : read.left > 0
              ? { level: 'warning', message: t('transfer.recipients.left', { count: read.left }) }
              : null
        }
      />
      <Button
        disabledReason={count === 0 ? t('transfer.recipients.pasteFirst') : undefined}
        onClick={() => {
          onRows(read?.rows ?? []);
          setText('');
        }}
      >
        {t('transfer.recipients.take', { count })}
      </Button>
    </Stack>
  );
}
