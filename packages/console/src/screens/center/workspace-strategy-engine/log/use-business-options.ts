import type { FilterOption } from '@mpc/ui';
import { useQuery } from '@tanstack/react-query';
import { useSelection } from '#shared/selection/use-selection.ts';
import { workspaceOf } from '../workspace-strategies-first.ts';

/** The scenarios of the wallet to choose from, once they are wanted. */
export function useBusinessOptions(isWanted: boolean): FilterOption[] {
  const walletId = useSelection().walletId ?? 0;
  const { data = [] } = useQuery({ ...workspaceOf(walletId), enabled: isWanted });
  return data.map(({ business_type, business_name }) => ({ id: business_type, label: business_name }));
}
