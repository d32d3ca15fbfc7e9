import { FilterSelect } from '@mpc/ui';
import { useTranslation } from 'react-i18next';
import { statusLook } from '../../../../shared/status/transaction-status.ts';
import { statusesOf, type Picker, type TransactionFilter } from '../transaction-filter.values.ts';
import { useFilterOptions } from '../use-filter-options.ts';

export interface TransactionSelectsProps {
  filter: TransactionFilter;
  /** The one that was pressed before its code was there. */
  openFirst: Picker | null;
  onChange: (part: Partial<TransactionFilter>) => void;
}

/** The filters that choose from a list. */
export function TransactionSelects({ filter, openFirst, onChange }: TransactionSelectsProps) {
  const { t } = useTranslation();
  const { subWallets, coins } = useFilterOptions(filter);
  const kinds = filter.kind === 'all' ? (['withdraw', 'deposit'] as const) : [filter.kind];
  // One code means different things for the two kinds, so the list of both names both.
  const statusName = (status: number) => {
    const looks = kinds.map((kind) => statusLook(kind, status)).filter((look) => look !== null);
    return [...new Set(looks.map((look) => t(look.label)))].join(' / ');
  };
  return (
    <>
      <FilterSelect
        multiple
        label={t('transactions.filter.subWallet')}
        defaultOpen={openFirst === 'subWallet'}
        options={subWallets}
        value={filter.subWallets.map(String)}
        onChange={(ids) => onChange({ subWallets: ids.map(Number) })}
      />
      <FilterSelect
        label={t('transactions.filter.coin')}
        defaultOpen={openFirst === 'coin'}
        options={coins}
        value={filter.coin === null ? [] : [filter.coin]}
        onChange={([symbol]) => onChange({ coin: symbol ?? null })}
      />
      <FilterSelect
        multiple
        label={t('transactions.filter.status')}
        defaultOpen={openFirst === 'status'}
        options={statusesOf[filter.kind].map((status) => ({ id: String(status), label: statusName(status) }))}
        value={filter.statuses.map(String)}
        onChange={(codes) => onChange({ statuses: codes.map(Number) })}
      />
    </>
  );
}
