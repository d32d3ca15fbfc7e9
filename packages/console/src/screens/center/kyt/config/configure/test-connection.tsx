import type { KytConfig, KytSections } from '@mpc/api';
import { Banner, DiffView, Stack } from '@mpc/ui';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { SettingDialog } from '#features/setting-change';
import { kytRefusal } from '../refusal-words.ts';
import { connectionDiff } from './config-diff.ts';
import { useConfigSave } from './save-config.ts';

export interface TestConnectionProps {
  walletId: number;
  config: KytConfig;
  isActive: boolean;
  /** The connection, and nothing else. */
  sections: KytSections;
  onDone: () => void;
  onClose: () => void;
}

/** Saves a connection, which is how it is tried: there is no try without it. */
export function TestConnection({
  walletId,
  config,
  isActive,
  sections,
  onDone,
  onClose,
}: TestConnectionProps) {
  const { t } = useTranslation('kyt');
  const { t: words } = useTranslation();
  return (
    <SettingDialog
      {...useConfigSave(walletId, config)}
      type="warning"
      title={t('config.connection.testTitle')}
      confirm={t('config.connection.test')}
      means={t('config.connection.testMeans')}
      params={{ service_id: config.service_id, sections }}
      done={(saved) =>
        saved?.test_result === 2
          ? {
              tone: 'danger',
              message: t(isActive ? 'config.connection.kept' : 'config.connection.rejected'),
            }
          : t(saved === null ? 'config.saved' : 'config.connection.works')
      }
      refused={(error) => kytRefusal(error, t, words)}
      onDone={onDone}
      onClose={onClose}
    >
      <Stack gap="m">
        <DiffView
          label={t('config.connection.testTitle')}
          showUnchanged
          items={connectionDiff(config, sections, t)}
        />
        {isActive ? <Banner tone="attention">{t('config.connection.activeMeans')}</Banner> : null}
      </Stack>
    </SettingDialog>
  );
}
