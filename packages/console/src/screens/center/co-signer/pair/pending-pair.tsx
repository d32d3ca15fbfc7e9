import type { AutoCollectConfig } from '@mpc/api';
import { Banner, Button, Inline, Text, Time } from '@mpc/ui';
import { useTranslation } from 'react-i18next';
import { MissingPeople, OwnStateTag } from '#features/decisions';
import { useOverlayParam } from '#shared/overlay/overlay-param.ts';
import { useCommonStore } from '#shared/session/common-store.ts';
import { pairChanges } from './pair.rules.ts';

/** The change of omnibus and gas station that waits: what of it is new, who requested it, and whom it waits for. */
export function PendingPair({ config }: { config: AutoCollectConfig }) {
  const { t } = useTranslation('coSigner');
  const { t: words } = useTranslation();
  const uid = useCommonStore((state) => state.user?.uid ?? 0);
  const { show } = useOverlayParam();
  const { pending } = config;
  if (pending === undefined) return null;
  const { item_id, initiator, created_at, node_list: nodes, my_action: myAction, can_cancel } = pending;
  return (
    <Banner
      tone="attention"
      title={
        <Inline gap="s">
          {t('pair.pending')}
          <OwnStateTag subject={{ nodes, myAction }} uid={uid} />
        </Inline>
      }
      action={
        <Inline gap="s">
          {can_cancel === 1 ? (
            <Button size="small" onClick={() => show('cancel-pair', item_id)}>
              {words('approval.act.revoke')}
            </Button>
          ) : null}
          <Button
            size="small"
            variant={myAction === 0 ? 'secondary' : 'primary'}
            onClick={() => show('sweep-pair', item_id)}
          >
            {t('pair.viewPending')}
          </Button>
        </Inline>
      }
    >
      {pairChanges(config).map(({ key, before, after }) => (
        <Text as="p" key={key}>
          {t(`pair.${key}`)}: {before || '--'} → <Text tone="strong">{after}</Text>
        </Text>
      ))}
      <Text as="p">
        {t('pair.requestedBy', { name: initiator.nickname })} · <Time at={created_at} kind="relative" />
      </Text>
      <MissingPeople subject={{ nodes, status: 0 }} createdAt={created_at} />
    </Banner>
  );
}
