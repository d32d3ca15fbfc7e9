import { wallets } from '@mpc/api';
import { FilterSelect } from '@mpc/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { read } from '#shared/api/api.ts';
import { useSelection } from '#shared/selection/use-selection.ts';
import { itemTypes, urgencies, type TodoFilter } from '../todo-filter.values.ts';

/** The filters that choose, by the words they are named with. */
export type TodoPicker = 'type' | 'subWallet' | 'urgency';

export interface TodoSelectsProps {
  filter: TodoFilter;
  /** The one that was pressed before its code was there. */
  openFirst: TodoPicker | null;
  onChange: (part: Partial<TodoFilter>) => void;
}

/** The filters that choose from a list. */
export function TodoSelects({ filter, openFirst, onChange }: TodoSelectsProps) {
  const { t } = useTranslation();
  const { walletId } = useSelection();
  const names = useQuery({
    ...read(wallets.allSubWallets, { wallet_id: walletId ?? 0 }),
    staleTime: 5 * 60_000,
    enabled: walletId !== null,
  });
  return (
    <>
      <FilterSelect
        multiple
        label={t('todo.filter.type')}
        defaultOpen={openFirst === 'type'}
        options={itemTypes.map((type) => ({ id: String(type), label: t(`todo.type.${type}`) }))}
        value={filter.types.map(String)}
        onChange={(ids) => onChange({ types: itemTypes.filter((type) => ids.includes(String(type))) })}
      />
      <FilterSelect
        label={t('todo.filter.subWallet')}
        defaultOpen={openFirst === 'subWallet'}
        options={(names.data ?? []).map((sub) => ({
          id: String(sub.sub_wallet_id),
          label: sub.sub_wallet_name,
        }))}
        value={filter.subWallet === null ? [] : [String(filter.subWallet)]}
        onChange={([id]) => onChange({ subWallet: id === undefined ? null : Number(id) })}
      />
      <FilterSelect
        multiple
        label={t('todo.filter.urgency')}
        defaultOpen={openFirst === 'urgency'}
        options={urgencies.map((urgency) => ({ id: String(urgency), label: t(`todo.urgency.${urgency}`) }))}
        value={filter.urgencies.map(String)}
        onChange={(ids) => onChange({ urgencies: urgencies.filter((one) => ids.includes(String(one))) })}
      />
    </>
  );
}
