import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#shared/i18n/use-translation.ts';

/** Whether a number that came out of a list is still of what is shown under it: asked at once, and again before it is sent. */
export function useStillSame(what: string, ask: () => Promise<boolean>) {
  const { t } = useTranslation('whiteAddress');
  const { data, isError } = useQuery({
    queryKey: ['addressBook', 'same', what],
    queryFn: ask,
    staleTime: 0,
    refetchOnMount: 'always',
  });
  const waiting = t(isError ? 'change.notSent' : 'change.checking');
  return {
    /** What stands against sending it now. */
    against: data === true ? undefined : data === false ? t('change.other') : waiting,
    /** Asks again, and says what stands against sending it. */
    check: async (): Promise<string | undefined> => {
      const isSame = await ask().catch(() => null);
      return isSame === true ? undefined : t(isSame === false ? 'change.other' : 'change.notSent');
    },
  };
}

export type StillSame = ReturnType<typeof useStillSame>;
