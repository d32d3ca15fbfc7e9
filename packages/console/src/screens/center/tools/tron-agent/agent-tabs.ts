import { choice } from '#shared/list/codec.ts';
import { daysCodec } from './agent-days.ts';

/** The lists below the charts. */
export const agentTabs = ['usage', 'payments'] as const;

/** The tab that an address names. */
export const agentTab = () => choice(agentTabs, 'usage');

/** What an address keeps besides the list in it. */
const kept = ['w', 's', 'days'];

/** The address of another tab, which begins with a list of its own: nothing narrowed, nothing open. */
export function toTab(now: URLSearchParams, id: string): URLSearchParams {
  const next = new URLSearchParams([...now].filter(([name]) => kept.includes(name)));
  const tab = agentTab().format(agentTab().parse(id));
  if (tab !== '') next.set('tab', tab);
  return next;
}

/** The same address with the charts over other days. */
export function overDays(now: URLSearchParams, id: string): URLSearchParams {
  const next = new URLSearchParams(now);
  const days = daysCodec.format(daysCodec.parse(id));
  if (days === '') next.delete('days');
  else next.set('days', days);
  return next;
}
