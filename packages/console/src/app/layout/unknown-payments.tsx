import { Banner, formatNumber, Link } from '@mpc/ui';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import {
  factsOf,
  type Intent,
  orderKindOf,
  requestIdOf,
  useIntents,
  useQuarantined,
} from '#features/payments';
import { type PendingRefund, usePendingRefunds } from '#features/transactions';
import { paths } from '#shared/paths.ts';

const unknownStates: ReadonlySet<string> = new Set(['unknown', 'notFound', 'differs']);

const placeOf = (place: Record<string, string | number>): `${typeof paths.center.transactions}?${string}` =>
  `${paths.center.transactions}?${new URLSearchParams(Object.entries(place).map(([key, value]) => [key, String(value)])).toString()}`;

function UnknownPayment({ intent }: { intent: Intent }) {
  const { t } = useTranslation();
  const { wallet, subWallet, payment, unit, state } = intent;
  const what = orderKindOf(payment) === 'web3' ? 'call' : 'transfer';
  const place = placeOf({ w: wallet.id, s: subWallet.id, open: `intent:${requestIdOf(intent)}` });
  return (
    <Banner tone="danger" action={<Link href={place}>{t(`banner.show.${what}`)}</Link>}>
      {t(`banner.${state === 'differs' ? 'differs' : 'unknown'}.${what}`, {
        amount: formatNumber(factsOf(payment).amount, { digits: 'all' }),
        coin: unit,
        subWallet: subWallet.name,
      })}
    </Banner>
  );
}

function UnknownRefund({ refund: { depositId, sent } }: { refund: PendingRefund }) {
  const { t } = useTranslation();
  const open = `deposit:${depositId}`;
  const place = placeOf(sent === 'changed' ? { open } : { w: sent.wallet.id, s: sent.subWallet.id, open });
  return (
    <Banner tone="danger" action={<Link href={place}>{t('banner.show.refund')}</Link>}>
      {sent === 'changed'
        ? t('banner.refundChanged')
        : t('banner.unknown.refund', {
            amount: formatNumber(sent.order.amount, { digits: 'all' }),
            coin: sent.unit,
            subWallet: sent.subWallet.name,
          })}
    </Banner>
  );
}

/** What this browser sent without knowing what became of it, on every screen until it is known, with the way to each. */
export function UnknownPayments({ uid }: { uid: number }) {
  const intents = useIntents(uid) ?? [];
  const quarantined = useQuarantined(uid) ?? [];
  const refunds = usePendingRefunds(uid) ?? [];
  const { t } = useTranslation();
  return (
    <>
      {intents
        .filter(({ state }) => unknownStates.has(state))
        .map((intent) => (
          <UnknownPayment key={requestIdOf(intent)} intent={intent} />
        ))}
      {quarantined.map(({ requestId, walletId, subWalletId }) => (
        <Banner
          key={requestId}
          tone="danger"
          action={<Link href={placeOf({ w: walletId, s: subWalletId })}>{t('banner.show.changed')}</Link>}
        >
          {t('banner.changed')}
        </Banner>
      ))}
      {refunds.map((refund) => (
        <UnknownRefund key={refund.depositId} refund={refund} />
      ))}
    </>
  );
}
