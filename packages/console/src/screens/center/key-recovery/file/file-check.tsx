import { Banner, FileDrop, KeyValueList, Stack, type FileDropItem } from '@mpc/ui';
import { useRef, useState } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { fileDigest, largestFile } from './file-digest.ts';
import { HashLine } from './hash-line.tsx';

interface FileCheckProps {
  /** What is checked, by name. */
  name: string;
  /** What it must hash to. */
  hash: string;
  /** Called once a file was found to be the right one. */
  onMatch?: (() => void) | undefined;
}

interface Checked {
  item: FileDropItem;
  digest: string | null;
}

/** Compares a file that a person chooses with the published hash, in this browser: the file is not uploaded. */
export function FileCheck({ name, hash, onMatch }: FileCheckProps) {
  const { t } = useTranslation('privateKeyRecovery');
  const [checked, setChecked] = useState<Checked | null>(null);
  const newest = useRef('');
  const check = async (file: File) => {
    const item = { id: crypto.randomUUID(), name: file.name, size: file.size };
    newest.current = item.id;
    setChecked({ item: { ...item, progress: 'waiting' }, digest: null });
    const digest = await fileDigest(file);
    if (newest.current !== item.id) return;
    setChecked({ item: digest === null ? { ...item, error: t('check.unreadable') } : item, digest });
    if (digest === hash) onMatch?.();
  };
  return (
    <Stack gap="s">
      <FileDrop
        label={t('check.label', { name })}
        description={t('check.local')}
        maxSize={largestFile}
        items={checked === null ? [] : [checked.item]}
        onFiles={([file]) => {
          if (file !== undefined) void check(file);
        }}
        onRemove={() => {
          newest.current = '';
          setChecked(null);
        }}
      />
      {checked === null || checked.digest === null ? null : checked.digest === hash ? (
        <Banner tone="success" title={t('check.same')}>
          {t('check.sameDetail')}
        </Banner>
      ) : (
        <Banner tone="danger" title={t('check.other')}>
          <Stack gap="s">
            {t('check.otherDetail')}
            <KeyValueList
              items={[
                {
                  key: 'file',
                  label: t('check.ofFile'),
                  value: <HashLine hash={checked.digest} name={t('check.ofFile')} />,
                },
                {
                  key: 'published',
                  label: t('check.published'),
                  value: <HashLine hash={hash} name={t('check.published')} />,
                },
              ]}
            />
          </Stack>
        </Banner>
      )}
    </Stack>
  );
}
