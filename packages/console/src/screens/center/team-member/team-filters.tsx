import { useTranslation } from '#shared/i18n/use-translation.ts';
import { useSubWalletNames } from '#features/address-book';
import { KeywordField } from '#shared/list/keyword-field.tsx';
import { ListFilters } from '#shared/list/list-filters.tsx';
import { SelectFilters } from '#shared/list/select-filters.tsx';
import type { UsedList } from '#shared/list/use-list.ts';
import { useSelects } from '#shared/list/use-selects.ts';
import { roleKey } from '#shared/session/role.ts';
import { approverStates, roles, type teamList } from './team-list.ts';

interface TeamFiltersProps {
  walletId: number;
  list: UsedList<typeof teamList>;
}

/** Narrows the members: by role, sub-wallet, whether they approve, and a part of a name or an account. */
export function TeamFilters({ walletId, list }: TeamFiltersProps) {
  const { t } = useTranslation('teamMember');
  const { t: shell } = useTranslation();
  const { state, change } = list;
  const selects = useSelects(list, [
    { name: 'role', label: t('column.role') },
    { name: 'sub', label: t('filter.subWallet') },
    { name: 'approver', label: t('filter.approver') },
  ]);
  const subWallets = useSubWalletNames(selects.isWanted ? walletId : undefined);
  return (
    <ListFilters list={list}>
      <KeywordField label={t('filter.keyword')} value={state.q} onChange={(q) => change({ q })} />
      <SelectFilters
        filters={selects}
        options={{
          role: roles.map((role) => ({ id: String(role), label: shell(roleKey(role)) })),
          sub: subWallets.map((sub) => ({ id: String(sub.sub_wallet_id), label: sub.sub_wallet_name })),
          approver: approverStates.map((state) => ({ id: state, label: t(`filter.approvers.${state}`) })),
        }}
      />
    </ListFilters>
  );
}
