import { approvals, type StrategyFor } from '@mpc/api';
import { cacheLifetime } from '@mpc/api/queries';
import { isolateText, Text } from '@mpc/ui';
import { useQuery } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useEffect, useState } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { read } from '#shared/api/api.ts';
import { minute } from '#shared/durations.ts';
import { sentenceWith } from '#shared/i18n/sentence-with.tsx';
import { nameOfStrategy } from '#shared/navigation/name-of-strategy.ts';
import { StrategyLink } from '#shared/navigation/strategy-link.tsx';

/** A payment as far as strategies look at it. */
export interface Decided {
  walletId: number;
  subWalletId: number;
  symbol: string;
  amount: string;
  to: string;
}

/** Asks which strategy would decide a payment; the answer serves every row, and the sending, for five minutes. */
export const strategyQuery = ({ walletId, subWalletId, symbol, amount, to }: Decided) => ({
  ...read(approvals.strategies, {
    wallet_id: walletId,
    sub_wallet_id: subWalletId,
    business_type: 'withdraw',
    symbol,
    amount,
    address_to: to,
  }),
  staleTime: cacheLifetime,
  retry: false,
  gcTime: 15 * minute,
});

/** How the strategy that was hit decides: by how many approvals, at once, or not at all. */
export function sayStrategy(
  t: TFunction,
  strategy: StrategyFor | undefined,
  name = strategy === undefined ? '' : nameOfStrategy(strategy, t),
): string {
  if (strategy === undefined) return t('batch.strategy.none');
  const { action, node_list } = strategy;
  if (action === 2) return t('batch.strategy.refuses', { name });
  const count = node_list.reduce((sum, { threshold }) => sum + threshold, 0);
  return action === 3 ? t('batch.strategy.direct', { name }) : t('batch.strategy.needs', { name, count });
}

interface StrategyWordsProps extends Pick<Decided, 'walletId' | 'subWalletId'> {
  strategy: StrategyFor;
}

/** The same, with its name as a link to its page. */
export function StrategyWords({ strategy, walletId, subWalletId }: StrategyWordsProps) {
  const { t } = useTranslation();
  const { strategy_id: strategyId, type } = strategy;
  const link = (
    <StrategyLink to={{ walletId, subWalletId, strategyId, type }} newTab>
      {isolateText(nameOfStrategy(strategy, t))}
    </StrategyLink>
  );
  return sentenceWith({ name: link }, (marks) => sayStrategy(t, strategy, marks.name));
}

/** Rows that only pass by are not asked about. */
const rest = 250;

/** The strategy that would decide a row, asked for once the row has stayed in sight for a moment. */
export function StrategyCell(payment: Decided) {
  const { t } = useTranslation();
  const [stays, setStays] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setStays(true), rest);
    return () => clearTimeout(timer);
  }, []);
  const { data, isError } = useQuery({ ...strategyQuery(payment), enabled: stays });
  if (data === undefined) return <Text tone="muted">{isError ? t('batch.strategy.failed') : '…'}</Text>;
  const [strategy] = data;
  const said = sayStrategy(t, strategy);
  return (
    <Text tone={strategy?.action === 2 ? 'danger' : 'muted'} title={said}>
      {strategy === undefined ? said : <StrategyWords strategy={strategy} {...payment} />}
    </Text>
  );
}
