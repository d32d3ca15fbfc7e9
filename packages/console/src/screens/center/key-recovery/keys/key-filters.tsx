import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { ListFilters } from '#shared/list/list-filters.tsx';
import { SelectFilters } from '#shared/list/select-filters.tsx';
import type { UsedList } from '#shared/list/use-list.ts';
import { useSelects } from '#shared/list/use-selects.ts';
import { subWalletsOf } from '../key-reads.ts';
import { exportStatuses, keyTypes, type keysList } from './keys-list.ts';

/** Narrows the keys: by sub-wallet, curve and export status. */
export function KeyFilters({ walletId, list }: { walletId: number; list: UsedList<typeof keysList> }) {
  const { t } = useTranslation('privateKeyRecovery');
  const selects = useSelects(list, [
    { name: 'sub', label: t('column.subWallet') },
    { name: 'type', label: t('column.keyType') },
    { name: 'status', label: t('column.status') },
  ]);
  const names = useQuery({ ...subWalletsOf(walletId), enabled: selects.isWanted });
  return (
    <ListFilters list={list}>
      <SelectFilters
        filters={selects}
        options={{
          sub: (names.data ?? []).map((one) => ({
            id: String(one.sub_wallet_id),
            label: one.sub_wallet_name,
          })),
          type: keyTypes.map((id) => ({ id, label: id })),
          status: exportStatuses.map((id) => ({ id: String(id), label: t(`exportStatus.${id}`) })),
        }}
      />
    </ListFilters>
  );
}
