import type { FilterOption } from '@mpc/ui';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { useCoinOptions } from '#shared/coin/use-coin-options.ts';
import { statusLook } from '#shared/status/transaction-status.ts';
import { outcomeLook, sideLabel } from './callback-looks.ts';
import { kindsOf, outcomes, sides, statusesOf, type CallbacksState } from './callbacks-list.ts';

/** The filters that choose from options, by the words they are named with. */
export const selectNames = ['side', 'outcome', 'status', 'coin'] as const;

type SelectName = (typeof selectNames)[number];

/** What there is to choose from with each filter; asked of the server only where it is wanted. */
export function useCallbackOptions(
  { side, coin }: CallbacksState,
  isWanted: boolean,
): Record<SelectName, FilterOption[]> {
  const { t } = useTranslation();
  const coins = useCoinOptions(coin || null, isWanted);
  // One code means different things for the two kinds, so the list of both names both.
  const statusName = (status: number) => {
    const looks = kindsOf(side).map((kind) => statusLook({ trans_kind: kind, status }));
    return [...new Set(looks.flatMap((look) => (look === null ? [] : [t(look.label)])))].join(' / ');
  };
  return {
    side: sides.map((id) => ({ id, label: t(sideLabel[id]) })),
    outcome: outcomes.map((one) => ({ id: String(one), label: t(outcomeLook[one].label) })),
    status: statusesOf(side).map((status) => ({ id: String(status), label: statusName(status) })),
    coin: coins,
  };
}
