import { DateRangePicker, FilterBar, FilterSelect, Inline } from '@mpc/ui';
import { useTranslation } from 'react-i18next';
import { auditOp, auditStatus } from '../../../../shared/book/entry-look.ts';
import { useBookChains, useSubWalletNames } from '../../../../shared/book/use-book-options.ts';
import { KeywordField } from '../../../../shared/filter/keyword-field.tsx';
import { auditStatuses, bookOps, isLogNarrowed, type BookLogFilter } from '../book-log-filter.values.ts';

export interface BookLogFiltersProps {
  walletId: number;
  filter: BookLogFilter;
  onChange: (part: Partial<BookLogFilter>) => void;
  onReset: () => void;
}

/** Narrows the log: by day, operation, result, network, sub-wallet, and a part of a label or an address. */
export function BookLogFilters({ walletId, filter, onChange, onReset }: BookLogFiltersProps) {
  const { t } = useTranslation('whiteAddress');
  const { chains } = useBookChains({ kind: 'wallet', walletId });
  const subWallets = useSubWalletNames(walletId);
  const isRequests = filter.tab === 'requests';
  return (
    <Inline align="end">
      <DateRangePicker label={t('log.days')} value={filter.days} onChange={(days) => onChange({ days })} />
      <FilterBar onReset={isLogNarrowed(filter) ? onReset : undefined}>
        <KeywordField
          label={t('log.keyword')}
          value={filter.keyword}
          onChange={(keyword) => onChange({ keyword })}
        />
        <FilterSelect
          multiple
          label={t('log.op')}
          options={bookOps.map((op) => ({ id: String(op), label: t(auditOp[op]) }))}
          value={filter.ops.map(String)}
          onChange={(ids) => onChange({ ops: bookOps.filter((op) => ids.includes(String(op))) })}
        />
        <FilterSelect
          multiple
          label={t('log.result')}
          options={auditStatuses.map((status) => ({
            id: String(status),
            label: t(auditStatus[status].label),
          }))}
          value={filter.statuses.map(String)}
          onChange={(ids) =>
            onChange({ statuses: auditStatuses.filter((status) => ids.includes(String(status))) })
          }
        />
        {isRequests ? (
          <FilterSelect
            multiple
            label={t('column.network')}
            options={chains.map((chain) => ({ id: chain.symbol, label: chain.coin_net }))}
            value={filter.networks}
            onChange={(networks) => onChange({ networks })}
          />
        ) : null}
        <FilterSelect
          multiple={isRequests}
          label={t('column.subWallets')}
          options={subWallets.map((sub) => ({ id: String(sub.sub_wallet_id), label: sub.sub_wallet_name }))}
          value={filter.subWallets.map(String)}
          onChange={(ids) => onChange({ subWallets: ids.map(Number) })}
        />
      </FilterBar>
    </Inline>
  );
}
