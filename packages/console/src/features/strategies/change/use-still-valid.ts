import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { live } from '#shared/freshness/live.ts';

/** Whether a change still rests on what was looked at. */
export interface StillValid {
  /** What stands against sending it now. */
  against: string | undefined;
  /** Asks again, and says what stands against sending it. */
  check: () => Promise<string | undefined>;
}

/**
 * Whether the strategy in force is still the one that a change was made from: asked at once, while the change is in sight,
 * and before it is sent.
 *
 * @param looked - All that was looked at and that the change goes by.
 * @param ask - Reads the same anew.
 */
export function useStillValid(looked: unknown, ask: () => Promise<unknown>): StillValid {
  const { t } = useTranslation('strategyEngine');
  const what = JSON.stringify(looked);
  const isSame = async () => JSON.stringify(await ask()) === what;
  const { data, isError } = useQuery({
    queryKey: ['strategies', 'same', what],
    queryFn: isSame,
    staleTime: 0,
    refetchOnMount: 'always',
    ...live,
  });
  const waiting = t(isError ? 'change.unread' : 'change.checking');
  return {
    against: data === true ? undefined : data === false ? t('change.other') : waiting,
    check: async () => {
      const same = await isSame().catch(() => null);
      return same === true ? undefined : t(same === false ? 'change.other' : 'change.unread');
    },
  };
}
