import { kyt } from '@mpc/api';
import { DiffView, KeyValueList, Stack, Text } from '@mpc/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { SettingDialog } from '#features/setting-change';
import { read } from '#shared/api/api.ts';
import { live } from '#shared/freshness/live.ts';
import { useToday } from '#shared/list/use-today.ts';
import { closingBlock, kytRefusal } from '../refusal-words.ts';
import { useBarred } from '../use-barred.ts';
import { OpenRecords } from './open-records.tsx';
import { Expiry } from './service-card.tsx';
import { isSwitchedAsSent, useStillServices, type OfServiceProps } from './service-check.ts';
import { activationBlock, readersZone } from './service-looks.ts';

/** Begins screening by a provider; whichever screened before stops, once none of its records waits. */
export function ActivateDialog({ walletId, service, all, onClose }: OfServiceProps) {
  const { t } = useTranslation('kyt');
  const { t: words } = useTranslation();
  const { id, name, status } = service;
  const barred = useBarred(walletId);
  const block = activationBlock(service, useToday(), readersZone());
  const before = all.find((one) => one.status === 1 && one.id !== id);
  // The provider that is replaced has to have no open records.
  const check = useQuery({
    ...read(kyt.closeCheck, { service_id: before?.id ?? 0 }),
    staleTime: 0,
    ...live,
    enabled: before !== undefined,
  });
  const against = () => {
    if (barred !== undefined) return barred;
    if (block !== null) return t(`config.block.${block}`);
    if (status === 1) return t('config.alreadyDone');
    return before === undefined ? undefined : closingBlock(check, t);
  };
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
      against={against()}
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
        {before === undefined || check.data?.can_close !== false ? null : (
          <>
            <Text as="p">{t('config.activate.left', { name: before.name })}</Text>
            <OpenRecords found={check.data} handleFirst={t('config.activate.handleFirst')} />
          </>
        )}
      </Stack>
    </SettingDialog>
  );
}
