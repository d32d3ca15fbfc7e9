import { FilterSelect, type FilterOption } from '@mpc/ui';
import { useTranslation } from 'react-i18next';
import { auditOp, auditStatus, useBookChains, useSubWalletNames } from '#features/address-book';
import type { SelectPlace } from '#shared/filter/select-places.tsx';
import {
  auditStatuses,
  bookOps,
  pickedInLog,
  pickInLog,
  type BookLogFilter,
  type LogPicker,
} from '../book-log-filter.values.ts';

export interface BookLogSelectsProps {
  walletId: number;
  filter: BookLogFilter;
  shown: readonly SelectPlace<LogPicker>[];
  /** The one that was pressed before its code was there. */
  openFirst: LogPicker | null;
  onChange: (part: Partial<BookLogFilter>) => void;
}

/** The filters of the log that choose from a list. */
export function BookLogSelects({ walletId, filter, shown, openFirst, onChange }: BookLogSelectsProps) {
  const { t } = useTranslation('whiteAddress');
  const { chains } = useBookChains({ kind: 'wallet', walletId });
  const subWallets = useSubWalletNames(walletId);
  const options: Record<LogPicker, FilterOption[]> = {
    op: bookOps.map((op) => ({ id: String(op), label: t(auditOp[op]) })),
    result: auditStatuses.map((status) => ({ id: String(status), label: t(auditStatus[status].label) })),
    network: chains.map((chain) => ({ id: chain.symbol, label: chain.coin_net })),
    subWallets: subWallets.map((sub) => ({ id: String(sub.sub_wallet_id), label: sub.sub_wallet_name })),
  };
  // With nothing to choose from yet it would open empty, and jump when that comes.
  const opens = (picker: LogPicker) => openFirst === picker && options[picker].length > 0;
  return shown.map(({ id, label }) => (
    <FilterSelect
      key={`${id} ${opens(id)}`}
      // What people did is asked for one sub-wallet or for all.
      multiple={id !== 'subWallets' || filter.tab === 'requests'}
      label={label}
      defaultOpen={opens(id)}
      options={options[id]}
      value={pickedInLog(filter, id)}
      onChange={(ids) => onChange(pickInLog(id, ids))}
    />
  ));
}
