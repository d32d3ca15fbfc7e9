import type { CollectRule } from '@mpc/api';
import { formatNumber } from '@mpc/ui';
import type { TFunction } from 'i18next';

type Counted = Pick<CollectRule, 'unauthorized_usd' | 'unauthorized_sub_wallet_count'>;

/** What stays outside every sweep because no address authorized it; undefined where nothing does, or nobody counts it. */
export function notAuthorized(
  { unauthorized_usd: usd, unauthorized_sub_wallet_count: count = 0 }: Counted,
  t: TFunction<'collection'>,
): string | undefined {
  if (usd === undefined || count === 0) return undefined;
  return t('summary.notAuthorized', { count, amount: `$${formatNumber(usd)}` });
}
