import type { CollectRule } from '@mpc/api';
import { Banner, Link, Page, Stack } from '@mpc/ui';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { CodeTag } from '#shared/status/code-tag.tsx';
import { ChangeNotice } from '../changes/change-notice.tsx';
import { useRuleChange } from '../changes/use-rule-change.ts';
import { changeBlock } from '../rule/rule-acts.ts';
import { RuleGate } from '../rule/rule-gate.tsx';
import { ruleHref } from '../rule/rule-links.ts';
import { ruleStatus } from '../rule/rule-looks.ts';
import { CoinList } from './coin-list.tsx';
import { EditForm } from './edit-form.tsx';

/** Changes a rule: its name and mode, where it sweeps to before it is deployed, and its coins. */
export function CollectionEditScreen() {
  const { t } = useTranslation('collection');
  return <RuleGate title={t('edit.title')}>{(rule) => <RuleEdit key={rule.id} rule={rule} />}</RuleGate>;
}

function RuleEdit({ rule }: { rule: CollectRule }) {
  const { t } = useTranslation('collection');
  const { search } = useLocation();
  const change = useRuleChange(rule.id);
  const blocked = changeBlock(rule, t);
  return (
    <Page
      title={t('edit.titleOf', { name: rule.rule_name })}
      status={<CodeTag looks={ruleStatus} code={rule.status} t={t} />}
      action={
        <Link variant="button" href={ruleHref('detail', rule.id, search)}>
          {t('act.toRule')}
        </Link>
      }
    >
      <Stack>
        <ChangeNotice change={change} />
        {blocked === undefined ? null : <Banner tone="idle">{blocked}</Banner>}
        <EditForm rule={rule} />
        <CoinList rule={rule} />
      </Stack>
    </Page>
  );
}
