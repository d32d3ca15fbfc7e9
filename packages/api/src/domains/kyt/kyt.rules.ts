import { day } from '../../core/durations.ts';

/** What of a KYT service decides whether it is the one in use. */
export interface ServiceState {
  /** 1 while it is enforced. */
  status: 0 | 1;
  /** 1 once it is configured. */
  config_status: 0 | 1;
  /** 1 once it is bought. */
  open_status: 0 | 1;
  expire_time: number;
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** The calendar day of a moment where the reader is, as a number that grows by one a day. */
function dayOf(time: number, timeZone: string): number {
  let format = formats.get(timeZone);
  if (format === undefined) {
    format = new Intl.DateTimeFormat('en', {
      timeZone,
      calendar: 'gregory',
      numberingSystem: 'latn',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
    });
    formats.set(timeZone, format);
  }
  const parts = new Map(format.formatToParts(time).map(({ type, value }) => [type, Number(value)]));
  return Date.UTC(parts.get('year') ?? 0, (parts.get('month') ?? 1) - 1, parts.get('day')) / day;
}

/** Calendar days left of a service where the reader is: 0 on its last day, below 0 once it is over. */
export function expireDay(
  { expire_time }: Pick<ServiceState, 'expire_time'>,
  now: number,
  timeZone: string,
): number {
  return dayOf(expire_time, timeZone) - dayOf(now, timeZone);
}

/** Whether a service is over: its last day is before today. */
export function isExpired(
  service: Pick<ServiceState, 'expire_time'>,
  now: number,
  timeZone: string,
): boolean {
  return expireDay(service, now, timeZone) < 0;
}

const marks = ['status', 'config_status', 'open_status'] as const;

function firstMarked<Service extends ServiceState>(services: readonly Service[]): Service | undefined {
  for (const mark of marks) {
    const found = services.find((service) => service[mark] === 1);
    if (found !== undefined) return found;
  }
  return undefined;
}

/**
 * The service in use: of those that are not over the first that is enforced, else the first configured, else the first
 * bought; where there is none, the same over all.
 */
export function activeService<Service extends ServiceState>(
  services: readonly Service[],
  now: number,
  timeZone: string,
): Service | undefined {
  const current = services.filter((service) => !isExpired(service, now, timeZone));
  return firstMarked(current) ?? firstMarked(services);
}
