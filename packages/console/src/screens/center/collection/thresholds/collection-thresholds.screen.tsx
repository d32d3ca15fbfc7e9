import type { CollectRule } from '@mpc/api';
import {
  AmountField,
  Banner,
  Button,
  Card,
  downloadCsv,
  EmptyState,
  Inline,
  Link,
  Page,
  Skeleton,
  Stack,
  Text,
  toCsv,
} from '@mpc/ui';
import { Suspense, useMemo, useState } from 'react';
import { listed } from '#shared/i18n/i18n.ts';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { useLocation } from 'react-router-dom';
import { coinName } from '#shared/coin/coin-name.ts';
import { DraftNotice } from '#shared/drafts/draft-notice.tsx';
import { useDraft } from '#shared/drafts/use-draft.ts';
import { latePart, lazyPart } from '#shared/lazy-part.tsx';
import { enteredAmount } from '#shared/money/entered-amount.ts';
import { ChangeNotice } from '../changes/change-notice.tsx';
import { useRuleChange } from '../changes/use-rule-change.ts';
import { changeBlock } from '../rule/rule-acts.ts';
import { RuleGate } from '../rule/rule-gate.tsx';
import { ruleHref } from '../rule/rule-links.ts';
import { RuleStatus } from '../rule/rule-status.tsx';
import type { ThresholdConfirmProps } from './threshold-confirm.tsx';
import { ThresholdTable } from './threshold-table.tsx';
import { applyWorth, changedThresholds, isThresholds, thresholdFault } from './rule-thresholds.rules.ts';

const ThresholdConfirm = latePart(() => import('./threshold-confirm.tsx'), 'ThresholdConfirm');
const ThresholdCsv = lazyPart(() => import('./threshold-csv.tsx'), 'ThresholdCsv');

/** From which balance on each coin of a rule is swept: one by one, by value for all, or from a file. */
export function CollectionThresholdsScreen() {
  const title = useTranslation('collection').t('thresholds.title');
  return (
    <RuleGate title={title} part={title} skeleton={<Skeleton shape="rows" />}>
      {(rule) => <Thresholds key={rule.id} rule={rule} />}
    </RuleGate>
  );
}

const none: Readonly<Record<string, string>> = {};

function Thresholds({ rule }: { rule: CollectRule }) {
  const { t } = useTranslation('collection');
  const { search } = useLocation();
  const change = useRuleChange(rule.id);
  // By the codes of the coins: what nobody has touched follows the server.
  const {
    values,
    draftedAt,
    change: put,
    clear,
  } = useDraft({
    kind: `collection-thresholds ${rule.id}`,
    subWalletId: 0,
    empty: none,
    isValues: isThresholds,
  });
  const edits = useMemo(() => new Map(Object.entries(values ?? none)), [values]);
  const [asked, setAsked] = useState<Pick<ThresholdConfirmProps, 'rule' | 'list'> | null>(null);
  const { symbol_list: coins } = rule;
  const blocked = changeBlock(rule, t);
  const list = changedThresholds(coins, edits);
  const isFaulty = coins.some(
    ({ symbol, collect_min: min }) => thresholdFault(edits.get(symbol) ?? min) !== null,
  );
  const reason = () => {
    if (blocked !== undefined) return blocked;
    if (isFaulty) return t('thresholds.faulty');
    return list.length === 0 ? t('edit.nothing') : change.against;
  };
  const takeAway = () =>
    downloadCsv(
      t('csv.name'),
      toCsv(
        [
          { header: t('csv.code'), text: ({ symbol }) => symbol },
          { header: t('column.coin'), text: coinName },
          { header: t('csv.threshold'), text: ({ symbol, collect_min: min }) => edits.get(symbol) ?? min },
        ],
        coins,
      ),
    );
  return (
    <Page
      title={t('thresholds.titleOf', { name: rule.rule_name })}
      status={<RuleStatus rule={rule} />}
      description={t('thresholds.means')}
      action={
        <Link variant="button" href={ruleHref('detail', rule.id, search)}>
          {t('act.toRule')}
        </Link>
      }
    >
      {coins.length === 0 ? (
        <EmptyState
          title={t('coins.empty')}
          action={
            <Link variant="button" href={ruleHref('edit', rule.id, search)}>
              {t('coins.add')}
            </Link>
          }
        >
          {t('coins.emptyDetail')}
        </EmptyState>
      ) : values === null ? (
        <Skeleton shape="rows" />
      ) : (
        <Stack>
          <DraftNotice at={draftedAt} onDiscard={clear} />
          <ChangeNotice change={change} onFound={clear} />
          {blocked === undefined ? null : <Banner tone="idle">{blocked}</Banner>}
          <BulkThresholds coins={coins} blocked={blocked} onThresholds={put} onExport={takeAway} />
          <ThresholdTable
            coins={coins}
            edits={edits}
            onEdit={(symbol, text) => put({ [symbol]: text })}
            blocked={blocked}
          />
          <Inline justify="end">
            <Text size="label" tone="muted">
              {reason()}
            </Text>
            {edits.size === 0 ? null : (
              <Button variant="ghost" onClick={clear}>
                {t('thresholds.reset')}
              </Button>
            )}
            <Button variant="primary" disabledReason={reason()} onClick={() => setAsked({ rule, list })}>
              {t('thresholds.review', { count: list.length })}
            </Button>
          </Inline>
          <Suspense>
            {blocked === undefined ? <ThresholdCsv coins={coins} onThresholds={put} /> : null}
          </Suspense>
        </Stack>
      )}
      {asked === null ? null : <ThresholdConfirm {...asked} onDone={clear} onClose={() => setAsked(null)} />}
    </Page>
  );
}

interface BulkThresholdsProps {
  coins: CollectRule['symbol_list'];
  blocked: string | undefined;
  onThresholds: (thresholds: Readonly<Record<string, string>>) => void;
  onExport: () => void;
}

/** Sets all thresholds at once: the same value of each coin, or what is suggested for it. */
function BulkThresholds({ coins, blocked, onThresholds, onExport }: BulkThresholdsProps) {
  const { t } = useTranslation('collection');
  const [usd, setUsd] = useState('');
  const [skipped, setSkipped] = useState<readonly string[]>([]);
  const value = enteredAmount(usd);
  const apply = () => {
    const found = applyWorth(coins, value);
    setSkipped(found.skipped);
    onThresholds(Object.fromEntries(found.edits));
  };
  const names = listed(coins.filter(({ symbol }) => skipped.includes(symbol)).map(coinName));
  return (
    <Card padding="m">
      <Stack gap="s">
        <Inline align="end" justify="between">
          <Inline align="end">
            <AmountField
              label={t('thresholds.usd')}
              symbol="USD"
              decimals={2}
              value={usd}
              onChange={setUsd}
            />
            <Inline>
              <Button
                disabledReason={blocked ?? (value === '' ? t('thresholds.usdFirst') : undefined)}
                onClick={apply}
              >
                {t('thresholds.apply')}
              </Button>
              {value === '' && blocked === undefined ? (
                <Text size="label" tone="muted">
                  {t('thresholds.usdFirst')}
                </Text>
              ) : null}
            </Inline>
          </Inline>
          <Inline>
            <Button
              disabledReason={blocked}
              onClick={() =>
                onThresholds(Object.fromEntries(coins.map((coin) => [coin.symbol, coin.suggested_min])))
              }
            >
              {t('thresholds.useAll')}
            </Button>
            <Button onClick={onExport}>{t('csv.export')}</Button>
          </Inline>
        </Inline>
        <Text as="p" size="label" tone="muted">
          {t('thresholds.suggestedMeans')}
        </Text>
        {names === '' ? null : (
          <Text as="p" tone="muted">
            {t('thresholds.skipped', { coins: names })}
          </Text>
        )}
      </Stack>
    </Card>
  );
}
