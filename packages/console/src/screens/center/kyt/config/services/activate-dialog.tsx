import { kyt } from '@mpc/api';
import { Banner, DiffView, KeyValueList, Stack } from '@mpc/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { SettingDialog } from '#features/setting-change';
import { read } from '#shared/api/api.ts';
import { live } from '#shared/freshness/live.ts';
import { useToday } from '#shared/list/use-today.ts';
import { kytRefusal } from '../refusal-words.ts';
import { useBarred } from '../use-barred.ts';
import { Expiry } from './service-card.tsx';
import { isSwitchedAsSent, useStillServices, type OfServiceProps } from './service-check.ts';
import { activationBlock, readersZone } from './service-looks.ts';

/** Begins screening by a provider; whichever screened before stops. */
export function ActivateDialog({ walletId, service, all, onClose }: OfServiceProps) {
  const { t } = useTranslation('kyt');
  const { t: words } = useTranslation();
  const { id, name, status } = service;
  const barred = useBarred(walletId);
  const block = activationBlock(service, useToday(), readersZone());
  const before = all.find((one) => one.status === 1 && one.id !== id);
  // The provider that is replaced may still have records to handle.
  const check = useQuery({
    ...read(kyt.closeCheck, { service_id: before?.id ?? 0 }),
    ...live,
    enabled: before !== undefined,
  });
  const left = check.data?.blocking_count ?? 0;
  const against = barred ?? (block === null ? undefined : t(`config.block.${block}`));
  return (
    <SettingDialog
      type="info"
      title={t('config.activate.title', { name })}
      confirm={t('config.activate.confirm')}
      means={t('config.activate.means')}
      done={t('config.activate.done', { name })}
      command={kyt.switchService}
      params={{ service_id: id, status: 1 as const }}
      still={useStillServices(walletId, all)}
      isThere={(sent) => isSwitchedAsSent(walletId, sent)}
      against={against ?? (status === 1 ? t('config.alreadyDone') : undefined)}
      refused={(error) => kytRefusal(error, t, words)}
      onDone={() => undefined}
      onClose={onClose}
    >
      <Stack gap="m">
        <DiffView
          label={t('config.activate.title', { name })}
          showUnchanged
          items={[
            { key: 'provider', label: t('config.activate.provider'), before: before?.name, after: name },
          ]}
        />
        <KeyValueList
          items={[{ key: 'expiry', label: t('config.service.expiry'), value: <Expiry service={service} /> }]}
        />
        {before === undefined || left === 0 ? null : (
          <Banner tone="attention">{t('config.activate.left', { name: before.name, count: left })}</Banner>
        )}
      </Stack>
    </SettingDialog>
  );
}
