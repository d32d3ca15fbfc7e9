import type { Callback, CallbackAttempt } from '@mpc/api';
import { Section, Text, Time, Timeline, type TimelineItem } from '@mpc/ui';
import type { TFunction } from 'i18next';
import { useTranslation } from '#shared/i18n/use-translation.ts';

/** The customer's server takes a delivery with this answer and no other. */
const isTaken = ({ http_code, response_body }: CallbackAttempt) =>
  http_code === 200 && response_body.trim() === 'SUCCESS';

function said(t: TFunction, { http_code, response_body, duration }: CallbackAttempt): string {
  if (http_code === 0) return t('callbacks.noAnswer');
  return t('callbacks.answered', { code: http_code, body: response_body, duration });
}

/** Every try to deliver, and the next one where there will be one. */
export function CallbackAttempts({ row }: { row: Callback }) {
  const { t } = useTranslation();
  const tries = row.attempts.map((attempt, index): TimelineItem => ({
    key: String(attempt.at),
    title: t(attempt.by_hand ? 'callbacks.tryByHand' : 'callbacks.try', { index: index + 1 }),
    detail: <Text tone="muted">{said(t, attempt)}</Text>,
    time: <Time at={attempt.at} />,
    state: isTaken(attempt) ? 'done' : 'failed',
  }));
  const next: TimelineItem[] =
    row.next_notify_at === undefined
      ? []
      : [
          {
            key: 'next',
            title: t('callbacks.nextTry'),
            time: <Time at={row.next_notify_at} />,
            state: 'waiting',
          },
        ];
  const givenUp = row.notify_status === 2 && next.length === 0;
  return (
    <Section title={t('callbacks.attempts')} note={t(givenUp ? 'callbacks.givenUp' : 'callbacks.takenBy')}>
      <Timeline label={t('callbacks.attempts')} items={[...tries, ...next]} />
    </Section>
  );
}
