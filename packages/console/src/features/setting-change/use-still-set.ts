import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { live } from '#shared/freshness/live.ts';

/** Whether what a change rests on still holds. */
export interface StillSet {
  /** What stands against sending it now. */
  against: string | undefined;
  /** Asks again, and says what stands against sending it. */
  check: () => Promise<string | undefined>;
}

/**
 * Whether what a change rests on is still what was looked at: asked at once, while it is in sight, and before it is sent.
 *
 * @param looked - All that was looked at and that the change goes by.
 * @param ask - Reads the same anew.
 */
export function useStillSet(looked: unknown, ask: () => Promise<unknown>): StillSet {
  const { t } = useTranslation();
  const what = JSON.stringify(looked);
  const isSame = async () => JSON.stringify(await ask()) === what;
  const { data, isError } = useQuery({
    queryKey: ['setting', 'same', what],
    queryFn: isSame,
    staleTime: 0,
    refetchOnMount: 'always',
    ...live,
  });
  const waiting = t(isError ? 'settingChange.unread' : 'settingChange.checking');
  return {
    against: data === true ? undefined : data === false ? t('settingChange.other') : waiting,
    check: async () => {
      const same = await isSame().catch(() => null);
      return same === true ? undefined : t(same === false ? 'settingChange.other' : 'settingChange.unread');
    },
  };
}
