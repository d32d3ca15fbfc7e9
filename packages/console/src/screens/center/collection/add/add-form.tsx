import { collection, type CollectRule } from '@mpc/api';
import {
  Banner,
  Button,
  Card,
  Columns,
  Form,
  Inline,
  Link,
  MultiSelect,
  Stack,
  SubmitButton,
  toasts,
} from '@mpc/ui';
import { useId, useState } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { useLocation, useNavigate } from 'react-router-dom';
import { client } from '#shared/api/api.ts';
import { coinOption } from '#shared/coin/coin-option.tsx';
import { ChecksFailed } from '#shared/query-view/checks-failed.tsx';
import { ChangeNotice } from '../changes/change-notice.tsx';
import { differingFields } from '../changes/rule-change.ts';
import { useRuleChange } from '../changes/use-rule-change.ts';
import { ConflictNotice } from '../rule/conflict-notice.tsx';
import { ruleHref } from '../rule/rule-links.ts';
import { useConflicts } from '../rule/use-conflicts.ts';
import { AddConfirm } from './add-confirm.tsx';
import { AddSteps } from './add-steps.tsx';
import { RuleFields } from './rule-fields.tsx';
import { choiceOf, type RuleValues } from './rule-form.values.ts';
import { saveParams } from './save-params.ts';
import { useRuleOptions } from './use-rule-options.ts';

interface AddFormProps {
  walletId: number;
  values: RuleValues;
  onChange: (part: Partial<RuleValues>) => void;
  onClear: () => void;
}

/** The form of a new rule, and what happens after it is submitted. */
export function AddForm({ walletId, values, onChange, onClear }: AddFormProps) {
  const { t } = useTranslation('collection');
  const id = useId();
  const { search } = useLocation();
  const navigate = useNavigate();
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [publishes, setPublishes] = useState(true);
  const [isReviewed, setReviewed] = useState(false);
  const [differing, setDiffering] = useState<number | null>(null);
  const used = useRuleOptions(walletId, values);
  const { options } = used;
  const change = useRuleChange(0);
  const conflicts = useConflicts(walletId, values.symbols, null);
  const choice = choiceOf(values, options);
  const against = change.against ?? (differing === null ? undefined : t('add.differs'));

  /** It was taken: the server's copy is held against what was confirmed before anybody is told that all is well. */
  const done = async (rule: number) => {
    setReviewed(false);
    const copy: CollectRule | null = await client.call(collection.rule, { id: rule }).catch(() => null);
    if (copy !== null && differingFields(saveParams(walletId, values, publishes), copy).length > 0) {
      setDiffering(rule);
      return;
    }
    onClear();
    toasts.show({
      key: 'collection',
      tone: 'success',
      message: t(publishes ? 'add.published' : 'add.drafted'),
    });
    void navigate(ruleHref('detail', rule, search));
  };
  return (
    <Stack>
      {differing === null ? null : (
        <Banner
          tone="danger"
          title={t('add.differs')}
          action={<Link href={ruleHref('detail', differing, search)}>{t('add.openRule')}</Link>}
        >
          {t('add.differsDetail')}
        </Banner>
      )}
      {isReviewed ? null : (
        <ChangeNotice
          change={change}
          onFound={([rule]) => (rule === undefined ? undefined : void done(rule))}
        />
      )}
      <ChecksFailed checks={used.checks} />
      <Columns min="340px" gap="xl">
        <Card padding="l">
          <Form
            id={id}
            label={t('add.title')}
            onProblems={setProblems}
            onSubmit={() => setReviewed(choice !== null)}
          >
            <Stack>
              <RuleFields values={values} onChange={onChange} options={options} />
              <MultiSelect
                label={t('column.coins')}
                description={t('form.coinsMeans')}
                placeholder={t('column.noCoins')}
                options={options.coins.map((coin) => coinOption(coin, coin.contract_address))}
                value={values.symbols}
                onChange={(symbols) => onChange({ symbols })}
              />
              <ConflictNotice conflicts={conflicts} coins={options.coins} />
              <Inline justify="end">
                <Button type="submit" form={id} disabledReason={against} onClick={() => setPublishes(false)}>
                  {t('add.draft')}
                </Button>
                <SubmitButton
                  form={id}
                  problems={problems}
                  reason={against}
                  onClick={() => setPublishes(true)}
                >
                  {t('add.review')}
                </SubmitButton>
              </Inline>
            </Stack>
          </Form>
        </Card>
        <AddSteps values={values} choice={choice} />
      </Columns>
      {isReviewed && choice !== null ? (
        <AddConfirm
          walletId={walletId}
          values={values}
          options={options}
          publishes={publishes}
          onDone={(rule) => void done(rule)}
          onCancel={() => setReviewed(false)}
        />
      ) : null}
    </Stack>
  );
}
