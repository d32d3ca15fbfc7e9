import { ipRowsFault, maxIpRows } from '@mpc/api';
import {
  Banner,
  missingNumber,
  Stack,
  StatusTag,
  Table,
  Text,
  TextArea,
  type TableColumn,
  type Tone,
} from '@mpc/ui';
import { useMemo } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { exactAmount } from '#shared/money/exact-amount.ts';
import { rowsOf } from './api-form.values.ts';
import { ipCover, ipLines, type IpLine, type IpNote } from './ip-cover.rules.ts';

interface IpFieldProps {
  value: string;
  onChange: (text: string) => void;
}

const tones = {
  format: 'danger',
  everybody: 'danger',
  unspecified: 'danger',
  repeated: 'danger',
  within: 'attention',
  inside: 'attention',
  wide: 'attention',
} as const satisfies Record<IpNote, Tone>;

/** The addresses that may call: a row each, and beside it what the row covers. */
export function IpField({ value, onChange }: IpFieldProps) {
  const { t } = useTranslation('apiPage');
  const rows = useMemo(() => rowsOf(value), [value]);
  const lines = useMemo(() => ipLines(rows), [rows]);
  const columns = useLineColumns();
  const { v4, v6, percent, opensTogether } = ipCover(rows);
  return (
    <Stack gap="m">
      <TextArea
        label={t('field.ip_whitelist')}
        description={t('ip.means', { count: maxIpRows })}
        placeholder={'203.0.113.7\n198.51.100.0/28'}
        rows={4}
        required
        value={value}
        check={(text) => {
          const found = ipRowsFault(rowsOf(text));
          if (found === undefined || found === 'missing') return null;
          const message =
            found === 'tooMany'
              ? t('ip.tooMany', { count: rowsOf(text).length, limit: maxIpRows })
              : t(found === 'range' && opensTogether ? 'ip.together' : 'ip.faulty');
          return { level: 'error', message };
        }}
        onChange={onChange}
      />
      {rows.length === 0 ? null : (
        <>
          <Table
            label={t('ip.covers')}
            columns={columns}
            rows={lines.map((line, at) => ({ ...line, at }))}
            rowKey={({ at }) => at}
            rowName={({ row }) => row}
          />
          {opensTogether ? (
            <Banner tone="danger">{t('ip.together')}</Banner>
          ) : (
            <Text as="p" tone={percent > 0 ? 'danger' : 'muted'}>
              {t(percent > 0 ? 'ip.totalOf' : 'ip.total', {
                v4: exactAmount(v4),
                v6: exactAmount(v6),
                percent,
              })}
            </Text>
          )}
        </>
      )}
    </Stack>
  );
}

type Line = IpLine & { at: number };

function useLineColumns() {
  const { t } = useTranslation('apiPage');
  return useMemo(
    (): TableColumn<Line>[] => [
      {
        key: 'row',
        header: t('ip.entry'),
        isTitle: true,
        card: 'lead',
        cell: ({ row }) => <code>{row}</code>,
        text: ({ row }) => row,
      },
      {
        key: 'covers',
        header: t('ip.range'),
        cell: ({ covers }) =>
          covers === undefined ? missingNumber : [...new Set([covers.first, covers.last])].join(' – '),
      },
      {
        key: 'count',
        header: t('ip.count'),
        align: 'end',
        cell: ({ covers }) => (covers === undefined ? missingNumber : exactAmount(covers.count)),
      },
      {
        key: 'note',
        header: t('ip.note'),
        cell: ({ note }) =>
          note === null ? null : (
            <StatusTag tone={tones[note.is]}>
              {t(`ip.notes.${note.is}`, {
                of: note.is === 'wide' ? exactAmount(note.of) : note.of,
              })}
            </StatusTag>
          ),
      },
    ],
    [t],
  );
}
