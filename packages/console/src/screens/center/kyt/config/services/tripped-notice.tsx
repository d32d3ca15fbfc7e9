import { kyt, type KytService } from '@mpc/api';
import { Banner, Button, Time } from '@mpc/ui';
import { useQuery } from '@tanstack/react-query';
import { spaced } from '#shared/i18n/spaced.ts';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { read } from '#shared/api/api.ts';
import { live } from '#shared/freshness/live.ts';
import { useOverlayParam } from '#shared/overlay/overlay-param.ts';

export interface TrippedNoticeProps {
  walletId: number;
  service: KytService;
  barred: string | undefined;
}

/** Says that the circuit breaker of the service in use has tripped, and leads to resetting it. */
export function TrippedNotice({ walletId, service, barred }: TrippedNoticeProps) {
  const { t } = useTranslation('kyt');
  const { show } = useOverlayParam();
  const config = useQuery({ ...read(kyt.config, { wallet_id: walletId, service_id: service.id }), ...live });
  const at = config.data?.breaker.tripped_at ?? null;
  if (at === null) return null;
  return (
    <Banner
      tone="attention"
      title={t('config.breaker.tripped', { name: service.name })}
      action={
        <Button size="small" disabledReason={barred} onClick={() => show('reset', service.id)}>
          {t('config.breaker.reset')}
        </Button>
      }
    >
      {spaced(t('config.breaker.trippedMeans'))}
      {spaced(t('config.breaker.since'))}
      <Time at={at} kind="short" />
    </Banner>
  );
}
