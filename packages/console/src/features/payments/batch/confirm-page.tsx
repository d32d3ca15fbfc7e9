import { Amount, Banner, Button, Checkbox, DrawerFooter, Section, Stack, Text } from '@mpc/ui';
import { useMemo, useState } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { DecisionSheet } from '#features/decisions';
import { coinName } from '#shared/coin/coin-name.ts';
import { StaleBanner } from '#shared/freshness/stale-banner.tsx';
import { useNow } from '#shared/freshness/use-now.ts';
import { useSettled } from '#shared/freshness/use-settled.ts';
import { useStaleness } from '#shared/freshness/use-staleness.ts';
import { ChecksFailed, haveFailed } from '#shared/query-view/checks-failed.tsx';
import { serverTimeOf } from '#shared/time/server-time.ts';
import { useIntents } from '../intents/use-intents.ts';
import { quoteFreshness } from '../intents/quote.rules.ts';
import { BatchFingerprints } from './batch-fingerprints.tsx';
import type { BatchPlan } from './batch-plan.ts';
import type { World } from './check-row.rules.ts';
import { useConfirmFacts } from './confirm-facts.tsx';
import { DestinationsTable } from './destinations-table.tsx';
import { destinationsOf } from './destinations.rules.ts';
import { EarlierNotice } from './earlier-notice.tsx';
import { earlierPayments } from './earlier.rules.ts';
import { RiskNotice } from './risk-notice.tsx';
import { isForbidden, ratingOf, wantsYes, type Screened } from './screening.rules.ts';
import { ScreeningProgress } from './screening-progress.tsx';
import { TotalsTable } from './totals-table.tsx';
import type { BatchSheet } from './use-batch-sheet.ts';
import { useScreening } from './use-screening.ts';
import { useStrategyForecast } from './use-strategy-forecast.ts';
import { useLimits } from './use-limits.ts';

interface ConfirmPageProps {
  plan: BatchPlan;
  /** What the screening finds is gathered here. */
  screened: Map<string, Screened>;
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
  const { plan, screened, batch, world, repeats, failed, starting, onRenew, onBack, onSend } = props;
  const { t } = useTranslation();
  const now = useNow();
  const intents = useIntents(plan.uid);
  const staleness = useStaleness(batch.observedAt);
  const [agreed, setAgreed] = useState({ earlier: '', repeats: false, risk: '' });
  const { orders } = batch;
  const { wallet, subWallet } = plan.home;
  const forecast = useStrategyForecast(plan);
  const facts = useConfirmFacts(plan, batch.networks, forecast.ways);
  const screening = useScreening(plan, screened);
  const { screenings } = screening;
  const paid = useMemo(() => destinationsOf(plan.payments, world), [plan, world]);
  const destinations = useMemo(
    () => paid.map((one) => ({ ...one, rating: ratingOf(one.screenedAs, screenings, world.white !== null) })),
    [paid, screenings, world],
  );
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
  const risky = destinations.filter(({ rating }) => wantsYes(rating)).map(({ key }) => key);
  const isRiskAccepted = risky.length === 0 || agreed.risk === risky.join(' ');
  const news = destinations.filter(({ trust }) => trust === 'new').length;
  const isSettled = useSettled([plan.id, shown, news, risky.length].join());

  const changed = plan.payments.some(({ symbol, fee }, at, all) => {
    if (all[at - 1]?.symbol === symbol) return false;
    const latest = batch.market.fee.get(symbol)?.amount;
    const asked = { amount: fee, at: plan.createdAt };
    const known = latest === undefined ? null : { amount: latest, at: serverTimeOf(batch.observedAt) };
    return quoteFreshness(asked, known, now) === 'changed';
  });
  const limits = useLimits(plan.home.wallet.id, batch.state.sums);
  const needed = [...batch.checks, ...limits.checks];
  const reason = ((): string | undefined => {
    if (staleness !== null) return t(`freshness.${staleness}`);
    if (changed) return t('batch.confirm.changed');
    if (batch.isShort) return t('batch.first.short');
    if (limits.reasons.length > 0) return t('batch.first.limit');
    if (earlier === null || limits.isUnknown)
      return t(haveFailed(needed) ? 'checks.failed' : 'batch.first.checks');
    if (screening.asking) return t('batch.screening.first');
    if (destinations.some(({ rating }) => isForbidden(rating))) return t('batch.screening.forbiddenFirst');
    if (!isRiskAccepted) return t('batch.screening.acceptFirst');
    if (!isAgreed || (repeats > 0 && !agreed.repeats)) return t('transfer.repeats.first');
    return isSettled || starting ? undefined : t('transfer.confirm.justChanged');
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
        <ChecksFailed checks={[...needed, ...forecast.checks]}>
          {haveFailed(needed) ? <Text as="p">{t('batch.submitWaits')}</Text> : null}
        </ChecksFailed>
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
        <DecisionSheet
          context={`${t('batch.confirm.count', { count: plan.payments.length })} · ${wallet.name} / ${subWallet.name}`}
          headline={batch.state.sums.map(({ coin, amount }) => (
            <div key={coin.symbol}>
              <Amount value={amount} symbol={coinName(coin)} />
            </div>
          ))}
          note={`${t('decision.toSeveral', { count: destinations.length })} · ${t('batch.confirm.news', { count: news })}`}
          facts={facts}
        >
          <Stack>
            <ScreeningProgress {...screening} />
            <DestinationsTable
              label={t('batch.confirm.destinations', { count: destinations.length })}
              destinations={destinations}
            />
            <BatchFingerprints plan={plan} />
          </Stack>
          <Section title={t('batch.total.title')} note={t('batch.total.note')}>
            <Stack gap="s">
              <TotalsTable sums={batch.state.sums} market={batch.market} />
              {limits.reasons.map((reason) => (
                <Banner key={reason} tone="danger">
                  {reason}
                </Banner>
              ))}
            </Stack>
          </Section>
        </DecisionSheet>
        <RiskNotice
          destinations={destinations}
          accepted={isRiskAccepted}
          onAccept={(yes) => setAgreed((before) => ({ ...before, risk: yes ? risky.join(' ') : '' }))}
        />
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
