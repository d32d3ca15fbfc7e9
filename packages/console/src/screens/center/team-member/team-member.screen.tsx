import { Button, Page, Skeleton, Stack, Tabs } from '@mpc/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { ItemDrawer } from '#features/approvals';
import { latePart, lazyPart } from '#shared/lazy-part.tsx';
import { useList } from '#shared/list/use-list.ts';
import { useOverlayParam } from '#shared/overlay/overlay-param.ts';
import { useSelection } from '#shared/selection/use-selection.ts';
import { useWallet } from '#shared/selection/use-wallet-role.ts';
import { KeyOffers } from './key-offers.tsx';
import { MembersTab } from './members-tab.tsx';
import { TeamCards } from './team-cards.tsx';
import { teamList, teamTabs } from './team-list.ts';
import { everyMemberOf, membersOf } from './team-member-first.ts';

// Most people come to see who is there: the rest is loaded as it is wanted.
const AccessTab = lazyPart(() => import('./access/access-tab.tsx'), 'AccessTab');
const ManageDialog = latePart(() => import('./manage/manage-dialog.tsx'), 'ManageDialog');
const MemberDrawer = latePart(() => import('./member/member-drawer.tsx'), 'MemberDrawer');

/** Who is in the wallet, what each of them may do, and how people come and go. */
export function TeamMemberScreen() {
  const { t } = useTranslation('teamMember');
  const { t: shell } = useTranslation();
  const walletId = useSelection().walletId ?? 0;
  const list = useList(teamList);
  const { open, show, close } = useOverlayParam();
  const { tab } = list.state;
  const found = useQuery({
    ...membersOf(list.state, walletId),
    enabled: tab === 'members',
    placeholderData: keepPreviousData,
  });
  const everybody = useQuery(everyMemberOf(walletId));
  const wallet = useWallet();
  const openId = /^\d{1,15}$/.test(open?.id ?? '') ? Number(open?.id) : undefined;
  const openUid = open?.kind === 'member' ? openId : undefined;
  const manage = () => show('manage');
  return (
    <Page
      title={shell('nav.team')}
      description={t('description')}
      action={
        <Button variant="primary" onClick={manage}>
          {t('manage.open')}
        </Button>
      }
    >
      <Stack>
        <KeyOffers walletId={walletId} />
        <TeamCards members={everybody.isError && everybody.data === undefined ? null : everybody.data} />
        <Tabs
          label={t('tabs')}
          items={teamTabs.map((id) => ({ id, label: t(`tab.${id}`) }))}
          selected={tab}
          onSelect={(id) => list.choose('tab', [id])}
        >
          {tab === 'members' ? (
            <MembersTab
              walletId={walletId}
              list={list}
              query={found}
              openUid={openUid}
              onOpen={(uid) => show('member', uid)}
              onManage={manage}
            />
          ) : (
            <Suspense fallback={<Skeleton shape="rows" count={10} />}>
              <AccessTab walletId={walletId} list={list} onOpen={(uid) => show('member', uid)} />
            </Suspense>
          )}
        </Tabs>
      </Stack>
      {openUid === undefined ? null : (
        <MemberDrawer key={openUid} walletId={walletId} uid={openUid} onManage={manage} onClose={close} />
      )}
      {open?.kind === 'manage' ? <ManageDialog isOwner={wallet?.role === 1} onClose={close} /> : null}
      <Suspense>
        {open?.kind === 'equal-key' && openId !== undefined ? (
          <ItemDrawer key={openId} kind="equal-key" id={openId} onClose={close} />
        ) : null}
      </Suspense>
    </Page>
  );
}
