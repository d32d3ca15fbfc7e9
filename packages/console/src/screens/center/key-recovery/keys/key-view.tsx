import type { KeyApplication, KeyExport } from '@mpc/api';
import { ApprovalLine, Banner, KeyValueList, Section, Skeleton, Stack, Time } from '@mpc/ui';
import { useQuery } from '@tanstack/react-query';
import { approvalNodes, ContentView } from '#features/decisions';
import { live } from '#shared/freshness/live.ts';
import { spaced } from '#shared/i18n/spaced.ts';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { QueryView } from '#shared/query-view/query-view.tsx';
import { useCommonStore } from '#shared/session/common-store.ts';
import { exportContent } from '../export/export-content.ts';
import { applicationOf } from '../key-reads.ts';
import { keyLooks } from './key-looks.ts';
import { deadlineOf, keyStateOf } from './key-state.rules.ts';
import { useChainNames } from './use-chain-names.ts';

/** What is known of a key, and of the latest request for it. Never the key. */
export function KeyView({ row }: { row: KeyExport }) {
  const { t } = useTranslation('privateKeyRecovery');
  const chainNames = useChainNames();
  const { application, share_set } = row;
  return (
    <Stack>
      <NextStep row={row} />
      <KeyValueList
        items={[
          { key: 'type', label: t('column.keyType'), value: row.key_type },
          { key: 'chains', label: t('column.networks'), value: chainNames(row.chains) },
          { key: 'shares', label: t('column.shares'), value: t('shares', { ...share_set }) },
          { key: 'created', label: t('field.sharesCreated'), value: <Time at={share_set.created_at} /> },
          { key: 'last', label: t('column.lastExport'), value: <Time at={row.last_export_at} /> },
        ]}
      />
      {application === null ? null : <Request applyId={application.apply_id} />}
    </Stack>
  );
}

/** What happens next, and until when: by the server's clock. */
function NextStep({ row }: { row: KeyExport }) {
  const { t } = useTranslation('privateKeyRecovery');
  const state = keyStateOf(row);
  if (state === null) return null;
  const until = deadlineOf(row);
  return (
    <Banner tone={keyLooks[state].tone} title={t(`next.${state}.title`)}>
      {spaced(t(`next.${state}.detail`))}
      {until === undefined ? null : (
        <>
          {t('next.until')} <Time at={until} />
        </>
      )}
    </Banner>
  );
}

/** Who asked for it, why, and who decides. */
function Request({ applyId }: { applyId: number }) {
  const { t } = useTranslation('privateKeyRecovery');
  const { t: words } = useTranslation();
  const uid = useCommonStore(({ user }) => user?.uid ?? 0);
  const asked = useQuery({ ...applicationOf(applyId), ...live });
  return (
    <Section title={t('key.latest')}>
      <QueryView query={asked} skeleton={<Skeleton shape="form" />}>
        {(found: KeyApplication) => (
          <Stack>
            <ContentView content={exportContent(found, t)} label={t('key.latest')} />
            <ApprovalLine
              label={t('key.progress')}
              nodes={approvalNodes(found.node_list, uid, words).map((node) => ({
                ...node,
                // Once it is over, nobody is waited for.
                people: node.people.filter(({ state }) => found.status === 0 || state !== 'waiting'),
              }))}
            />
          </Stack>
        )}
      </QueryView>
    </Section>
  );
}
