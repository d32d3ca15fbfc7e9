import { KeyValueList } from '@mpc/ui';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import type { CommandRecord } from '#shared/command-log/command-record.ts';

/** A command as it went over the wire: its line, and its fields as they were sent. */
export function RawRequest({ record }: { record: CommandRecord }) {
  const { t } = useTranslation();
  return (
    <KeyValueList
      items={[
        { key: 'line', label: t('activity.request'), value: <code>{record.line}</code> },
        ...Object.entries(record.said).map(([field, text]) => ({
          key: `field ${field}`,
          label: <code>{field}</code>,
          value: <code>{text}</code>,
        })),
      ]}
    />
  );
}
