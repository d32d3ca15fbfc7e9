import type { Screening } from '@mpc/api';
import { Inline, Text, Time } from '@mpc/ui';
import { useTranslation } from 'react-i18next';
import { RiskTag } from './risk-tag.tsx';

interface ScreeningFactProps {
  screening: Screening;
  /** How the screening stands is shown beside it: the level is told in words. @default false */
  isPlain?: boolean;
}

/** What the chain-risk screening said: level, score, what for, and when. */
export function ScreeningFact({ screening, isPlain = false }: ScreeningFactProps) {
  const { t } = useTranslation();
  const { level, score, categories, checked_at } = screening;
  return (
    <Inline>
      {isPlain ? <Text>{t(`order.risk.${level}`)}</Text> : <RiskTag level={level} />}
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
