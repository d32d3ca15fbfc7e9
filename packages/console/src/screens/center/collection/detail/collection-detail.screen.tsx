import type { CollectRule } from '@mpc/api';
import {
  Amount,
  Button,
  Columns,
  Inline,
  Link,
  Page,
  Section,
  Skeleton,
  Stack,
  Stat,
  SummaryCards,
  Text,
  Time,
  missingNumber,
} from '@mpc/ui';
import { Suspense } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { useLocation } from 'react-router-dom';
import { ItemDrawer } from '#features/approvals';
import { latePart, lazyPart } from '#shared/lazy-part.tsx';
import { useOverlayParam } from '#shared/overlay/overlay-param.ts';
import { usePhone } from '#shared/use-media.ts';
import { ChangeNotice } from '../changes/change-notice.tsx';
import { useRuleChange } from '../changes/use-rule-change.ts';
import { authorizationsOf } from '../rule/authorizations.rules.ts';
import { notAuthorized } from '../rule/not-authorized.ts';
import { changeBlock, sweepBlock, turnOf } from '../rule/rule-acts.ts';
import { networkName } from '../rule/rule-content.ts';
import { RuleGate } from '../rule/rule-gate.tsx';
import { ruleHref } from '../rule/rule-links.ts';
import { RuleShape } from '../rule/rule-shape.tsx';
import { RuleStatus } from '../rule/rule-status.tsx';
import { RuleState } from './rule-state.tsx';
import { RuleTimeline } from './rule-timeline.tsx';

const RuleConflictsNotice = lazyPart(() => import('./rule-conflicts-notice.tsx'), 'RuleConflictsNotice');
const RuleFacts = lazyPart(() => import('./rule-facts.tsx'), 'RuleFacts');
const RuleTabs = lazyPart(() => import('./rule-tabs.tsx'), 'RuleTabs');
const RunDrawers = latePart(() => import('../runs/run-drawers.tsx'), 'RunDrawers');
const Sweep = lazyPart(() => import('../sweep/sweep-drawer.tsx'), 'SweepDrawer');
const Turn = lazyPart(() => import('./turn-dialog.tsx'), 'TurnDialog');

/** One rule: where it stands, what it sweeps and from whom, and everything that can be done with it. */
export function CollectionDetailScreen() {
  const { t } = useTranslation('collection');
  return (
    <RuleGate title={t('detail.title')} skeleton={<RuleShape />}>
      {(rule) => <RuleDetail key={rule.id} rule={rule} />}
    </RuleGate>
  );
}

function RuleDetail({ rule }: { rule: CollectRule }) {
  const { t } = useTranslation('collection');
  const change = useRuleChange(rule.id);
  return (
    <Page
      title={rule.rule_name}
      status={<RuleStatus rule={rule} />}
      description={t('detail.about', { network: networkName(rule), name: rule.collect_sub_wallet_name })}
      action={<RuleActions rule={rule} />}
    >
      <Stack>
        <ChangeNotice change={change} />
        <RuleState rule={rule} />
        <Suspense fallback={<RuleShape />}>
          <RuleConflictsNotice rule={rule}>
            <RuleFigures rule={rule} />
            <Columns min="320px" gap="xl">
              <Section title={t('detail.facts')}>
                <Suspense fallback={<Skeleton shape="text" count={8} />}>
                  <RuleFacts rule={rule} />
                </Suspense>
              </Section>
              <Section title={t('detail.timeline')}>
                <RuleTimeline rule={rule} />
              </Section>
            </Columns>
            <Suspense fallback={<Skeleton shape="rows" />}>
              <RuleTabs rule={rule} />
            </Suspense>
          </RuleConflictsNotice>
        </Suspense>
      </Stack>
      <RuleDrawers rule={rule} />
      <RunDrawers />
    </Page>
  );
}

function RuleActions({ rule }: { rule: CollectRule }) {
  const { t } = useTranslation('collection');
  const { search } = useLocation();
  const { show } = useOverlayParam();
  const blocked = changeBlock(rule, t);
  const unswept = sweepBlock(rule, t);
  // The reason may be longer than the buttons; beside the title they end at the page's edge all the same.
  const isPhone = usePhone();
  return (
    <Stack gap="xs" align={isPhone ? 'start' : 'end'}>
      <Inline>
        {turnOf(rule) === 'disable' ? (
          <Button onClick={() => show('disable')}>{t('act.disable')}</Button>
        ) : null}
        {(['edit', 'thresholds'] as const).map((place) =>
          blocked === undefined ? (
            <Link key={place} variant="button" href={ruleHref(place, rule.id, search)}>
              {t(`act.${place}`)}
            </Link>
          ) : (
            <Button key={place} disabledReason={blocked}>
              {t(`act.${place}`)}
            </Button>
          ),
        )}
        <Button variant="primary" disabledReason={unswept} onClick={() => show('sweep')}>
          {t('act.sweep')}
        </Button>
      </Inline>
      {unswept === undefined ? null : (
        <Text as="p" size="label" tone="muted">
          {t('block.sweep', { reason: unswept })}
        </Text>
      )}
    </Stack>
  );
}

function RuleFigures({ rule }: { rule: CollectRule }) {
  const { t } = useTranslation('collection');
  const { search } = useLocation();
  const missing = notAuthorized(rule, t);
  const { given, of } = authorizationsOf(rule);
  return (
    <SummaryCards>
      <Stat
        size="figure"
        label={t('summary.waiting')}
        value={<Amount kind="fiat" value={rule.waiting_usd} />}
        hint={
          missing === undefined ? (
            t('detail.waitingHint')
          ) : (
            <Link href={ruleHref('authorizations', rule.id, search)}>{missing}</Link>
          )
        }
      />
      <Stat
        label={t('detail.tab.authorizations')}
        value={`${given} / ${of}`}
        hint={
          <Link href={ruleHref('authorizations', rule.id, search)}>
            {t('summary.authorizedIn', { count: rule.auth_sub_wallet_count, total: rule.sub_wallet_total })}
          </Link>
        }
      />
      <Stat label={t('column.coins')} value={rule.symbol_list.length} hint={t('detail.coinsHint')} />
      <Stat
        label={t('summary.lastRun')}
        value={
          rule.last_run_at === undefined ? missingNumber : <Time at={rule.last_run_at} kind="relative" />
        }
        hint={t(`detail.modeHint.${rule.collect_mode}`)}
      />
    </SummaryCards>
  );
}

/** What the address says stands open of the rule itself: a sweep, a question, or its request. */
function RuleDrawers({ rule }: { rule: CollectRule }) {
  const { open, close } = useOverlayParam();
  const turn = turnOf(rule);
  // Its number stays in the address: the request is shown until its end, though the rule does not wait for it any more.
  if (open?.kind === 'request' && /^\d{1,15}$/.test(open.id ?? ''))
    return (
      <Suspense>
        <ItemDrawer key={open.id} kind="collect-rule" id={Number(open.id)} onClose={close} />
      </Suspense>
    );
  if (open?.kind === 'sweep')
    return (
      <Suspense>
        <Sweep rule={rule} onClose={close} />
      </Suspense>
    );
  if (turn === null || turn === 'request' || open?.kind !== turn) return null;
  return (
    <Suspense>
      <Turn rule={rule} turn={turn} onClose={close} />
    </Suspense>
  );
}
