import { StatusTag } from '@mpc/ui';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { RiskTag } from '#features/orders';
import { isUnscreened } from '../transfer/transfer-findings.ts';
import type { RecipientFacts } from '../transfer/transfer-facts.ts';

/** What the screening of the recipients came to, the gravest of them, or that it came to nothing. */
export function ScreeningTag({ recipients }: { recipients: readonly RecipientFacts[] }) {
  const { t } = useTranslation();
  if (isUnscreened({ recipients })) return <StatusTag tone="attention">{t('transfer.unscreened')}</StatusTag>;
  const [gravest] = recipients
    .flatMap(({ screening }) => (screening === undefined ? [] : [screening.kyt.level]))
    .sort((one, other) => other - one);
  return gravest === undefined ? '--' : <RiskTag level={gravest} />;
}
