import { strategies } from '@mpc/api';
import { Button, IconButton, Inline, Link } from '@mpc/ui';
import { useQuery } from '@tanstack/react-query';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { editStrategyHref } from '#features/strategies';
import { read } from '#shared/api/api.ts';
import { useOverlayParam } from '#shared/overlay/overlay-param.ts';
import { splitStrategies } from '../../advanced/order.rules.ts';
import { movedBy, type Strategy } from '../strategy-query.ts';

const moves = [
  { id: 'up', by: -1, icon: ArrowUp },
  { id: 'down', by: 1, icon: ArrowDown },
] as const;

/** What can be done with a strategy; where it cannot, why. */
export function StrategyActions({ walletId, strategy }: { walletId: number; strategy: Strategy }) {
  const { t } = useTranslation('strategyEngine');
  const { show } = useOverlayParam();
  const { strategy_id, sub_wallet_id, type, status, pending } = strategy;
  const all = useQuery({
    ...read(strategies.advancedList, { sub_wallet_id, type }),
    enabled: status === 1,
  });
  const order = splitStrategies(all.data ?? []).inForce;
  // The server takes one change of a strategy at a time.
  const barred =
    status === 0 ? t('advanced.off.notInForce') : pending === null ? undefined : t('advanced.off.pending');
  const href = editStrategyHref({ walletId, subWalletId: sub_wallet_id, strategyId: strategy_id });
  return (
    <Inline>
      {moves.map(({ id, by, icon }) => (
        <IconButton
          key={id}
          variant="secondary"
          size="medium"
          icon={icon}
          label={t(`advanced.move.${id}`)}
          disabledReason={
            status === 0
              ? t('advanced.off.notInForce')
              : all.data !== undefined && movedBy(order, strategy_id, by) === null
                ? t(`advanced.off.${id}`)
                : undefined
          }
          onClick={() => show(id)}
        />
      ))}
      <Button disabledReason={barred} onClick={() => show('delete')}>
        {t('advanced.delete')}
      </Button>
      {barred === undefined ? (
        <Link variant="button" href={href}>
          {t('advanced.edit')}
        </Link>
      ) : (
        <Button disabledReason={barred}>{t('advanced.edit')}</Button>
      )}
    </Inline>
  );
}
