import type { ApprovalNode } from '@mpc/api';
import { orderFacts, type OrderFacts } from '@mpc/api/fingerprint';
import type { TFunction } from 'i18next';
import type { Content } from '#features/decisions';
import { orderContent, subjectOf, type OrderInfo } from '#features/orders';
import { sayStatus } from '#shared/status/transaction-status.ts';

/** Something that people decided, or are deciding, as the server says it now. */
export interface EvidenceSubject {
  kind: string;
  id: number;
  /** What this browser keeps what was shown of it under: `withdraw 3001`. */
  keys: readonly string[];
  content: Content;
  nodes: readonly ApprovalNode[];
  createdAt: number;
  /** Where it stands, in words; empty where only its steps say so. */
  status: string;
  /** Of a payment: what its digest is made of. */
  payment?: OrderFacts | undefined;
}

/** An order. */
export const orderEvidence = (order: OrderInfo, t: TFunction): EvidenceSubject => ({
  kind: order.trans_kind,
  id: order.id,
  keys: [subjectOf(order).key],
  content: orderContent(order, t),
  nodes: order.node_list,
  createdAt: order.created_at,
  status: sayStatus(t, order),
  payment: orderFacts(order),
});
