import type { RiskLevel } from '@mpc/api';
import { StatusTag, type Tone } from '@mpc/ui';
import { useTranslation } from '#shared/i18n/use-translation.ts';

const tones: Record<RiskLevel, Tone> = { 0: 'idle', 1: 'success', 2: 'attention', 3: 'danger', 4: 'danger' };

/** How risky the screening found an address. */
export function RiskTag({ level }: { level: RiskLevel }) {
  const { t } = useTranslation();
  return (
    <StatusTag tone={tones[level]} outlined={level === 0}>
      {t(`order.risk.${level}`)}
    </StatusTag>
  );
}
