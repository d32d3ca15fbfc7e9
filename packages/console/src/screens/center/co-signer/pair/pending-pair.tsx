import type { AutoCollectConfig } from '@mpc/api';
import { Banner, Button, Inline, Text, Time } from '@mpc/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { MissingPeople, OwnStateTag } from '#features/decisions';
import { listed } from '#shared/i18n/i18n.ts';
import { useOverlayParam } from '#shared/overlay/overlay-param.ts';
import { useCommonStore } from '#shared/session/common-store.ts';
import { candidatesOf } from './consolidation-edit-first.ts';
import { pairChanges, pairImpact } from './pair.rules.ts';

interface PendingPairProps {
  config: AutoCollectConfig;
  /** Says also where the new gas station has nothing to send. */
  impact?: boolean;
}

/** The change of omnibus and gas station that waits: what of it is new, who requested it, and whom it waits for. */
export function PendingPair({ config, impact = false }: PendingPairProps) {
  const { t } = useTranslation('coSigner');
  const { t: words } = useTranslation();
  const uid = useCommonStore((state) => state.user?.uid ?? 0);
  const { show } = useOverlayParam();
  const { pending } = config;
  const gasId = pending?.fueling_sub_wallet_id;
  const candidates = useQuery({
    ...candidatesOf(config.wallet_id),
    enabled: impact && gasId !== undefined && gasId !== config.fueling_sub_wallet_id,
  });
  if (pending === undefined) return null;
  const { dry } = pairImpact(candidates.data ?? [], { omnibus: null, gas: String(gasId) });
  const { item_id, initiator, created_at, node_list: nodes, my_action: myAction, can_cancel } = pending;
  const isSigning = nodes.every((node) => node.node_type === 2 || node.node_status === 2);
  return (
    <Banner
      tone="attention"
      title={
        <Inline gap="s">
          {t(isSigning ? 'pair.pendingSignature' : 'pair.pending')}
          {isSigning && myAction === 2 ? null : <OwnStateTag subject={{ nodes, myAction }} uid={uid} />}
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
          {t('log.fieldChange', { field: t(`pair.${key}`), change: `${before || '--'} → ${after}` })}
        </Text>
      ))}
      {dry === null || dry.length === 0 ? null : (
        <Text as="p">
          {t('pair.dryNow', { gas: pending.fueling_sub_wallet_name, networks: listed(dry) })}
        </Text>
      )}
      <Text as="p">
        {t('pair.requestedBy', { name: initiator.nickname })} · <Time at={created_at} kind="relative" />
      </Text>
      <MissingPeople subject={{ nodes, status: 0 }} createdAt={created_at} />
    </Banner>
  );
}
