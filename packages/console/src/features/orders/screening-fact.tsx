import type { Screening } from '@mpc/api';
import { Inline, Text, Time } from '@mpc/ui';
import { useTranslation } from 'react-i18next';
import { RiskTag } from './risk-tag.tsx';

/** What the chain-risk screening said: level, score, what for, and when. */
export function ScreeningFact({ screening }: { screening: Screening }) {
  const { t } = useTranslation();
  const { level, score, categories, checked_at } = screening;
  return (
    <Inline>
      <RiskTag level={level} />
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
