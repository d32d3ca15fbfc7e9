import type { KytRecordDetail } from '@mpc/api';
import { Section, Text, Time, Timeline, type TimelineItem } from '@mpc/ui';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { kytLook } from '#shared/status/kyt-status.ts';

type Step = KytRecordDetail['timeline'][number];

/** Green only for what is over and good: what is frozen, rejected or was found a risk is not. */
function stateOf(status: Step['kyt_status'], isLast: boolean): TimelineItem['state'] {
  if (status === 4 || status === 7) return 'failed';
  if (status === 1 || status === 3) return isLast ? 'current' : status === 3 ? 'failed' : 'done';
  return status === 0 ? 'waiting' : 'done';
}

/** What became of a record, by whom and why. */
export function RecordHistory({ record }: { record: KytRecordDetail }) {
  const { t } = useTranslation('kyt');
  const { t: words } = useTranslation();
  const { timeline, trans_kind } = record;
  return (
    <Section title={t('records.history')}>
      <Timeline
        label={t('records.history')}
        items={timeline.map(({ kyt_status, time, by, remark }, at): TimelineItem => {
          const look = kytLook({ kyt_status, trans_kind });
          return {
            key: `${at} ${kyt_status}`,
            title: look === null ? String(kyt_status) : words(look.label),
            state: stateOf(kyt_status, at === timeline.length - 1),
            time: (
              <>
                <Time at={time} /> · {by?.nickname ?? t('records.automatic')}
              </>
            ),
            ...(remark === '' ? {} : { detail: <Text tone="muted">{remark}</Text> }),
          };
        })}
      />
    </Section>
  );
}
