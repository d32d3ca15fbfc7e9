import { Inline, Stack, StatusTag, Text, WholeAddress } from '@mpc/ui';
import { useBatchWords, messagesOf } from './batch-words.ts';
import type { Line } from './sheet-tally.ts';

const tones = { error: 'danger', warning: 'attention', note: 'idle' } as const;

/** Everything about the row that has the focus, in full: under its values there is room for one line only. */
export function RowPanel({ line, placeOf }: { line: Line | null; placeOf: (key: number) => number }) {
  const words = useBatchWords();
  const { t } = words;
  if (line === null || line.check === null) return <Text tone="muted">{t('batch.panel.none')}</Text>;
  const row = placeOf(line.row.key) + 1;
  const likeness = line.check.findings.find(({ lookAlike }) => lookAlike !== undefined)?.lookAlike;
  const address = line.check.to ?? line.row.address;
  const messages = messagesOf(words, line, placeOf);
  return (
    <Stack gap="s" role="group" aria-label={t('batch.panel.row', { row })}>
      <Inline gap="m" align="center">
        <Text>{t('batch.panel.row', { row })}</Text>
        {address === '' ? null : (
          <WholeAddress
            address={address}
            label={t('batch.column.address')}
            comparedWith={likeness?.anchor.address}
          />
        )}
      </Inline>
      {likeness === undefined ? null : (
        <Inline gap="m" align="center">
          <Text tone="muted">{likeness.anchor.label}</Text>
          <WholeAddress address={likeness.anchor.address} label={likeness.anchor.label} />
        </Inline>
      )}
      {messages.length === 0 ? <Text tone="muted">{t('batch.panel.good')}</Text> : null}
      {messages.map(({ field, level, message }) => (
        <Inline key={`${field} ${message}`} gap="s" align="center">
          <StatusTag tone={tones[level]}>{t(`batch.column.${field}`)}</StatusTag>
          <Text>{message}</Text>
        </Inline>
      ))}
    </Stack>
  );
}
