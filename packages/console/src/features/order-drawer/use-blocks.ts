import { useTranslation } from '#shared/i18n/use-translation.ts';
import type { DecisionMachine } from '#features/decisions';
import { type CallReading, contradicts } from '#features/contract-call';
import { isCall, orderFault, type OrderInfo } from '#features/orders';
import type { Staleness } from '#shared/freshness/use-staleness.ts';
import type { GoingAlongAll } from './use-inscriptions.ts';
import type { Outputs } from './use-outputs.ts';
import type { OwnRecord } from '#features/payments';

/** Why nothing may be decided about an order now, and why it may not be agreed to. */
export interface Blocks {
  anything: string | undefined;
  agreeing: string | undefined;
  /** Of these what is against the order itself: no wait and no fresh read removes it. */
  unsafe: string | undefined;
}

interface BlockReasons {
  order: OrderInfo;
  /** What a call says; null of a payment. */
  reading: CallReading | null;
  decision: Pick<DecisionMachine, 'pending' | 'changed'>;
  staleness: Staleness | null;
  outputs: Outputs;
  inscriptions: GoingAlongAll;
  record: OwnRecord | null;
  /** What is against the recipients. */
  recipients: string | undefined;
}

/** Whether the server says of a call what its bytes do not. */
const isMisread = (order: OrderInfo, reading: CallReading | null): boolean =>
  isCall(order) && reading !== null && contradicts(reading, order.decoded);

/** What stands against deciding. Refusing and taking back stay open where only agreeing would be a danger. */
export function useBlocks({
  order,
  reading,
  decision,
  staleness,
  outputs,
  inscriptions,
  record,
  recipients,
}: BlockReasons): Blocks {
  const { t } = useTranslation();
  const anything = () => {
    if (decision.pending !== null) return t('approval.off.unknown');
    if (decision.changed !== null) return t(`approval.off.${decision.changed}`);
    return staleness === null ? undefined : t(`approval.off.${staleness}`);
  };
  const unsafe = () => {
    if (record !== null && record.differs.length > 0) return t('order.off.differs');
    if (outputs.fault !== null) return t(`order.off.outputs.${outputs.fault}`);
    if (isMisread(order, reading)) return t('order.off.call');
    if (inscriptions.fault !== null) return t(`order.off.inscriptions.${inscriptions.fault}`);
    const fault = orderFault(order);
    return fault === null ? recipients : t(`order.off.${fault}`);
  };
  const [blocked, fault] = [anything(), unsafe()];
  return { anything: blocked, agreeing: blocked ?? fault, unsafe: fault };
}
