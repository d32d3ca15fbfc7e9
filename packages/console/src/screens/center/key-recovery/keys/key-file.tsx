import type { KeyExport } from '@mpc/api';
import { Button, KeyValueList, Section, Stack, Time } from '@mpc/ui';
import { useQueryClient } from '@tanstack/react-query';
import { readAgain } from '#shared/api/read-again.ts';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { DownloadNotice } from '../file/download-notice.tsx';
import { FileCheck } from '../file/file-check.tsx';
import { HashLine } from '../file/hash-line.tsx';
import { hashOf, type PublishedFile } from '../file/published-file.ts';
import { useCheckedDownload } from '../file/use-checked-download.ts';
import { keysOfSubWallet } from '../key-reads.ts';

type ExportFile = NonNullable<KeyExport['file']>;

/** An export as a file: until when it is there is part of what is looked at. */
const fileOf = ({ name, url, sha256, expire_at }: ExportFile): PublishedFile => ({
  name: `${name} ${expire_at}`,
  url,
  sha256,
});

interface KeyFileProps {
  walletId: number;
  row: KeyExport;
  file: ExportFile;
}

/** The encrypted file of a key, while it is there: downloaded only while it is the one that is looked at. */
export function KeyFile({ walletId, row, file }: KeyFileProps) {
  const { t } = useTranslation('privateKeyRecovery');
  const queryClient = useQueryClient();
  const { sub_wallet_id, key_type } = row;
  const published = fileOf(file);
  const again = async () => {
    const now = await readAgain(queryClient, keysOfSubWallet(walletId, sub_wallet_id));
    if (now === null) return null;
    const found = now.list.find((one) => one.key_type === key_type)?.file;
    return found ? fileOf(found) : { name: '', url: '', sha256: '' };
  };
  const { state, download, isPossible } = useCheckedDownload(published, again);
  const hash = hashOf(published);
  const against = hash === null ? t('tool.noHash') : isPossible ? undefined : t('tool.noLink');
  return (
    <Section
      title={t('key.file')}
      action={
        <Button
          variant="primary"
          size="small"
          busy={state === 'asking'}
          disabledReason={against}
          onClick={() => void download()}
        >
          {t('key.download')}
        </Button>
      }
    >
      <Stack gap="m">
        <DownloadNotice state={state} />
        <KeyValueList
          items={[
            { key: 'name', label: t('key.fileName'), value: file.name },
            {
              key: 'hash',
              label: t('tool.hash'),
              value: hash === null ? t('tool.noHash') : <HashLine hash={hash} name={file.name} />,
            },
            { key: 'until', label: t('column.until'), value: <Time at={file.expire_at} /> },
          ]}
        />
        {hash === null ? null : <FileCheck name={file.name} hash={hash} />}
      </Stack>
    </Section>
  );
}
