import type { FocusCoins, SubWallet } from '@mpc/api';
import { Amount, Stat, SummaryCards } from '@mpc/ui';
import { useTranslation } from 'react-i18next';
import { latePart } from '#shared/lazy-part.tsx';
import { compare } from '#shared/money/decimal.ts';

const SweepingHeld = latePart(() => import('./sweeping-held.tsx'), 'SweepingHeld');

const figure = (value: string | undefined) => <Amount kind="fiat" value={value} />;

/** As high as a line and not wide: nothing moves when something comes to stand in it. */
const blank = '\u200b';

interface SubWalletSummaryProps {
  subWallet: SubWallet;
  stat: FocusCoins['stat'];
}

/** What a sub-wallet is worth, how much of that can be used, and why the rest stands still; two dashes until it is known. */
export function SubWalletSummary({ subWallet, stat }: SubWalletSummaryProps) {
  const { t } = useTranslation();
  const isCollecting = compare(stat?.collecting, '0') === 1;
  return (
    <SummaryCards>
      <Stat size="figure" label={t('assets.total')} value={figure(stat?.total_usd)} />
      <Stat label={t('assets.available')} value={figure(stat?.normal)} />
      <Stat label={t('assets.frozen')} value={figure(stat?.lock)} />
      <Stat
        label={t('assets.collecting')}
        value={figure(stat?.collecting)}
        hint={
          <>
            {blank}
            {isCollecting ? <SweepingHeld subWallet={subWallet} /> : null}
          </>
        }
      />
    </SummaryCards>
  );
}
