import type { StrategyFor } from '@mpc/api';
import { Stack, Text } from '@mpc/ui';
import { spaced } from '#shared/i18n/spaced.ts';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { nameOfStrategy } from '#shared/navigation/name-of-strategy.ts';
import { StrategyLink } from '#shared/navigation/strategy-link.tsx';
import type { PaymentSource } from '../flow/use-home.ts';
import { hitOf } from './outlook.rules.ts';

/** Which strategy decides a payment, why it is this one, and what it will ask for. */
export function StrategyHit({ strategy, home }: { strategy: StrategyFor | null; home: PaymentSource }) {
  const { t } = useTranslation();
  const { why, follows } = hitOf(strategy);
  const steps = (strategy?.node_list ?? [])
    .map(({ threshold, members }) => t('transfer.ofPeople', { threshold, count: members.length }))
    .join(t('transfer.then'));
  return (
    <Stack gap="xs">
      <Text tone="strong">
        {strategy === null ? (
          t('transfer.strategyNone')
        ) : (
          <StrategyLink
            to={{
              walletId: home.wallet.id,
              subWalletId: home.subWallet.id,
              strategyId: strategy.strategy_id,
              type: strategy.type,
            }}
            newTab
          >
            {nameOfStrategy(strategy, t)}
          </StrategyLink>
        )}
      </Text>
      <Text size="label" tone="muted">
        {spaced(t(`transfer.hit.${why}`))}
        {t(`transfer.follows.${follows}`, { steps })}
      </Text>
    </Stack>
  );
}
