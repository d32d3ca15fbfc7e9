import type { Screening } from '@mpc/api';
import { Inline, Text, Time } from '@mpc/ui';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import type { Screened } from '#shared/status/kyt-status.ts';
import { OrderRiskTag } from './order-risk-tag.tsx';

interface ScreeningFactProps {
  of: Screened & { kyt: Screening };
  /** How the screening stands is shown beside it: the level is told in words. @default false */
  isPlain?: boolean;
}

/** What the chain-risk screening said: level, score, what for, and when. */
export function ScreeningFact({ of, isPlain = false }: ScreeningFactProps) {
  const { t } = useTranslation();
  const { level, score, categories, checked_at } = of.kyt;
  return (
    <Inline>
      {isPlain ? <Text>{t(`order.risk.${level}`)}</Text> : <OrderRiskTag of={of} />}
      {level === 0 ? null : (
        <Text tone="muted">
          {[t('order.score', { score }), ...categories].join(' · ')}
          {checked_at === undefined ? null : (
            <>
              {' · '}
              <Time at={checked_at} kind="short" />
            </>
          )}
        </Text>
      )}
    </Inline>
  );
}
