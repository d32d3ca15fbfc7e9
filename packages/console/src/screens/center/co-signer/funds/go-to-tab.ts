import { otherTab } from '#shared/navigation/other-tab.ts';
import { fundsTab, type FundsTab } from './funds-lists.ts';

/** The address of another tab: of the coin that is looked at, with nothing else narrowed. */
export function goToTab(
  now: URLSearchParams,
  { tab, coin }: { tab: FundsTab; coin?: string },
): URLSearchParams {
  const next = otherTab(now, fundsTab().format(tab));
  // Several coins are no coin to look at.
  const looked = coin ?? (now.get('coin') ?? '').split(',')[0] ?? '';
  if (looked !== '' && (tab === 'subWallets' || tab === 'addresses')) next.set('coin', looked);
  return next;
}
