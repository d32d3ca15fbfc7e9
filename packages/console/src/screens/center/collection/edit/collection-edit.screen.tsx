import type { CollectRule } from '@mpc/api';
import { Banner, Link, Page, Skeleton, Stack } from '@mpc/ui';
import { Suspense } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { useLocation } from 'react-router-dom';
import { lazyPart } from '#shared/lazy-part.tsx';
import { ChangeNotice } from '../changes/change-notice.tsx';
import { useRuleChange } from '../changes/use-rule-change.ts';
import { changeBlock } from '../rule/rule-acts.ts';
import { RuleGate } from '../rule/rule-gate.tsx';
import { ruleHref } from '../rule/rule-links.ts';
import { RuleStatus } from '../rule/rule-status.tsx';

// Fields to search in are large code, and the page stands before they are there.
const EditForm = lazyPart(() => import('./edit-form.tsx'), 'EditForm');
const CoinList = lazyPart(() => import('./coin-list.tsx'), 'CoinList');

/** Changes a rule: its name and mode, where it sweeps to before it is deployed, and its coins. */
export function CollectionEditScreen() {
  const { t } = useTranslation('collection');
  return (
    <RuleGate title={t('edit.title')} part={t('act.edit')}>
      {(rule) => <RuleEdit key={rule.id} rule={rule} />}
    </RuleGate>
  );
}

function RuleEdit({ rule }: { rule: CollectRule }) {
  const { t } = useTranslation('collection');
  const { search } = useLocation();
  const change = useRuleChange(rule.id);
  const blocked = changeBlock(rule, t);
  return (
    <Page
      title={t('edit.titleOf', { name: rule.rule_name })}
      status={<RuleStatus rule={rule} />}
      action={
        <Link variant="button" href={ruleHref('detail', rule.id, search)}>
          {t('act.toRule')}
        </Link>
      }
    >
      <Stack>
        <ChangeNotice change={change} />
        {blocked === undefined ? null : <Banner tone="idle">{blocked}</Banner>}
        <Suspense fallback={<Skeleton shape="form" count={6} />}>
          <EditForm rule={rule} />
          <CoinList rule={rule} />
        </Suspense>
      </Stack>
    </Page>
  );
}
