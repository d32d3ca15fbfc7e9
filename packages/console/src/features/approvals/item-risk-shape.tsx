import type { ApprovalItem } from '@mpc/api';
import { missingNumber, StatusTag } from '@mpc/ui';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { changeRisk } from './item-risk.rules.ts';
import { isOrderKind, kindOf } from './item.ts';

/** The risk of what is no order, which its type says; of an order it holds the place, so that little moves when that comes. */
export function ItemRiskShape({ item }: { item: ApprovalItem }) {
  const { t } = useTranslation();
  const kind = kindOf(item.item_type);
  if (kind !== null && isOrderKind(kind)) return <StatusTag tone="idle">{missingNumber}</StatusTag>;
  const risk = changeRisk(item.item_type);
  return risk === null ? null : <StatusTag tone={risk.tone}>{t(`todo.risk.${risk.kind}`)}</StatusTag>;
}
