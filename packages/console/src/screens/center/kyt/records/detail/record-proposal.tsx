import type { KytRecordDetail } from '@mpc/api';
import { ApprovalLine, Banner, Link, Section, Skeleton, Stack, Text } from '@mpc/ui';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { readItem, titleText } from '#features/approvals';
import { approvalNodes, MissingPeople } from '#features/decisions';
import { live } from '#shared/freshness/live.ts';
import { paths } from '#shared/paths.ts';
import { QueryView } from '#shared/query-view/query-view.tsx';
import { withSelection } from '#shared/selection/with-selection.ts';
import { useCommonStore } from '#shared/session/common-store.ts';

/** What a member proposes to do about a record: who asked, why, and who has to approve it. */
export function RecordProposal({ record }: { record: KytRecordDetail }) {
  const { t } = useTranslation('kyt');
  const { t: words, i18n } = useTranslation();
  const { search } = useLocation();
  const uid = useCommonStore(({ user }) => user?.uid ?? 0);
  const { item_id: id } = record;
  const item = useQuery({ ...readItem('kyt', id), ...live });
  return (
    <Section
      title={t('records.proposal.title')}
      action={
        <Link href={withSelection(`${paths.center.todo}?open=kyt:${id}`, search)}>
          {t('records.proposal.open')}
        </Link>
      }
    >
      <QueryView query={item} skeleton={<Skeleton shape="text" count={3} />}>
        {(data) => (
          <Stack gap="m">
            <Banner tone="attention" title={titleText(data.title, { t: words, i18n }) ?? undefined}>
              {t('records.proposal.by', { name: data.initiator?.nickname ?? '', reason: data.remark })}
            </Banner>
            <MissingPeople subject={data} createdAt={data.createdAt} />
            {data.nodes.length === 0 ? (
              <Text tone="muted">{t('records.proposal.over')}</Text>
            ) : (
              <ApprovalLine label={words('approval.line')} nodes={approvalNodes(data.nodes, uid, words)} />
            )}
          </Stack>
        )}
      </QueryView>
    </Section>
  );
}
