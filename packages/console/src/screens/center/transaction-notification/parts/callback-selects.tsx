import { wallets } from '@mpc/api';
import { FilterSelect } from '@mpc/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { read } from '../../../../shared/api/api.ts';
import { coinName } from '../../../../shared/coin/coin-name.ts';
import { useSelection } from '../../../../shared/selection/use-selection.ts';
import { statusLook } from '../../../../shared/status/transaction-status.ts';
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

const aWhile = 5 * 60_000;

/** Every coin on the chains the wallet has opened. */
function useCoinOptions(chosen: string | null) {
  const { walletId, subWalletId } = useSelection();
  const names = useQuery({
    ...read(wallets.allSubWallets, { wallet_id: walletId ?? 0 }),
    staleTime: aWhile,
    enabled: subWalletId === null,
  });
  const sub_wallet_id = subWalletId ?? names.data?.[0]?.sub_wallet_id;
  const coins = useQuery({
    ...read(wallets.searchCoins, {
      sub_wallet_id: sub_wallet_id ?? 0,
      open_chain: 1,
      order_by: 'symbol_alias',
      order: 'asc',
      page_size: 1000,
    }),
    staleTime: aWhile,
    enabled: sub_wallet_id !== undefined,
  });
  const options = (coins.data?.list ?? []).map((coin) => ({ id: coin.symbol, label: coinName(coin) }));
  const isUnlisted = chosen !== null && !options.some(({ id }) => id === chosen);
  return isUnlisted ? [...options, { id: chosen, label: chosen }] : options;
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
