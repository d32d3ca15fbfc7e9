import { Table, type TableColumn } from '@mpc/ui';
import { useMemo } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { roleKey } from '#shared/session/role.ts';
import { roles } from '../team-list.ts';
import { walletGrant, walletRightNames, type WalletRight } from './access.rules.ts';

/** What each role may do in the wallet as a whole. */
export function WalletRights() {
  const { t } = useTranslation('teamMember');
  const { t: shell } = useTranslation();
  const columns = useMemo(
    (): TableColumn<WalletRight>[] => [
      {
        key: 'right',
        header: t('column.right'),
        isTitle: true,
        card: 'lead',
        minWidth: 180,
        cell: (right) => t(`wholeRights.${right}`),
      },
      ...roles.map((role): TableColumn<WalletRight> => ({
        key: String(role),
        header: shell(roleKey(role)),
        cell: (right) => t(`wholeGrant.${walletGrant(right, role)}`),
      })),
    ],
    [t, shell],
  );
  return (
    <Table
      label={t('wholeRights.title')}
      columns={columns}
      rows={walletRightNames}
      rowKey={(right) => right}
    />
  );
}
