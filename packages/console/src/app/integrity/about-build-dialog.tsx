import { Banner, CopyButton, Dialog, Inline, KeyValueList, Section, Stack, Text, TextField } from '@mpc/ui';
import { useState } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { build, expectedHashes } from '#shared/build.ts';

const isRootHash = (text: string) => /^[\da-f]{64}$/.test(text);

/** Which build is running, by the one number that names it, and how to hold that against the release's. */
export function AboutBuildDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const { version, build: id, root } = build();
  const [typed, setTyped] = useState('');
  const wanted = typed.replace(/\s/g, '').toLowerCase();
  const isCompared = isRootHash(wanted);
  return (
    <Dialog open title={t('about.title')} onClose={onClose}>
      <Stack>
        <KeyValueList
          items={[
            { key: 'version', label: t('about.version'), value: version },
            { key: 'build', label: t('about.id'), value: id },
            {
              key: 'files',
              label: t('about.files'),
              value: t('about.fileCount', { count: Object.keys(expectedHashes()).length }),
            },
            {
              key: 'root',
              label: t('about.root'),
              value: (
                <Inline wrap={false} align="start">
                  <code>{root}</code>
                  <CopyButton text={root} label={t('about.copy')} />
                </Inline>
              ),
            },
          ]}
        />
        <Section title={t('about.compare')}>
          <Stack>
            <Text as="p">{t('about.how')}</Text>
            <TextField
              label={t('about.released')}
              value={typed}
              onChange={setTyped}
              error={wanted === '' || isCompared ? undefined : t('about.malformed')}
            />
            {isCompared && wanted === root ? <Banner tone="success" title={t('about.same')} /> : null}
            {isCompared && wanted !== root ? (
              <Banner tone="danger" title={t('about.different')}>
                {t('about.differentDetail')}
              </Banner>
            ) : null}
            <Text as="p" tone="muted">
              {t('about.limit')}
            </Text>
          </Stack>
        </Section>
      </Stack>
    </Dialog>
  );
}
