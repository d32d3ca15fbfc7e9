import { Banner, Button, Inline, Stack } from '@mpc/ui';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import type { OutcomePageProps } from './outcome-page.tsx';
import { failureWords } from '#shared/query-view/failure-words.ts';
import { useLookUp } from './use-look-up.ts';

/** Looked for long enough and not there: only now may the same payment be sent again, under the same number. */
export function MissingOrder({ intent, sending, problem, onResend }: OutcomePageProps) {
  const { t } = useTranslation();
  const ask = useLookUp(intent);
  return (
    <Stack gap="s">
      <Banner tone="attention" title={t('intent.notFound.title', { count: intent.checks })}>
        {t('intent.notFound.detail')}
      </Banner>
      {problem === null ? null : <Banner tone="danger">{t(`transfer.problem.${problem}`)}</Banner>}
      {ask.isError ? <Banner tone="attention">{failureWords(t, ask.error)}</Banner> : null}
      <Inline>
        <Button busy={ask.isPending} onClick={() => ask.mutate()}>
          {t('intent.checkNow')}
        </Button>
        <Button variant="danger" busy={sending} onClick={onResend}>
          {t('intent.notFound.resend')}
        </Button>
      </Inline>
    </Stack>
  );
}
