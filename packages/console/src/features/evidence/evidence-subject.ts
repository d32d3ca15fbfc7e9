import type { ApprovalNode, Person } from '@mpc/api';
import { orderFacts, type OrderFacts } from '@mpc/api/fingerprint';
import type { TFunction } from 'i18next';
import { momentFact, type Content, type Fact } from '#features/decisions';
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
  initiator: Person | undefined;
  /** Where it stands, in words; empty where only its steps say so. */
  status: string;
  /** How it went on since, which nobody decided on: its transaction. */
  outcome?: readonly Fact[] | undefined;
  /** Of a payment: what its digest is made of. */
  payment?: OrderFacts | undefined;
}

const momentOf = (key: string, label: string, at: number | undefined): Fact[] =>
  at === undefined || at === 0 ? [] : [momentFact(key, label, at)];

/** The transaction of an order, those it replaced, its block and its times, as far as there are any. */
function chainFacts(order: OrderInfo, t: TFunction): Fact[] {
  const { txid, replaced, tx_height: height, broadcast_at, finished_at } = order;
  return [
    { key: 'txid', label: t('order.chain.txid'), text: txid },
    ...replaced.map((text, at): Fact => ({
      key: `replaced ${at + 1}`,
      label: `${t('order.chain.replaced')} ${at + 1}`,
      text,
    })),
    { key: 'block', label: t('order.chain.height'), text: height === 0 ? '' : String(height) },
    ...momentOf('broadcast', t('evidence.broadcast'), broadcast_at),
    ...momentOf('finished', t('evidence.finished'), finished_at),
  ];
}

/** An order. */
export const orderEvidence = (order: OrderInfo, t: TFunction): EvidenceSubject => ({
  kind: order.trans_kind,
  id: order.id,
  keys: [subjectOf(order).key],
  content: orderContent(order, t),
  nodes: order.node_list,
  createdAt: order.created_at,
  initiator: order.initiator,
  status: sayStatus(t, order),
  outcome: chainFacts(order, t),
  payment: orderFacts(order),
});
