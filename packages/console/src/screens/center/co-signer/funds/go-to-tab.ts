import { fundsTab, type FundsTab } from './funds-lists.ts';

/** The address of another tab: of the coin that is looked at, with nothing else narrowed. */
export function goToTab(
  now: URLSearchParams,
  { tab, coin }: { tab: FundsTab; coin?: string },
): URLSearchParams {
  const next = new URLSearchParams();
  for (const name of ['w', 's']) {
    const value = now.get(name);
    if (value !== null) next.set(name, value);
  }
  const text = fundsTab().format(tab);
  if (text !== '') next.set('tab', text);
  // Several coins are no coin to look at.
  const looked = coin ?? (now.get('coin') ?? '').split(',')[0] ?? '';
  if (looked !== '' && (tab === 'subWallets' || tab === 'addresses')) next.set('coin', looked);
  return next;
}
