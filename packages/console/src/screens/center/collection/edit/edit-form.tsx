import type { CollectRule } from '@mpc/api';
import { Card, Form, Inline, Skeleton, Stack, SubmitButton } from '@mpc/ui';
import { useId, useState } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { DraftNotice } from '#shared/drafts/draft-notice.tsx';
import { useDraft } from '#shared/drafts/use-draft.ts';
import { ChecksFailed } from '#shared/query-view/checks-failed.tsx';
import { useSelection } from '#shared/selection/use-selection.ts';
import { RuleFields } from '../add/rule-fields.tsx';
import { isRuleEdits, valuesOfRule, type RuleValues } from '../add/rule-form.values.ts';
import { useRuleOptions } from '../add/use-rule-options.ts';
import { FixedFacts } from './fixed-facts.tsx';
import { changeBlock, isDeployed } from '../rule/rule-acts.ts';
import { EditConfirm } from './edit-confirm.tsx';
import { editParams } from './rule-edit.rules.ts';

const noEdits: Partial<RuleValues> = {};

/** What a rule is called, how its sweeps begin, and where it sweeps to as long as it is not on its chain. */
export function EditForm({ rule }: { rule: CollectRule }) {
  const { t } = useTranslation('collection');
  const id = useId();
  // What nobody has touched follows the server.
  const draft = useDraft({
    kind: `collection-edit ${rule.id}`,
    subWalletId: 0,
    empty: noEdits,
    isValues: isRuleEdits,
  });
  const values = { ...valuesOfRule(rule), ...draft.values };
  const [problems, setProblems] = useState<readonly string[]>([]);
  // Questions are asked about the rule as it was when the button was pressed.
  const [reviewed, setReviewed] = useState<{ rule: CollectRule; values: RuleValues } | null>(null);
  const walletId = useSelection().walletId ?? 0;
  const deployed = isDeployed(rule);
  // Where a deployed rule sweeps to is fixed: whoever may not see that sub-wallet edits the rest.
  const used = useRuleOptions(walletId, deployed ? { ...values, receiver: null } : values);
  const reason = () => {
    const blocked = changeBlock(rule, t);
    if (blocked !== undefined) return blocked;
    if (editParams(walletId, rule, values) === null) return t('edit.nothing');
    return values.address === null ? t('edit.addressFirst') : undefined;
  };
  // As high as the form: what is fixed of a deployed rule takes the place of three fields.
  if (draft.values === null) return <Skeleton shape="form" count={deployed ? 9 : 6} />;
  return (
    <Card padding="l" title={t('edit.rule')}>
      <Form
        id={id}
        label={t('edit.rule')}
        onProblems={setProblems}
        onSubmit={() => setReviewed({ rule, values })}
      >
        <Stack>
          <DraftNotice at={draft.draftedAt} onDiscard={draft.clear} />
          <ChecksFailed checks={used.checks} />
          <RuleFields
            values={values}
            onChange={draft.change}
            options={used.options}
            networkFixed={rule.symbol_list.length > 0 ? t('edit.hasCoins') : undefined}
            isDeployed={deployed}
          />
          {deployed ? <FixedFacts rule={rule} /> : null}
          <Inline justify="end">
            <SubmitButton form={id} problems={problems} reason={reason()}>
              {t('edit.review')}
            </SubmitButton>
          </Inline>
        </Stack>
      </Form>
      {reviewed === null ? null : (
        <EditConfirm
          {...reviewed}
          options={used.options}
          readAgain={used.readAgain}
          onDone={draft.clear}
          onClose={() => setReviewed(null)}
        />
      )}
    </Card>
  );
}
