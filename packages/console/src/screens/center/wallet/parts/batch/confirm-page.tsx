import { Banner, Button, Checkbox, DrawerFooter, KeyValueList, Section, Stack } from '@mpc/ui';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { StaleBanner } from '../../../../../shared/freshness/stale-banner.tsx';
import { useNow } from '../../../../../shared/freshness/use-now.ts';
import { useSettled } from '../../../../../shared/freshness/use-settled.ts';
import { useStaleness } from '../../../../../shared/freshness/use-staleness.ts';
import { useIntents } from '../../../../../shared/intents/use-intents.ts';
import { quoteStanding } from '../../../../../shared/payment/quote.rules.ts';
import type { BatchPlan } from './batch-plan.ts';
import type { World } from './check-row.rules.ts';
import { DestinationsTable } from './destinations-table.tsx';
import { destinationsOf } from './destinations.rules.ts';
import { EarlierNotice } from './earlier-notice.tsx';
import { earlierPayments } from './earlier.rules.ts';
import { TotalsTable } from './totals-table.tsx';
import type { BatchSheet } from './use-batch-sheet.ts';
import { useStrategyForecast } from './use-strategy-forecast.ts';

interface ConfirmPageProps {
  plan: BatchPlan;
  batch: BatchSheet;
  world: World;
  /** Rows of the batch that repeat each other. */
  repeats: number;
  /** Why it did not start although it was confirmed: this browser keeps nothing. */
  failed: boolean;
  starting: boolean;
  onRenew: () => void;
  onBack: () => void;
  onSend: (agreed: readonly string[]) => void;
}

/** Everything a person answers for, in full, and the one button that begins to send it. */
export function ConfirmPage(props: ConfirmPageProps) {
  const { plan, batch, world, repeats, failed, starting, onRenew, onBack, onSend } = props;
  const { t } = useTranslation();
  const now = useNow();
  const intents = useIntents(plan.uid);
  const staleness = useStaleness(batch.observedAt);
  const [agreed, setAgreed] = useState({ earlier: '', repeats: false });
  const forecast = useStrategyForecast(plan);
  const { orders } = batch;
  const destinations = useMemo(() => destinationsOf(plan.payments, world), [plan, world]);
  const earlier = useMemo(
    () =>
      orders === undefined || intents === null
        ? null
        : earlierPayments(
            plan,
            orders.flatMap(({ list }) => list),
            intents,
            plan.createdAt,
          ),
    [plan, orders, intents],
  );
  // Agreed to is what was shown: one more payment has to be agreed to again.
  const shown = (earlier ?? []).map(({ key }) => key).join(' ');
  const isAgreed = (earlier?.length ?? 0) === 0 || agreed.earlier === shown;
  const news = destinations.filter(({ isNew }) => isNew).length;
  const ripe = useSettled([plan.id, shown, news].join());

  const changed = plan.payments.some(({ symbol, fee }, at, all) => {
    if (all.findIndex((other) => other.symbol === symbol) !== at) return false;
    const latest = batch.market.fee.get(symbol);
    const asked = { amount: fee, at: plan.createdAt };
    const known = latest === undefined ? null : { amount: latest, at: batch.observedAt };
    return quoteStanding(asked, known, now) === 'changed';
  });
  const reason = ((): string | undefined => {
    if (staleness !== null) return t(`freshness.${staleness}`);
    if (changed) return t('batch.confirm.changed');
    if (batch.isShort) return t('batch.first.short');
    if (earlier === null) return t('batch.first.checks');
    if (!isAgreed || (repeats > 0 && !agreed.repeats)) return t('transfer.repeats.first');
    return ripe || starting ? undefined : t('transfer.confirm.justChanged');
  })();

  return (
    <>
      <Stack>
        <StaleBanner
          staleness={staleness}
          observedAt={batch.observedAt}
          busy={false}
          onRefresh={batch.refreshMarket}
        />
        {failed ? <Banner tone="danger">{t('batch.stop.cannotRecord')}</Banner> : null}
        {changed ? (
          <Banner
            tone="attention"
            action={
              <Button size="small" onClick={onRenew}>
                {t('batch.confirm.renew')}
              </Button>
            }
          >
            {t('batch.confirm.changed')}
          </Banner>
        ) : null}
        <KeyValueList
          items={[
            {
              key: 'from',
              label: t('transfer.from'),
              value: t('transfer.fromName', {
                subWallet: plan.home.subWallet.name,
                wallet: plan.home.wallet.name,
              }),
            },
            {
              key: 'count',
              label: t('batch.total.count'),
              value: t('batch.confirm.count', { count: plan.payments.length }),
            },
            { key: 'new', label: t('batch.finding.new'), value: t('batch.confirm.news', { count: news }) },
            {
              key: 'approval',
              label: t('batch.column.strategy'),
              value: (
                <Stack gap="xs">
                  {forecast.map(({ said, count }) => (
                    <span key={said}>
                      {t('batch.confirm.count', { count })} · {said}
                    </span>
                  ))}
                </Stack>
              ),
            },
          ]}
        />
        <Section title={t('batch.total.title')} note={t('batch.total.note')}>
          <TotalsTable sums={batch.state.sums} market={batch.market} />
        </Section>
        <Section title={t('batch.confirm.destinations', { count: destinations.length })}>
          <DestinationsTable destinations={destinations} />
        </Section>
        <EarlierNotice
          earlier={earlier ?? []}
          agreed={isAgreed}
          onAgree={(yes) => setAgreed((before) => ({ ...before, earlier: yes ? shown : '' }))}
        />
        {repeats === 0 ? null : (
          <Checkbox
            checked={agreed.repeats}
            onChange={(yes) => setAgreed((before) => ({ ...before, repeats: yes }))}
          >
            {t('batch.confirm.agreeRepeats', { count: repeats })}
          </Checkbox>
        )}
      </Stack>
      <DrawerFooter>
        <Button block onClick={onBack}>
          {t('transfer.confirm.back')}
        </Button>
        <Button
          block
          variant="primary"
          busy={starting}
          disabledReason={reason}
          onClick={() => onSend((earlier ?? []).map(({ key }) => key))}
        >
          {t('batch.confirm.send', { count: plan.payments.length })}
        </Button>
      </DrawerFooter>
    </>
  );
}
