import { kyt } from '@mpc/api';
import { Skeleton, Text } from '@mpc/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { SettingDialog } from '#features/setting-change';
import { read } from '#shared/api/api.ts';
import { live } from '#shared/freshness/live.ts';
import { QueryView } from '#shared/query-view/query-view.tsx';
import { closingBlock, kytRefusal } from '../refusal-words.ts';
import { useBarred } from '../use-barred.ts';
import { OpenRecords } from './open-records.tsx';
import { isSwitchedAsSent, useStillServices, type OfServiceProps } from './service-check.ts';

/** Ends screening by a provider, once no record waits for its end. */
export function CloseDialog({ walletId, service, all, onClose }: OfServiceProps) {
  const { t } = useTranslation('kyt');
  const { t: words } = useTranslation();
  const { id, name, status } = service;
  const check = useQuery({ ...read(kyt.closeCheck, { service_id: id }), staleTime: 0, ...live });
  const barred = useBarred(walletId);
  const against = () => {
    if (barred !== undefined) return barred;
    if (status === 0) return t('config.alreadyDone');
    return closingBlock(check, t);
  };
  return (
    <SettingDialog
      type="warning"
      title={t('config.close.title', { name })}
      confirm={t('config.close.confirm')}
      means={t('config.close.means')}
      done={t('config.close.done', { name })}
      command={kyt.switchService}
      params={{ service_id: id, status: 0 as const }}
      still={useStillServices(walletId, all)}
      isThere={(sent) => isSwitchedAsSent(walletId, sent)}
      against={against()}
      refused={(error) => kytRefusal(error, t, words)}
      onDone={() => undefined}
      onClose={onClose}
    >
      <QueryView query={check} skeleton={<Skeleton shape="rows" count={3} />}>
        {(found) =>
          found.can_close ? (
            <Text as="p">{t('config.close.free')}</Text>
          ) : (
            <OpenRecords found={found} handleFirst={t('config.close.handleFirst')} />
          )
        }
      </QueryView>
    </SettingDialog>
  );
}
