import { Banner, Button, Stack, Text } from '@mpc/ui';
import { spaced } from '#shared/i18n/spaced.ts';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { useNow } from '#shared/freshness/use-now.ts';
import { useSearch } from '../intents/use-search.ts';
import { failureWords } from '#shared/query-view/failure-words.ts';
import { useRobotGuard } from '#shared/sign-in/use-robot-guard.ts';
import type { OutcomePageProps } from './outcome-page.tsx';
import { useLookUp } from './use-look-up.ts';

/** No answer came. Nothing may be repeated; the server is asked, on its own for five minutes and then on demand. */
export function LostAnswer({ intent }: OutcomePageProps) {
  const { t } = useTranslation();
  const step = useSearch(intent);
  const ask = useLookUp(intent);
  const isGuarded = useRobotGuard();
  const now = useNow();
  const asked = step === null ? intent.checks : step.tries;
  const seconds = step === null ? null : Math.max(0, Math.ceil((step.nextAt - now) / 1000));
  return (
    <Stack gap="s">
      <Banner
        tone="danger"
        title={t('intent.unknown.title')}
        action={
          <Button size="small" busy={ask.isPending} onClick={() => ask.mutate()}>
            {t('intent.checkNow')}
          </Button>
        }
      >
        {t('intent.unknown.detail')}
      </Banner>
      <Text as="p" tone="muted" aria-live="polite">
        {asked === 0 ? null : spaced(t('intent.checks', { count: asked }))}
        {seconds === null ? t('intent.unknown.over') : t('intent.unknown.next', { seconds })}
      </Text>
      {isGuarded ? (
        <Text as="p" tone="muted">
          {t('intent.unknown.guard')}
        </Text>
      ) : null}
      {ask.isError ? <Banner tone="attention">{failureWords(t, ask.error)}</Banner> : null}
    </Stack>
  );
}
