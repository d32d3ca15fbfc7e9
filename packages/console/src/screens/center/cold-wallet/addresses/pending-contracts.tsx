import type { MultisigAddress } from '@mpc/api';
import { Banner, Button, DiffView, Inline, Stack, Text, Time } from '@mpc/ui';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { MissingPeople } from '#features/decisions';
import { useOverlayParam } from '#shared/overlay/overlay-param.ts';
import { useCommonStore } from '#shared/session/common-store.ts';
import { pendingOf } from './contracts-query.ts';
import { tiers } from './contracts.values.ts';

interface PendingContractsProps {
  pair: MultisigAddress;
  /** Says also which addresses would change, whole. */
  changes?: boolean;
}

/** The request for other contracts that waits: who requested it, whom it waits for, and the way to it. */
export function PendingContracts({ pair, changes = false }: PendingContractsProps) {
  const { t } = useTranslation('coldWallet');
  const { t: words } = useTranslation();
  const uid = useCommonStore((state) => state.user?.uid ?? 0);
  const { show } = useOverlayParam();
  const pending = pendingOf(pair);
  if (pending === undefined) return null;
  const { id, op, submitter, created_at, node_list: nodes } = pending;
  const banner = (
    <Banner
      tone="attention"
      title={t(`addresses.pending.${op}`)}
      action={
        <Inline gap="s">
          {submitter.uid === uid ? (
            <Button size="small" onClick={() => show('cancel-contracts', id)}>
              {words('approval.act.revoke')}
            </Button>
          ) : null}
          <Button size="small" onClick={() => show('cold-address', id)}>
            {t('addresses.pending.view')}
          </Button>
        </Inline>
      }
    >
      <Text as="p">
        {t('addresses.pending.by', { name: submitter.nickname })} · <Time at={created_at} kind="relative" />
      </Text>
      <MissingPeople subject={{ nodes, status: 0 }} createdAt={created_at} />
    </Banner>
  );
  if (!changes) return banner;
  return (
    <Stack gap="m">
      {banner}
      <DiffView
        label={t('addresses.changes')}
        items={tiers.map((tier) => ({
          key: tier,
          label: t(`addresses.tier.${tier}`),
          before: pending[`old_${tier}_address`],
          after: pending[`${tier}_address`],
          kind: 'address' as const,
        }))}
      />
    </Stack>
  );
}
