import type { ApprovalItem } from '@mpc/api';
import { addressKey } from '@mpc/api/addresses';
import { StatusTag } from '@mpc/ui';
import { useRef } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import {
  useAddressKnowledge,
  useAddressNames,
  useAnchors,
  trustOf,
  trustTones,
} from '#features/address-check';
import { RiskTag } from '#features/orders';
import { useInView } from '#shared/use-in-view.ts';
import { ItemRiskShape } from './item-risk-shape.tsx';
import { type ItemRisk as Risk, orderRisk } from './item-risk.rules.ts';
import { isOrderKind, kindOf } from './item.ts';

/** What counts most of a request, in one word; of whom an order pays is asked once its row comes into sight. */
export function ItemRisk({ item }: { item: ApprovalItem }) {
  const place = useRef<HTMLSpanElement>(null);
  const seen = useInView(place);
  const kind = kindOf(item.item_type);
  if (kind === null || !isOrderKind(kind)) return <ItemRiskShape item={item} />;
  const Order = (item.recipients?.length ?? 0) > 1 ? SeveralRisk : OneRisk;
  return <span ref={place}>{seen ? <Order item={item} /> : <ItemRiskShape item={item} />}</span>;
}

function OneRisk({ item }: { item: ApprovalItem }) {
  const { address_to: address = '', base_symbol: baseSymbol = '', symbol, wallet_id, sub_wallet_id } = item;
  const known = useAddressKnowledge(address, {
    walletId: wallet_id,
    subWalletId: sub_wallet_id,
    baseSymbol,
    symbol,
  });
  const isLookAlike = known.lookAlike !== null;
  const trust = trustOf(known, { isLookAlike, isContract: item.item_type === 2 });
  return <RiskWord item={item} risk={orderRisk(item, { trust, unknown: null, isLookAlike })} />;
}

function SeveralRisk({ item }: { item: ApprovalItem }) {
  const { recipients = [], base_symbol: baseSymbol = '', symbol = '', wallet_id, sub_wallet_id } = item;
  const { book, findLookAlike } = useAnchors({
    walletId: wallet_id,
    subWalletId: sub_wallet_id,
    baseSymbol,
    symbol,
  });
  const nameOf = useAddressNames(baseSymbol);
  const isOwn = (address: string) => nameOf(address)?.of === 'own';
  const kept = new Set(
    book?.flatMap((entry) => (entry.base_symbol === baseSymbol ? addressKey(baseSymbol, entry.address) : [])),
  );
  const unnamed = recipients.filter(
    (address) => !kept.has(addressKey(baseSymbol, address)) && !isOwn(address),
  );
  const known = {
    trust: null,
    unknown: book === undefined ? null : unnamed.length,
    isLookAlike: recipients.some((address) => findLookAlike(address, isOwn(address)) !== null),
  };
  return <RiskWord item={item} risk={orderRisk(item, known)} />;
}

function RiskWord({ item, risk }: { item: ApprovalItem; risk: Risk | null }) {
  const { t } = useTranslation();
  if (risk === null) return <ItemRiskShape item={item} />;
  if (risk.kind === 'screening') return <RiskTag level={risk.level} />;
  if (risk.kind === 'trust')
    return <StatusTag tone={trustTones[risk.trust]}>{t(`addressSummary.trust.${risk.trust}`)}</StatusTag>;
  return (
    <StatusTag tone={risk.tone}>
      {risk.kind === 'unknown' ? t('todo.risk.unknown', { count: risk.count }) : t(`todo.risk.${risk.kind}`)}
    </StatusTag>
  );
}
