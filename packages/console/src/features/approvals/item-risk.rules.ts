import type { ApprovalItem, RiskLevel } from '@mpc/api';
import type { Tone } from '@mpc/ui';
import type { AddressTrust } from '#features/address-check';
import { isOrderKind, kindOf, type ItemKind } from './item.ts';

/** What is said of a request in one word before it is opened, by the words it has. */
export type ItemRisk =
  /** `addressSummary.trust` */
  | { kind: 'trust'; trust: AddressTrust }
  /** `order.risk` */
  | { kind: 'screening'; level: RiskLevel }
  /** `todo.risk` */
  | { kind: 'unknown'; count: number; tone: Tone }
  | { kind: 'unlimited'; tone: Tone }
  | ChangeRisk;

/** The same of what is no order. */
export interface ChangeRisk {
  kind: 'critical' | 'flagged' | 'settings';
  tone: Tone;
}

/** What is known of those whom an order pays. */
export interface KnownRecipients {
  /** Of the only one; null while it is not known. */
  trust: AddressTrust | null;
  /** How many of several have no name here; null while that is not known. */
  unknown: number | null;
  /** One of them looks like an address that is trusted. */
  isLookAlike: boolean;
}

/** What counts most of an order; null while it is not known yet. */
export function orderRisk(
  {
    amount,
    kyt_level: level = 0,
    recipients = [],
  }: Pick<ApprovalItem, 'amount' | 'kyt_level' | 'recipients'>,
  { trust, unknown, isLookAlike }: KnownRecipients,
): ItemRisk | null {
  if (isLookAlike) return { kind: 'trust', trust: 'lookAlike' };
  if (level > 2) return { kind: 'screening', level };
  if (amount === '-1') return { kind: 'unlimited', tone: 'danger' };
  if (level === 2) return { kind: 'screening', level };
  if (recipients.length < 2) return trust === null ? null : { kind: 'trust', trust };
  if (unknown === null) return null;
  return unknown === 0
    ? { kind: 'trust', trust: 'trusted' }
    : { kind: 'unknown', count: unknown, tone: 'attention' };
}

const changes: Partial<Record<ItemKind, ChangeRisk>> = {
  // Whoever has the keys has the money.
  'key-export': { kind: 'critical', tone: 'danger' },
  'equal-key': { kind: 'critical', tone: 'danger' },
  kyt: { kind: 'flagged', tone: 'attention' },
};

/** What counts most of what is no order; null where there is no more to say than its name. */
export function changeRisk(type: number): ChangeRisk | null {
  const kind = kindOf(type);
  if (kind === null || kind === 'bill' || kind === 'cold-task') return null;
  return changes[kind] ?? { kind: 'settings', tone: 'idle' };
}

/** Whether there is more to say of a request than its name: of an order there always is. */
export function hasRisk(type: number): boolean {
  const kind = kindOf(type);
  return kind !== null && (isOrderKind(kind) || changeRisk(type) !== null);
}
