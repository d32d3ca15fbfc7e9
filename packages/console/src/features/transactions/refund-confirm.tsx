import type { RefundInfo } from '@mpc/api';
import { Banner, Button, Columns, DrawerFooter, Stack } from '@mpc/ui';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { chosenFee, type FeeChoice, feeMakeUp } from '#features/network-fee';
import { quoteFreshness } from '#features/payments';
import { StaleBanner } from '#shared/freshness/stale-banner.tsx';
import { useNow } from '#shared/freshness/use-now.ts';
import { useSettled } from '#shared/freshness/use-settled.ts';
import { useStaleness } from '#shared/freshness/use-staleness.ts';
import { serverTimeOf } from '#shared/time/server-time.ts';
import { RefundFacts } from './refund-facts.tsx';
import { factsOfRefund } from './refund.values.ts';
import type { ReadyRefund } from './refund.values.ts';

export interface RefundConfirmProps {
  /** What is known of the deposit now. */
  info: RefundInfo;
  observedAt: number;
  refreshing: boolean;
  ready: ReadyRefund;
  /** Why its recipient must not be paid. */
  against: string | undefined;
  /** The wallet and the sub-wallet it leaves. */
  source: string;
  /** When it was put together. */
  shownAt: number;
  choice: FeeChoice;
  sending: boolean;
  onRefresh: () => void;
  onConfirm: () => void;
  onRenew: () => void;
  onBack: () => void;
}

/** Everything a person answers for, in full, and the one button that sends it. */
export function RefundConfirm(props: RefundConfirmProps) {
  const { info, observedAt, refreshing, ready, against, shownAt, choice, sending, onRefresh } = props;
  const { t } = useTranslation();
  const now = useNow();
  const staleness = useStaleness(observedAt);
  const fee = chosenFee(info.fees, choice).option;
  const outcome = quoteFreshness(
    { amount: ready.fee.amount, at: shownAt },
    fee === null ? null : { amount: fee.amount, at: serverTimeOf(observedAt) },
    now,
  );
  const settled = useSettled(JSON.stringify([ready.order, outcome]));
  const reason = () => {
    if (staleness !== null) return t(`freshness.${staleness}`);
    if (!info.can_refund) return t('refund.notNow');
    return outcome === 'good' ? against : t(`refund.quote.${outcome}`);
  };
  return (
    <Stack>
      <StaleBanner staleness={staleness} observedAt={observedAt} busy={refreshing} onRefresh={onRefresh} />
      {outcome === 'good' || sending ? null : (
        <Banner
          tone="attention"
          action={
            <Button size="small" onClick={props.onRenew}>
              {t('refund.quote.renew')}
            </Button>
          }
        >
          {t(`refund.quote.${outcome}`)}
        </Banner>
      )}
      <RefundFacts
        info={info}
        facts={factsOfRefund(ready.order, ready.coin)}
        reason={ready.order.remark}
        fee={ready.fee.amount}
        madeUp={feeMakeUp(t, ready.fee, { baseSymbol: info.base_symbol, estimate: info.fees })}
        source={props.source}
      />
      <Banner tone="idle">{t('refund.consequence')}</Banner>
      <DrawerFooter>
        <Columns fill min="96px" gap="s">
          <Button disabledReason={sending ? t('refund.sending') : undefined} onClick={props.onBack}>
            {t('refund.back')}
          </Button>
          <Button
            variant="primary"
            busy={sending || !settled}
            disabledReason={reason()}
            onClick={props.onConfirm}
          >
            {t('refund.confirm')}
          </Button>
        </Columns>
      </DrawerFooter>
    </Stack>
  );
}
