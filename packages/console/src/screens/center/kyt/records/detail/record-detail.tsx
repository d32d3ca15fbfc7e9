import { codes, kyt, Refusal } from '@mpc/api';
import { Skeleton } from '@mpc/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { read } from '#shared/api/api.ts';
import { live } from '#shared/freshness/live.ts';
import { useSettled } from '#shared/freshness/use-settled.ts';
import { DetailFrame } from '#shared/overlay/detail-frame.tsx';
import { QueryView } from '#shared/query-view/query-view.tsx';
import { useCommonStore } from '#shared/session/common-store.ts';
import { KytTag } from '#shared/status/kyt-tag.tsx';
import { screenedOf } from '../handling/handling.rules.ts';
import { RecordView } from './record-view.tsx';

export interface RecordDetailProps {
  id: number;
  /** It came in the place of one that was decided, and not because somebody chose it. */
  isNext: boolean;
  onClose: () => void;
  onDecided: () => void;
}

/** One record, read as long as it is in sight. */
export function RecordDetail({ id, isNext, onClose, onDecided }: RecordDetailProps) {
  const { t } = useTranslation('kyt');
  const queryClient = useQueryClient();
  const uid = useCommonStore(({ user }) => user?.uid ?? 0);
  const isSettled = useSettled(String(id));
  const reading = read(kyt.record, { record_id: id });
  const record = useQuery({
    ...reading,
    // Nobody decides on what was read before it was opened.
    refetchOnMount: 'always',
    ...live,
  });
  const readAgain = async () => {
    await queryClient.cancelQueries({ queryKey: reading.queryKey });
    return queryClient.fetchQuery({ ...reading, staleTime: 0, retry: false }).catch(() => null);
  };
  const isGone = record.error instanceof Refusal && record.error.code === codes.orderNotFound;
  const leave = useEffectEvent(onClose);
  useEffect(() => {
    if (isGone) leave();
  }, [isGone]);
  return (
    // A press that was meant for the one before decides nothing about this one.
    <div inert={isNext && !isSettled}>
      <DetailFrame
        title={t('records.one', { id })}
        status={record.data && <KytTag of={screenedOf(record.data)} />}
        onClose={onClose}
      >
        {record.data !== undefined && !record.isFetchedAfterMount ? (
          <Skeleton shape="form" count={8} />
        ) : (
          <QueryView query={record} skeleton={<Skeleton shape="form" count={8} />}>
            {(data) => (
              <RecordView
                record={data}
                uid={uid}
                observedAt={record.dataUpdatedAt}
                refreshing={record.isFetching}
                readAgain={readAgain}
                onDecided={onDecided}
              />
            )}
          </QueryView>
        )}
      </DetailFrame>
    </div>
  );
}
