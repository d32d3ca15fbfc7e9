import { transactions } from '@mpc/api';
import { keyOf } from '@mpc/api/queries';
import { queryOptions, useQueryClient } from '@tanstack/react-query';

/** Never run: what is claimed here is claimed to the compiler. */
export function useClaims() {
  const queryClient = useQueryClient();
  void queryClient.invalidateQueries({ queryKey: ['transactions'] });
  void queryClient.invalidateQueries({ queryKey: keyOf(transactions.list) });

  // @ts-expect-error No domain has this name.
  void queryClient.invalidateQueries({ queryKey: ['transaction'] });
  // @ts-expect-error A call is named by its line of the contract, not by hand.
  void queryClient.invalidateQueries({ queryKey: ['transactions', 'list'] });
  // @ts-expect-error The contract has no such call.
  void queryClient.invalidateQueries({ queryKey: keyOf(transactions.lists) });
  // @ts-expect-error Nor is a key made up for a query.
  queryOptions({ queryKey: ['transaction', 'mine'], queryFn: () => 1 });
}
