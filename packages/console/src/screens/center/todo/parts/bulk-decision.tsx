import type { ComponentProps } from 'react';
import { BulkDecisionDrawer } from '#features/approvals';
import { useOwnRecords } from '#features/payments';
import { useCommonStore } from '#shared/session/common-store.ts';

/** Several are decided at once, none of them otherwise than it was confirmed in this browser. */
export function BulkDecision(props: Omit<ComponentProps<typeof BulkDecisionDrawer>, 'differs'>) {
  const recordOf = useOwnRecords(useCommonStore(({ user }) => user?.uid ?? 0));
  return <BulkDecisionDrawer {...props} differs={(order) => (recordOf(order)?.differs.length ?? 0) > 0} />;
}
