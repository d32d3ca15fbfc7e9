import { Button, Card, IconButton, Stack } from '@mpc/ui';
import { Plus, X } from 'lucide-react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import type { ChainRules, RowFinding } from './entry-faults.rules.ts';
import { EntryRowFields } from './entry-row-fields.tsx';
import { typedLimit } from './entry-values.ts';
import type { EntryForm } from './use-entry-form.ts';

export interface TypedRowsProps {
  form: EntryForm;
  chain: ChainRules;
  findings: ReadonlyMap<string, readonly RowFinding[]>;
  /** One entry is changed: no row comes or goes. */
  isSingle: boolean;
}

/** The addresses that are typed, one below the other. */
export function TypedRows({ form, chain, findings, isSingle }: TypedRowsProps) {
  const { t } = useTranslation('whiteAddress');
  const { rows } = form.values;
  const fields = (key: string, row: (typeof rows)[number]) => (
    <EntryRowFields
      row={row}
      chain={chain}
      findings={findings.get(key) ?? []}
      subWalletId={form.values.subWallets[0]}
      onChange={(part) => form.changeRow(key, part)}
    />
  );
  const [only] = rows;
  if (isSingle) return only === undefined ? null : fields(only.key, only);
  return (
    <Stack>
      {rows.map((row, at) => (
        <Card
          key={row.key}
          padding="m"
          title={t('form.row', { row: at + 1 })}
          action={
            rows.length > 1 ? (
              <IconButton
                label={t('form.removeRow', { row: at + 1 })}
                icon={X}
                onClick={() => form.removeRows(new Set([row.key]))}
              />
            ) : undefined
          }
        >
          {fields(row.key, row)}
        </Card>
      ))}
      <Button
        icon={<Plus size={16} strokeWidth={1.5} aria-hidden />}
        disabledReason={rows.length >= typedLimit ? t('form.rowLimit', { limit: typedLimit }) : undefined}
        onClick={form.addRow}
      >
        {t('form.addRow')}
      </Button>
    </Stack>
  );
}
