import { Skeleton } from '@mpc/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { DetailFrame } from '#shared/overlay/detail-frame.tsx';
import { QueryView } from '#shared/query-view/query-view.tsx';
import { useCommonStore } from '#shared/session/common-store.ts';
import type { Decision } from '#features/decisions';
import type { ItemKind } from './item.ts';
import { ItemState } from './item-state.tsx';
import { ItemView } from './item-view.tsx';
import { readItem } from './items/load-item.ts';
import { TypeName } from './type-name.tsx';
import { live } from '#shared/freshness/live.ts';

export interface ItemDrawerProps {
  kind: ItemKind;
  /** The item's number, which is also its audit's. */
  id: number;
  /** What is asked about at once, where the item allows it. */
  begin?: Decision | undefined;
  onClose: () => void;
  /** It was decided here, and nothing of it is left for this person. */
  onDecided?: (() => void) | undefined;
}

/** Something that waits for people and is no order: what it changes, why it is asked, and the decision where it is this person's. */
export function ItemDrawer({ kind, id, begin, onClose, onDecided }: ItemDrawerProps) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const uid = useCommonStore((state) => state.user?.uid ?? 0);
  const reading = readItem(kind, id);
  const item = useQuery({
    ...reading,
    // Nobody decides on what was read before the drawer was opened.
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => (state.data?.status === 0 ? live.refetchInterval : false),
  });

  const readAgain = async () => {
    await queryClient.cancelQueries({ queryKey: reading.queryKey });
    return queryClient.fetchQuery({ ...reading, staleTime: 0, retry: false }).catch(() => null);
  };

  return (
    <DetailFrame
      title={item.data === undefined ? t('approval.content') : <TypeName type={item.data.type} />}
      status={item.data === undefined ? undefined : <ItemState item={item.data} uid={uid} />}
      onClose={onClose}
    >
      {item.data !== undefined && !item.isFetchedAfterMount ? (
        <Skeleton shape="form" />
      ) : (
        <QueryView query={item} skeleton={<Skeleton shape="form" />}>
          {(data) => (
            <ItemView
              key={data.key}
              item={data}
              begin={begin}
              onDecided={onDecided}
              uid={uid}
              observedAt={item.dataUpdatedAt}
              refreshing={item.isFetching}
              readAgain={readAgain}
            />
          )}
        </QueryView>
      )}
    </DetailFrame>
  );
}
