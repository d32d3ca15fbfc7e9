import { Banner, formatNumber, Link } from '@mpc/ui';
import { useTranslation } from 'react-i18next';
import { factsOf, requestIdOf, useIntents } from '#features/payments';
import { paths } from '#shared/paths.ts';

const unknownStates: ReadonlySet<string> = new Set(['unknown', 'notFound', 'differs']);

/** The payments of this browser whose outcome is unknown, on every screen until it is known, with the way to each. */
export function UnknownPayments({ uid }: { uid: number }) {
  const { t } = useTranslation();
  const intents = useIntents(uid) ?? [];
  return intents
    .filter(({ state }) => unknownStates.has(state))
    .map((intent) => {
      const { wallet, subWallet, payment, unit } = intent;
      const id = requestIdOf(intent);
      const place = new URLSearchParams({
        w: String(wallet.id),
        s: String(subWallet.id),
        open: `intent:${id}`,
      });
      return (
        <Banner
          key={id}
          tone="danger"
          action={
            <Link href={`${paths.center.transactions}?${place.toString()}`}>{t('banner.unknownShow')}</Link>
          }
        >
          {t('banner.unknown', {
            amount: formatNumber(factsOf(payment).amount, { digits: 'all' }),
            coin: unit,
            subWallet: subWallet.name,
          })}
        </Banner>
      );
    });
}
