import { collectibles, type Inscription } from '@mpc/api';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { inscriptionsOf, isOpen, type OrderInfo } from '#features/orders';
import { read } from '#shared/api/api.ts';
import type { Check } from '#shared/query-view/checks-failed.tsx';
import { live } from '#shared/freshness/live.ts';

/** One that goes along; what it is worth is known as long as the sub-wallet has it. */
interface GoingAlong {
  id: string;
  inscription: Inscription | undefined;
}

/** The inscriptions an order takes along; `fault` says why nobody may decide by them. */
export interface GoingAlongAll {
  rows: readonly GoingAlong[];
  fault: 'reading' | 'unread' | 'changed' | null;
  check: Check;
}

/** What is said of them where an order is looked at. */
const saidOf = (rows: readonly GoingAlong[]): string =>
  JSON.stringify(rows.map(({ inscription: one }) => [one?.inscription_number, one?.ticker, one?.amount]));

/** Looks up what the inscriptions of an order are: those that it was opened with, or nobody may decide by them. */
export function useInscriptions(order: OrderInfo): GoingAlongAll {
  const [looked, setLooked] = useState<string | null>(null);
  const ids = inscriptionsOf(order);
  const check = useQuery({
    ...read(collectibles.inscriptions, { sub_wallet_id: order.sub_wallet_id, page_size: 1000 }),
    enabled: ids.length > 0,
    ...live,
  });
  const { data, isError } = check;
  const rows = ids.map((id) => ({
    id,
    inscription: data?.list.find(({ inscription_id }) => inscription_id === id),
  }));
  if (ids.length === 0 || !isOpen(order)) return { rows, fault: null, check };
  if (data === undefined) return { rows, fault: isError ? 'unread' : 'reading', check };
  const isWhole = rows.every(({ inscription }) => inscription !== undefined);
  if (!isWhole) return { rows, fault: 'unread', check };
  const said = saidOf(rows);
  if (looked === null) setLooked(said);
  return { rows, fault: looked === null || looked === said ? null : 'changed', check };
}
