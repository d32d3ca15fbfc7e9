import { activeService, type KytService } from '@mpc/api';
import { CardGrid, EmptyState, Skeleton, Stack } from '@mpc/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { useToday } from '#shared/list/use-today.ts';
import { QueryView } from '#shared/query-view/query-view.tsx';
import { servicesOf } from '../kyt-config-first.ts';
import { useBarred } from '../use-barred.ts';
import { ServiceCard } from './service-card.tsx';
import { readersZone } from './service-looks.ts';
import { TrippedNotice } from './tripped-notice.tsx';

/** The providers of a wallet, the one in use first. */
export function ProvidersTab({ walletId }: { walletId: number }) {
  const { t } = useTranslation('kyt');
  const services = useQuery(servicesOf(walletId));
  const barred = useBarred(walletId);
  const today = useToday();
  return (
    <QueryView query={services} skeleton={<Skeleton shape="cards" />}>
      {({ kyt_service: all }) => {
        const current = activeService(all, today, readersZone());
        return (
          <Stack>
            {current === undefined ? (
              <EmptyState title={t(all.length === 0 ? 'config.none' : 'config.nonePurchased')}>
                {t('config.buy')}
              </EmptyState>
            ) : (
              <TrippedNotice walletId={walletId} service={current} barred={barred} />
            )}
            <CardGrid aria-label={t('config.tab.providers')} min="340px">
              {currentFirst(all, current).map((service) => (
                <ServiceCard
                  key={service.id}
                  service={service}
                  isCurrent={service.id === current?.id}
                  barred={barred}
                />
              ))}
            </CardGrid>
          </Stack>
        );
      }}
    </QueryView>
  );
}

const currentFirst = (all: readonly KytService[], current: KytService | undefined) =>
  current === undefined ? all : [current, ...all.filter((service) => service !== current)];
