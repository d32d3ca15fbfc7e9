import type { MemberInfo } from '@mpc/api';
import { EmptyState, Table, Text, type TableColumn } from '@mpc/ui';
import { useMemo } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { roleKey } from '#shared/session/role.ts';
import { accessRows, type AccessRow } from '../access/access.rules.ts';

/** The sub-wallets a member reaches, with what they are in each: their role, and whether they approve or sign there. */
export function MemberSubWallets({ member }: { member: MemberInfo }) {
  const { t } = useTranslation('teamMember');
  const { t: shell } = useTranslation();
  const rows = useMemo(() => accessRows([member], { isProtected: false, subWalletId: null }), [member]);
  const columns = useMemo(
    (): TableColumn<AccessRow>[] => [
      {
        key: 'subWallet',
        header: t('column.subWallet'),
        isTitle: true,
        card: 'lead',
        text: ({ subWalletName }) => subWalletName,
        cell: ({ subWalletName }) => <Text tone="strong">{subWalletName}</Text>,
      },
      {
        key: 'role',
        header: t('detail.roleThere'),
        card: 'about',
        cell: ({ approves, signs, grants }) =>
          [
            grants.view === 'yes' ? shell(roleKey(member.role)) : t('detail.removed'),
            ...(approves.length > 0 ? [t('approver')] : []),
            ...(signs.length > 0 ? [t('signer')] : []),
            ...(grants.sign === 'keyPending' ? [t('grant.keyPending')] : []),
          ].join(' · '),
      },
      {
        key: 'steps',
        header: t('column.strategies'),
        align: 'end',
        cell: ({ approves, signs }) =>
          new Set([...approves, ...signs].map(({ strategy_id: strategy }) => strategy)).size,
      },
    ],
    [t, shell, member.role],
  );
  return (
    <Table
      label={t('column.subWallets')}
      columns={columns}
      rows={rows}
      rowKey={({ subWalletId }) => subWalletId}
      empty={<EmptyState title={t('noSubWallets')} />}
    />
  );
}
