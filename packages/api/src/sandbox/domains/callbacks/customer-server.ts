import { day, minute } from '../../../core/durations.ts';

/** What a customer's server answered. */
export interface Reply {
  http_code: number;
  response_body: string;
  duration: number;
}

/** Every night it is under maintenance, from three to a quarter to four (UTC). */
const [maintenanceFrom, maintenanceTo] = [180 * minute, 225 * minute];

/** Coins its programs do not know yet. They take XRP once it is sent again by hand, POL not even then. */
const strange = { XRP: 'until by hand', MATIC1: 'never' } as const;

/** How the customer's server of the sandbox answers a delivery: always the same to the same, at the same time of day. */
export function askServer(
  { symbol, notify_id }: { symbol: string; notify_id: number },
  now: number,
  isByHand: boolean,
): Reply {
  const duration = 80 + (notify_id % 37) * 9;
  const time = now % day;
  if (time >= maintenanceFrom && time < maintenanceTo)
    return { http_code: 503, response_body: 'Service Unavailable', duration };
  const knowledge = Object.hasOwn(strange, symbol) ? strange[symbol as keyof typeof strange] : undefined;
  const isTaken = knowledge === undefined || (knowledge === 'until by hand' && isByHand);
  return { http_code: 200, response_body: isTaken ? 'SUCCESS' : 'FAILURE', duration };
}
