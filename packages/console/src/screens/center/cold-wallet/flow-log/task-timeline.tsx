import type { ColdTaskInfo } from '@mpc/api';
import { Section, Time, Timeline, type TimelineItem } from '@mpc/ui';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { reasonText } from './reason-text.ts';
import { isPending } from './task-looks.ts';
import { eventLook } from './task-words.ts';

/** Everything that happened to a task, and whether anything is still to come. */
export function TaskTimeline({ task }: { task: ColdTaskInfo }) {
  const { t } = useTranslation('coldWallet');
  const { timeline, created_at, finished_at, status, creator, fail_reason } = task;
  const created: TimelineItem = {
    key: 'created',
    title: creator === undefined ? t('flow.event.made') : t('flow.event.created', { name: creator.nickname }),
    time: <Time at={created_at} />,
    state: 'done',
  };
  const happened = timeline.map(({ event, at, note }, place): TimelineItem => {
    const detail = reasonText(note, t);
    return {
      key: `${event} ${place}`,
      ...eventLook(event, t),
      time: <Time at={at} />,
      ...(detail === '' ? {} : { detail }),
    };
  });
  const rest: TimelineItem[] = isPending(task)
    ? [{ key: 'next', title: t(`flow.next.${status < 2 ? 'start' : 'success'}`), state: 'current' }]
    : status === 7
      ? [
          {
            key: 'canceled',
            title: t('flow.event.canceled'),
            state: 'failed',
            ...(fail_reason === '' ? {} : { detail: reasonText(fail_reason, t) }),
            ...(finished_at === undefined ? {} : { time: <Time at={finished_at} /> }),
          },
        ]
      : [];
  return (
    <Section title={t('flow.timeline')}>
      <Timeline label={t('flow.timeline')} items={[created, ...happened, ...rest]} />
    </Section>
  );
}
