/** How far back: so many days of the reader, or days of their own choice. */
export const periods = ['today', '7d', '30d', '90d', 'custom'] as const;

/** Since when a list is shown. */
export interface PeriodChoice {
  period: (typeof periods)[number];
  /** Of a period of one's own: first and last day, as `YYYY-MM-DD`. */
  days: { first: string; last: string } | null;
}

/** What is shown to somebody who has not chosen. */
export const usualPeriod: PeriodChoice = { period: '30d', days: null };

/** The most days a period of one's own has. */
export const longestPeriod = 366;

const daysBefore = { today: 0, '7d': 6, '30d': 29, '90d': 89, custom: 29 } as const;

/** Two days that are a period: the first not after the last, and no more than a year apart. */
export function daysFrom(first: string | null, last: string | null): PeriodChoice['days'] {
  const [from, to] = [first, last].map((day) =>
    /^\d{4}-\d\d-\d\d$/.test(day ?? '') ? Date.parse(`${day}T00:00:00Z`) : Number.NaN,
  );
  if (first === null || last === null || from === undefined || to === undefined) return null;
  return to >= from && to - from < longestPeriod * 86_400_000 ? { first, last } : null;
}

/** Reads a period out of an address; the usual one where what stands there makes no sense. */
export function periodFrom(search: URLSearchParams): PeriodChoice {
  const period = periods.find((one) => one === search.get('period')) ?? usualPeriod.period;
  if (period !== 'custom') return { period, days: null };
  const days = daysFrom(search.get('since'), search.get('until'));
  return days === null ? usualPeriod : { period, days };
}

/** A period as an address writes it. */
export const periodText = ({ period, days }: PeriodChoice) => ({
  period: period === usualPeriod.period ? '' : period,
  since: days?.first ?? '',
  until: days?.last ?? '',
});

/** When the first day begins of a period that ends with the day that began at `today`. */
function firstOf(period: PeriodChoice['period'], today: number): Date {
  const first = new Date(today);
  first.setDate(first.getDate() - daysBefore[period]);
  return first;
}

/** The bounds of a period: whole days of the reader, the one that began at `today` included. */
export function boundsOf({ period, days }: PeriodChoice, today: number) {
  if (days === null) return { start_time: firstOf(period, today).getTime() };
  const after = new Date(`${days.last}T00:00:00`);
  after.setDate(after.getDate() + 1);
  return { start_time: new Date(`${days.first}T00:00:00`).getTime(), end_time: after.getTime() - 1 };
}

const two = (number: number): string => String(number).padStart(2, '0');

const dayOf = (date: Date): string =>
  `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;

/** A period as it is when it is chosen: one of one's own begins as the usual one. */
export const choosePeriod = (period: PeriodChoice['period'], today: number): PeriodChoice => ({
  period,
  days: period === 'custom' ? { first: dayOf(firstOf(period, today)), last: dayOf(new Date(today)) } : null,
});
