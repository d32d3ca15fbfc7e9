import { account } from '@mpc/api';
import { useQuery } from '@tanstack/react-query';
import { read } from '#shared/api/api.ts';
import { hour } from '#shared/durations.ts';

/**
 * Whether the server has its people tell themselves from programs, by a check that it loads from another origin. Our
 * security policy keeps such a check out of this console, so all there is to do is to say where it runs. False until known.
 */
export function useRobotGuard(): boolean {
  const config = useQuery({ ...read(account.captcha, undefined), staleTime: hour });
  return config.data !== undefined && config.data.captcha_url !== '';
}
