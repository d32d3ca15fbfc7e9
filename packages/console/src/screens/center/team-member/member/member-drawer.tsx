import { members, type MemberInfo } from '@mpc/api';
import { Button, Drawer, DrawerFooter, Section, Skeleton, Stack, Tag } from '@mpc/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { read } from '#shared/api/api.ts';
import { QueryView } from '#shared/query-view/query-view.tsx';
import { roleKey } from '#shared/session/role.ts';
import { MemberActions } from './member-actions.tsx';
import { MemberProfile } from './member-profile.tsx';
import { MemberStrategies } from './member-strategies.tsx';
import { MemberSubWallets } from './member-sub-wallets.tsx';
import { RemovalNotice } from './removal-notice.tsx';

interface MemberDrawerProps {
  walletId: number;
  uid: number;
  onManage: () => void;
  onClose: () => void;
}

/** One member: who they are, what they reach, in which steps they stand, and what their removal would break. */
export function MemberDrawer({ walletId, uid, onManage, onClose }: MemberDrawerProps) {
  const { t } = useTranslation('teamMember');
  const { t: shell } = useTranslation();
  const found = useQuery(read(members.detail, { wallet_id: walletId, uid }));
  return (
    <Drawer
      open
      size="wide"
      title={found.data?.nickname ?? t('detail.title')}
      status={
        found.data === undefined ? undefined : <Tag size="small">{shell(roleKey(found.data.role))}</Tag>
      }
      onClose={onClose}
    >
      <QueryView query={found} skeleton={<Skeleton shape="form" />}>
        {(member) => <MemberView member={member} />}
      </QueryView>
      <DrawerFooter>
        <Button onClick={onManage}>{t('manage.open')}</Button>
      </DrawerFooter>
    </Drawer>
  );
}

function MemberView({ member }: { member: MemberInfo }) {
  const { t } = useTranslation('teamMember');
  return (
    <Stack>
      <RemovalNotice member={member} />
      <MemberProfile member={member} />
      <Section title={t('column.subWallets')} note={t('detail.subWalletsNote')}>
        <MemberSubWallets member={member} />
      </Section>
      <Section title={t('detail.strategies')}>
        <MemberStrategies steps={member.strategies} />
      </Section>
      <Section title={t('detail.actions')} note={t('detail.actionsNote')}>
        <MemberActions actions={member.actions} />
      </Section>
    </Stack>
  );
}
