import { isolateText } from '@mpc/ui';
import { listed } from '#shared/i18n/i18n.ts';
import { sentenceWith } from '#shared/i18n/sentence-with.tsx';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { StrategyLink } from '#shared/navigation/strategy-link.tsx';
import type { PaymentSource } from '../flow/use-home.ts';
import type { StrategyRefusal } from './transfer-findings.ts';

interface RefusingStrategiesProps {
  refusal: StrategyRefusal;
  home: PaymentSource;
}

/** Why strategies refuse a payment, where each name leads to its strategy. */
export function RefusingStrategies({ refusal: { code, strategies }, home }: RefusingStrategiesProps) {
  const { t } = useTranslation();
  const links = strategies.map(({ strategy_id: strategyId, type, name }) => [
    String(strategyId),
    <StrategyLink
      key={strategyId}
      to={{ walletId: home.wallet.id, subWalletId: home.subWallet.id, strategyId, type }}
      newTab
    >
      {isolateText(name)}
    </StrategyLink>,
  ]);
  return sentenceWith<string>(Object.fromEntries(links), (marks) =>
    t(`transfer.finding.${code}`, {
      name: listed(strategies.map(({ strategy_id }) => marks[strategy_id] ?? '')),
    }),
  );
}
