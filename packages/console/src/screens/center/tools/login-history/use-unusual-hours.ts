import { account, type LoginPage } from '@mpc/api';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { read } from '#shared/api/api.ts';
import { minute } from '#shared/durations.ts';
import { comparedFor, knownSince, unusualHours, type HourState } from './unusual-hours.rules.ts';

const nobody: ReadonlyMap<number, HourState> = new Map();

/** The time zone that the console shows times in: that of the browser. */
export const readersZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/**
 * Which of the sign-ins on a page were at an hour their person had not been let in at before. All of their earlier ones are
 * read at once, with one question for a page.
 *
 * @param who - The member whose sign-ins are shown; null for everybody's.
 */
export function useUnusualHours(page: LoginPage | undefined, walletId: number, who: number | null) {
  const times = (page?.list ?? []).map(({ login_time }) => login_time);
  const from = Math.max(0, Math.min(...times) - comparedFor);
  const history = useQuery({
    ...read(account.logins, {
      wallet_id: walletId,
      ...(who === null ? {} : { uid: who }),
      result: 1,
      start_time: times.length === 0 ? 0 : from,
      end_time: times.length === 0 ? 0 : Math.max(...times),
      page_no: 1,
      page_size: 1000,
    }),
    enabled: times.length > 0,
    staleTime: minute,
  });
  const known = history.data;
  const list = page?.list;
  const states = useMemo(
    () =>
      known === undefined || list === undefined
        ? nobody
        : unusualHours(list, { list: known.list, since: knownSince(known, from) }, readersZone()),
    [known, list, from],
  );
  return {
    history,
    states,
    /** Sign-ins of this page that nothing is said of: too few earlier ones are known. */
    unknown: [...states.values()].filter((state) => state === 'unknown').length,
  };
}
