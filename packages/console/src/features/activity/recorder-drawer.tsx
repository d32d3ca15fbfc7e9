import {
  Banner,
  Button,
  Drawer,
  EmptyState,
  Skeleton,
  Stack,
  Table,
  Text,
  Time,
  type TableColumn,
} from '@mpc/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type Intent, requestIdOf, useIntents } from '#features/payments';
import { useNow } from '#shared/freshness/use-now.ts';
import { outcomeNow, type CommandRecord } from '#shared/command-log/command-record.ts';
import { OutcomeTag, type Standing } from './outcome-tag.tsx';
import { markLooked } from '#shared/command-log/recorder.ts';
import { useCommandName } from './use-command-name.ts';
import { useRecords } from './use-records.ts';

interface RecorderDrawerProps {
  uid: number;
  onClose: () => void;
}

/** A command and, where it was a payment, what the journal of payments knows of it. */
interface Entry {
  record: CommandRecord;
  intent: Intent | null;
  standing: Standing;
}

function entriesOf(records: readonly CommandRecord[], intents: readonly Intent[], now: number): Entry[] {
  const byNumber = new Map(intents.map((intent) => [requestIdOf(intent), intent]));
  return records.map((record) => {
    const intent = byNumber.get(record.requestId ?? '') ?? null;
    const outcome = outcomeNow(record, now);
    // A payment is looked for after its answer was lost, so the journal knows more than the command does.
    const standing = intent !== null && outcome !== 'refused' ? intent.state : outcome;
    return { record, intent, standing };
  });
}

/** What was asked of a command, in a line: the fields as they were sent. */
const said = ({ said }: CommandRecord) =>
  Object.entries(said)
    .filter(([field]) => field !== 'request_id' && field !== 'wallet_id')
    .map(([field, text]) => `${field}: ${text}`)
    .join(' · ');

/** Every command this browser sent for one person, and what became of it. */
export function RecorderDrawer({ uid, onClose }: RecorderDrawerProps) {
  const { t } = useTranslation();
  const nameOf = useCommandName();
  const records = useRecords(uid);
  const intents = useIntents(uid);
  // A command turns unknown by itself after a minute: to the nearest ten seconds is enough.
  const now = Math.floor(useNow() / 10_000) * 10_000;
  const entries = useMemo(
    () => (records === null || intents === null ? null : entriesOf(records, intents, now)),
    [records, intents, now],
  );
  const columns = useMemo<TableColumn<Entry>[]>(
    () => [
      {
        key: 'what',
        header: t('recorder.column.what'),
        isTitle: true,
        cell: ({ record }) => (
          <Stack gap="xs">
            <Text tone="strong">{nameOf(record)}</Text>
            <Text size="label" tone="muted">
              {said(record)}
            </Text>
          </Stack>
        ),
      },
      {
        key: 'at',
        header: t('recorder.column.at'),
        cell: ({ record }) => <Time at={record.at} kind="full" />,
      },
      {
        key: 'outcome',
        header: t('recorder.column.outcome'),
        cell: ({ record, standing }) => (
          <Stack gap="xs">
            <OutcomeTag standing={standing} />
            {record.refusal === null ? null : (
              <Text size="label" tone="muted">
                {record.refusal.message || record.refusal.code}
              </Text>
            )}
            {standing === 'unknown' && record.requestId === null ? (
              <Button size="small" onClick={() => void markLooked(record)}>
                {t('recorder.looked')}
              </Button>
            ) : null}
          </Stack>
        ),
      },
    ],
    [t, nameOf],
  );
  const unknown = (entries ?? []).some(({ standing }) => standing === 'unknown');
  return (
    <Drawer open size="wide" title={t('recorder.title')} onClose={onClose}>
      <Stack>
        <Text as="p" tone="muted">
          {t('recorder.intro')}
        </Text>
        {unknown ? (
          <Banner tone="attention" title={t('recorder.unknownTitle')}>
            {t('recorder.unknownDetail')}
          </Banner>
        ) : null}
        {entries === null ? (
          <Skeleton shape="rows" />
        ) : (
          <Table
            label={t('recorder.title')}
            columns={columns}
            rows={entries}
            rowKey={({ record }) => record.id}
            empty={<EmptyState title={t('recorder.empty')}>{t('recorder.emptyDetail')}</EmptyState>}
          />
        )}
      </Stack>
    </Drawer>
  );
}
