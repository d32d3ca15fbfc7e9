import {
  Banner,
  Button,
  downloadCsv,
  FilterChip,
  Inline,
  Pagination,
  Stack,
  StatusTag,
  Table,
  Text,
  toCsv,
  WholeAddress,
  type TableColumn,
} from '@mpc/ui';
import { useMemo, useState } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { sameCase } from '#features/address-check';
import { csvColumns } from '#shared/csv/csv-columns.ts';
import { lookAlikeIn, isFaulty, type ChainRules, type RowFinding } from './entry-faults.rules.ts';
import { EntryRowFields } from './entry-row-fields.tsx';
import type { EntryRow } from './entry-values.ts';
import { faultsInWords } from './finding-words.ts';
import type { EntryForm } from './use-entry-form.ts';

export interface FileRowsProps {
  form: EntryForm;
  chain: ChainRules;
  findings: ReadonlyMap<string, readonly RowFinding[]>;
}

const pageSize = 10;

/** The addresses of a file: each with what is wrong with it, to be put right in place, taken out, or taken away as a file. */
export function FileRows({ form, chain, findings }: FileRowsProps) {
  const { t } = useTranslation('whiteAddress');
  const { t: address } = useTranslation();
  const { rows } = form.values;
  // Those that were wrong when only they were asked for: one that is put right does not vanish under the hand.
  const [only, setOnly] = useState<ReadonlySet<string> | null>(null);
  const [page, setPage] = useState(1);
  const faulty = rows.filter((row) => isFaulty(findings.get(row.key)));
  const shown = only === null ? rows : rows.filter((row) => only.has(row.key));
  const last = Math.max(1, Math.ceil(shown.length / pageSize));
  const at = Math.min(page, last);

  const columns = useMemo((): TableColumn<EntryRow>[] => {
    const fault = (row: EntryRow) =>
      faultsInWords({ book: t, address }, row, chain, findings.get(row.key) ?? []);
    return [
      { key: 'line', header: t('import.line'), width: '80px', cell: (row) => row.line || '' },
      {
        key: 'label',
        header: t('column.label'),
        isTitle: true,
        cell: (row) => row.label || <Text tone="muted">{t('import.lineNumber', { line: row.line })}</Text>,
        text: (row) => row.label,
      },
      {
        key: 'address',
        header: t('column.address'),
        whole: true,
        cell: (row) => {
          const known = lookAlikeIn(findings.get(row.key) ?? [])?.anchor.address;
          return (
            <WholeAddress
              address={row.address}
              label={t('column.address')}
              comparedWith={known === undefined ? undefined : sameCase(known, row.address)}
            />
          );
        },
        text: (row) => row.address,
      },
      { key: 'memo', header: t('column.memo'), cell: (row) => row.memo, hideOnPhone: true },
      {
        key: 'fault',
        header: t('import.fault'),
        minWidth: 160,
        cell: (row) =>
          isFaulty(findings.get(row.key)) ? (
            <Text as="p" tone="danger">
              {fault(row)}
            </Text>
          ) : (
            <StatusTag tone="success">{t('import.ready')}</StatusTag>
          ),
        text: fault,
      },
    ];
  }, [t, address, chain, findings]);

  const takeAway = () => {
    const more: TableColumn<EntryRow>[] = [
      { key: 'remark', header: t('column.remark'), cell: (row) => row.remark },
      { key: 'network', header: t('column.network'), cell: (row) => row.network || chain.name },
    ];
    downloadCsv(t('import.faultyName'), toCsv(csvColumns([...columns, ...more]), faulty));
  };
  return (
    <Stack gap="m">
      <Banner tone={faulty.length === 0 ? 'success' : 'attention'}>
        {t('import.summary', { ready: rows.length - faulty.length, faulty: faulty.length })}
      </Banner>
      <Inline>
        <FilterChip
          pressed={only !== null}
          onChange={(on) => {
            setOnly(on ? new Set(faulty.map(({ key }) => key)) : null);
            setPage(1);
          }}
        >
          {t('import.onlyFaulty', { count: faulty.length })}
        </FilterChip>
        <Button
          size="small"
          disabledReason={faulty.length === 0 ? t('import.noneFaulty') : undefined}
          onClick={takeAway}
        >
          {t('import.takeFaulty')}
        </Button>
        <Button
          size="small"
          variant="ghost"
          disabledReason={faulty.length === 0 ? t('import.noneFaulty') : undefined}
          onClick={() => form.removeRows(new Set(faulty.map(({ key }) => key)))}
        >
          {t('import.removeFaulty')}
        </Button>
      </Inline>
      <Table
        label={t('import.rows')}
        columns={columns}
        rows={shown.slice((at - 1) * pageSize, at * pageSize)}
        rowKey={(row) => row.key}
        rowName={(row) => row.label || t('import.lineNumber', { line: row.line })}
        expanded={(row) => (
          <Stack gap="m">
            <EntryRowFields
              row={row}
              chain={chain}
              findings={findings.get(row.key) ?? []}
              subWalletId={form.values.subWallets[0]}
              onChange={(part) => form.changeRow(row.key, part)}
            />
            <Inline>
              <Button size="small" variant="danger" onClick={() => form.removeRows(new Set([row.key]))}>
                {t('import.remove')}
              </Button>
            </Inline>
          </Stack>
        )}
        footer={<Pagination page={at} pageSize={pageSize} count={shown.length} onPage={setPage} />}
      />
    </Stack>
  );
}
