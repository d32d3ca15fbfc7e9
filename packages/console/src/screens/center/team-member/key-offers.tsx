import { Banner, Button } from '@mpc/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { poll } from '#shared/api/poll.ts';
import { second } from '#shared/durations.ts';
import { useOverlayParam } from '#shared/overlay/overlay-param.ts';
import { offersOf } from './team-member-first.ts';

/** An equal-rights key that was sent to this person and not accepted yet, with the way to decide about it. */
export function KeyOffers({ walletId }: { walletId: number }) {
  const { t } = useTranslation('teamMember');
  const { show } = useOverlayParam();
  const offers = useQuery({
    ...offersOf(walletId),
    refetchInterval: poll(20 * second),
  });
  return (offers.data?.list ?? [])
    .filter(({ my_action }) => my_action === 3)
    .map(({ item_id, initiator }) => (
      <Banner
        key={item_id}
        tone="attention"
        title={t('offer.title', { name: initiator.nickname })}
        action={
          <Button size="small" onClick={() => show('equal-key', item_id)}>
            {t('offer.review')}
          </Button>
        }
      >
        {t('offer.about')}
      </Banner>
    ));
}
