import { Suspense } from 'react';
import { isOrderKind, ItemDrawer, itemKinds } from '#features/approvals';
import { TransactionDrawer } from '#features/transactions';
import { useSettled } from '#shared/freshness/use-settled.ts';
import { useOverlayParam } from '#shared/overlay/overlay-param.ts';
import type { StartedDecision } from '../use-triage.ts';

export interface TodoDetailProps {
  started: StartedDecision | null;
  /** It came in the place of one that was decided, and not because somebody chose it. */
  isNext: boolean;
  onDecided: () => void;
}

/** The item the address says stands open: an order with the detail of its kind, anything else with its own. Null where none does. */
export function TodoDetail({ started, isNext, onDecided }: TodoDetailProps) {
  const { open, close } = useOverlayParam();
  const key = `${open?.kind}:${open?.id}`;
  const isSettled = useSettled(key);
  const kind = itemKinds.find((one) => one === open?.kind);
  if (kind === undefined || !/^\d{1,15}$/.test(open?.id ?? '')) return null;
  const id = Number(open?.id);
  const decision = started?.open === key ? started.decision : undefined;
  const shown = {
    id,
    begin: decision,
    onClose: close,
    onDecided,
  };
  return (
    // A press that was meant for the one before decides nothing about this one.
    <div inert={isNext && !isSettled}>
      <Suspense>
        {isOrderKind(kind) ? (
          <TransactionDrawer key={`${key} ${started?.times}`} kind={kind} {...shown} />
        ) : (
          <ItemDrawer key={`${key} ${started?.times}`} kind={kind} {...shown} />
        )}
      </Suspense>
    </div>
  );
}
