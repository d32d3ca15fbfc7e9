import { KeyValueList, OutsidePage } from '@mpc/ui';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import type { ChangedFile } from './verify-files.ts';

/** A file of the console was changed: nothing more can be done here, and there is deliberately no button. */
export function IntegrityStopScreen({ file }: { file: ChangedFile }) {
  const { t } = useTranslation();
  return (
    <OutsidePage tone="danger" title={t('stop.title')} description={t('stop.detail')}>
      <KeyValueList
        items={[
          { key: 'file', label: t('stop.file'), value: <code>{file.url}</code> },
          { key: 'expected', label: t('stop.expected'), value: <code>{file.expected}</code> },
          { key: 'found', label: t('stop.found'), value: <code>{file.found}</code> },
        ]}
      />
    </OutsidePage>
  );
}
