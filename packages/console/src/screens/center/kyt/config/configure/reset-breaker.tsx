import { kyt, type KytConfig } from '@mpc/api';
import { Banner, KeyValueList, Stack, Time } from '@mpc/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { SettingDialog } from '#features/setting-change';
import { read } from '#shared/api/api.ts';
import { kytRefusal } from '../refusal-words.ts';
import type { OfServiceProps } from '../services/service-check.ts';
import { useBarred } from '../use-barred.ts';
import { useConfigSave } from './save-config.ts';

/** Resets the circuit breaker of a provider that has tripped. */
export function ResetBreaker({ walletId, service, onClose }: OfServiceProps) {
  const { data } = useQuery(read(kyt.config, { wallet_id: walletId, service_id: service.id }));
  return data === undefined ? null : <ResetDialog {...{ walletId, config: data, onClose }} />;
}

export interface ResetDialogProps {
  walletId: number;
  config: KytConfig;
  onClose: () => void;
}

/** Asks once more before thresholds apply again. The breaker is saved as it is: saving it is what resets it. */
export function ResetDialog({ walletId, config, onClose }: ResetDialogProps) {
  const { t } = useTranslation('kyt');
  const { t: words } = useTranslation();
  const barred = useBarred(walletId);
  const { status, level, tripped_at: at } = config.breaker;
  return (
    <SettingDialog
      {...useConfigSave(walletId, config)}
      type="warning"
      title={t('config.breaker.resetTitle')}
      confirm={t('config.breaker.reset')}
      checkbox={t('config.breaker.resetAgreed')}
      means={t('config.breaker.resetMeans')}
      params={{ service_id: config.service_id, sections: { breaker: { status, level } } }}
      done={t('config.breaker.resetDone')}
      against={barred ?? (at === null ? t('config.breaker.notTripped') : undefined)}
      refused={(error) => kytRefusal(error, t, words)}
      onDone={() => undefined}
      onClose={onClose}
    >
      <Stack gap="m">
        <KeyValueList
          items={[
            { key: 'provider', label: t('config.activate.provider'), value: config.provider },
            { key: 'level', label: t('config.breaker.level'), value: words(`order.risk.${level}`) },
            { key: 'at', label: t('config.breaker.since'), value: <Time at={at} /> },
          ]}
        />
        <Banner tone="attention">{t('config.breaker.resetRisk')}</Banner>
      </Stack>
    </SettingDialog>
  );
}
