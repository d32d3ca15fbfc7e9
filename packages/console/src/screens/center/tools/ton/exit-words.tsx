import { useTranslation } from '#shared/i18n/use-translation.ts';
import { knownExitCode } from './ton-exit-codes.ts';

/** An exit code and what it means: by the chain, by custom of token contracts, or known to its contract alone. */
export function ExitWords({ code }: { code: number }) {
  const { t } = useTranslation('tools');
  const known = knownExitCode(code);
  const means =
    known === null
      ? t('ton.exit.unknown')
      : known.isCustom
        ? t('ton.exit.custom', { meaning: t(`ton.exit.${known.code}`) })
        : t(`ton.exit.${known.code}`);
  return <>{t('ton.exit.code', { code, means })}</>;
}
