import { tonLookupLimit } from '@mpc/api';
import { Card, Form, Inline, Segmented, Stack, SubmitButton, TextArea } from '@mpc/ui';
import { useId, useState } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { listed } from '#shared/i18n/i18n.ts';
import { FlawList } from './flaw-list.tsx';
import { readHashes } from './ton-hashes.rules.ts';
import { tonRanges, type TonQueryState } from './ton-query-list.ts';

interface TonFormProps {
  state: TonQueryState;
  onLookUp: (hashes: string[]) => void;
  onRange: (range: TonQueryState['range']) => void;
}

/** Takes hashes as they were copied, and says of each line what is made of it. */
export function TonForm({ state, onLookUp, onRange }: TonFormProps) {
  const { t } = useTranslation('tools');
  const form = useId();
  const asked = state.hash.join('\n');
  const [text, setText] = useState(asked);
  const [seen, setSeen] = useState(asked);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const { hashes, repeated, rejected } = readHashes(text);
  if (asked !== seen) {
    setSeen(asked);
    // Another address, as by Back: what it asks for is shown, unless it is what was typed.
    if (hashes.map(({ hash }) => hash).join('\n') !== asked) setText(asked);
  }
  const beyond = hashes.slice(tonLookupLimit);
  const error = () => {
    if (beyond.length > 0)
      return t('ton.tooMany', {
        total: hashes.length,
        limit: tonLookupLimit,
        count: beyond.length,
        lines: listed([...new Set(beyond.map(({ line }) => String(line)))]),
      });
    return text.trim() !== '' && hashes.length === 0 ? t('ton.noHash') : undefined;
  };
  return (
    <Card>
      <Form
        id={form}
        label={t('ton.title')}
        onSubmit={() => onLookUp(hashes.map(({ hash }) => hash))}
        onProblems={setProblems}
      >
        <Stack gap="m">
          <TextArea
            label={t('ton.hashes')}
            description={t('ton.hashesDetail', { limit: tonLookupLimit })}
            required
            rows={5}
            value={text}
            error={error()}
            messages={[
              ...(rejected.length === 0
                ? []
                : [
                    {
                      level: 'warning' as const,
                      title: t('ton.notHashes', { count: rejected.length }),
                      message: <FlawList rejected={rejected} />,
                    },
                  ]),
              ...repeated.map(({ line, firstLine }) => ({
                level: 'note' as const,
                message: t('ton.repeated', { line, first: firstLine }),
              })),
            ]}
            onChange={setText}
          />
          <Inline justify="between">
            <Segmented
              label={t('ton.range.label')}
              items={tonRanges.map((id) => ({ id, label: t(`ton.range.${id}`) }))}
              selected={state.range}
              onSelect={onRange}
            />
            <SubmitButton form={form} problems={problems}>
              {t('ton.lookUp')}
            </SubmitButton>
          </Inline>
        </Stack>
      </Form>
    </Card>
  );
}
