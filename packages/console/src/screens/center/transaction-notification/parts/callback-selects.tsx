import { FilterSelect } from '@mpc/ui';
import { useTranslation } from 'react-i18next';
import { useCoinOptions } from '#shared/filter/use-coin-options.ts';
import { statusLook } from '#shared/status/transaction-status.ts';
import {
  kindsOf,
  outcomes,
  sides,
  statusesOf,
  type CallbackFilter,
  type Picker,
} from '../callback-filter.values.ts';
import { outcomeLook, sideLabel } from '../callback-looks.ts';

export interface CallbackSelectsProps {
  filter: CallbackFilter;
  /** The one that was pressed before its code was there. */
  openFirst: Picker | null;
  onChange: (part: Partial<CallbackFilter>) => void;
}

/** The filters that choose from a list. */
export function CallbackSelects({ filter, openFirst, onChange }: CallbackSelectsProps) {
  const { t } = useTranslation();
  const coins = useCoinOptions(filter.coin);
  // One code means different things for the two kinds, so the list of both names both.
  const statusName = (status: number) => {
    const looks = kindsOf(filter.side).map((kind) => statusLook(kind, status));
    return [...new Set(looks.flatMap((look) => (look === null ? [] : [t(look.label)])))].join(' / ');
  };
  return (
    <>
      <FilterSelect
        label={t('callbacks.filter.side')}
        defaultOpen={openFirst === 'side'}
        options={sides.map((id) => ({ id, label: t(sideLabel[id]) }))}
        value={filter.side === null ? [] : [filter.side]}
        onChange={([side]) => onChange({ side: side ?? null })}
      />
      <FilterSelect
        label={t('callbacks.filter.outcome')}
        defaultOpen={openFirst === 'outcome'}
        options={outcomes.map((one) => ({ id: String(one), label: t(outcomeLook[one].label) }))}
        value={filter.outcome === null ? [] : [String(filter.outcome)]}
        onChange={([id]) => onChange({ outcome: outcomes.find((one) => String(one) === id) ?? null })}
      />
      <FilterSelect
        multiple
        label={t('callbacks.filter.status')}
        defaultOpen={openFirst === 'status'}
        options={statusesOf(filter.side).map((status) => ({ id: String(status), label: statusName(status) }))}
        value={filter.statuses.map(String)}
        onChange={(codes) => onChange({ statuses: codes.map(Number) })}
      />
      <FilterSelect
        label={t('callbacks.filter.coin')}
        defaultOpen={openFirst === 'coin'}
        options={coins}
        value={filter.coin === null ? [] : [filter.coin]}
        onChange={([symbol]) => onChange({ coin: symbol ?? null })}
      />
    </>
  );
}
