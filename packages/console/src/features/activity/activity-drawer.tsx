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
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { type Intent, requestIdOf, useIntents } from '#features/payments';
import { useNow } from '#shared/freshness/use-now.ts';
import { outcomeNow, type CommandRecord } from '#shared/command-log/command-record.ts';
import { InFlight } from './in-flight.tsx';
import { OutcomeTag } from './outcome-tag.tsx';
import type { ActivityStatus } from './outcome-tone.rules.ts';
import { RawRequest } from './raw-request.tsx';
import { subjectOf } from './subject-of.ts';
import { markLooked } from '#shared/command-log/command-log.ts';
import { useCommandName } from './use-command-name.ts';
import { useInFlight } from './use-in-flight.ts';
import { useRecords } from './use-records.ts';

interface ActivityDrawerProps {
  uid: number;
  onClose: () => void;
}

/** A command and, where it was a payment, what the journal of payments knows of it. */
interface Entry {
  record: CommandRecord;
  intent: Intent | null;
  status: ActivityStatus;
}

function entriesOf(records: readonly CommandRecord[], intents: readonly Intent[], now: number): Entry[] {
  const byNumber = new Map(intents.map((intent) => [requestIdOf(intent), intent]));
  return records.map((record) => {
    const intent = byNumber.get(record.requestId ?? '') ?? null;
    const outcome = outcomeNow(record, now);
    // A payment is looked for after its answer was lost, so the journal knows more than the command does.
    const status = intent !== null && outcome !== 'refused' ? intent.state : outcome;
    return { record, intent, status };
  });
}

/** Every command this browser sent for one person, and what became of it. */
export function ActivityDrawer({ uid, onClose }: ActivityDrawerProps) {
  const { t } = useTranslation();
  const nameOf = useCommandName();
  const records = useRecords(uid);
  const intents = useIntents(uid);
  const inFlight = useInFlight(uid);
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
        header: t('activity.column.what'),
        isTitle: true,
        minWidth: 240,
        cell: ({ record, intent }) => (
          <Stack gap="xs">
            <Text tone="strong">{nameOf(record)}</Text>
            <Text as="p" size="label" tone="muted" truncate>
              {subjectOf(t, record, intent)}
            </Text>
          </Stack>
        ),
      },
      {
        key: 'at',
        header: t('activity.column.at'),
        cell: ({ record }) => <Time at={record.at} kind="full" />,
      },
      {
        key: 'outcome',
        header: t('activity.column.outcome'),
        cell: ({ record, status }) => (
          <Stack gap="xs" align="start">
            <OutcomeTag status={status} command={record.name} />
            {record.refusal === null ? null : (
              <Text as="p" size="label" tone="muted">
                {record.refusal.message || record.refusal.code}
              </Text>
            )}
            {status === 'unknown' && record.requestId === null ? (
              <Button size="small" onClick={() => void markLooked(record)}>
                {t('activity.looked')}
              </Button>
            ) : null}
          </Stack>
        ),
      },
    ],
    [t, nameOf],
  );
  const unknown = (entries ?? []).some(({ status }) => status === 'unknown');
  return (
    <Drawer open size="wide" title={t('activity.title')} onClose={onClose}>
      <Stack>
        <Text as="p" tone="muted">
          {t('activity.intro')}
        </Text>
        {unknown ? (
          <Banner tone="attention" title={t('activity.unknownTitle')}>
            {t('activity.unknownDetail')}
          </Banner>
        ) : null}
        {inFlight === null ? null : <InFlight inFlight={inFlight} onGo={onClose} />}
        {entries === null ? (
          <Skeleton shape="rows" />
        ) : (
          <Table
            expanded={({ record }) => <RawRequest record={record} />}
            label={t('activity.title')}
            columns={columns}
            rows={entries}
            rowKey={({ record }) => record.id}
            empty={<EmptyState title={t('activity.empty')}>{t('activity.emptyDetail')}</EmptyState>}
          />
        )}
      </Stack>
    </Drawer>
  );
}
