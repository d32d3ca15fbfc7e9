import type { ColdCoinInfo, FundStrategy } from '@mpc/api';
import {
  AmountField,
  Banner,
  Card,
  Columns,
  Form,
  RadioGroup,
  Stack,
  SubmitButton,
  Switch,
  Text,
} from '@mpc/ui';
import { useId, useState } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import type { DraftProps } from '#shared/drafts/drafted.tsx';
import { latePart } from '#shared/lazy-part.tsx';
import { exactAmount } from '#shared/money/exact-amount.ts';
import { enteredAmount } from '#shared/money/entered-amount.ts';
import { FundForecast } from './fund-forecast.tsx';
import { useFundFacts } from './fund-queries.ts';
import {
  checkIntervals,
  draftOfFund,
  limitFaults,
  sameFund,
  valuesOfFund,
  type FundValues,
  type LimitField,
} from './fund-strategy.values.ts';
import { FundTiers } from './fund-tiers.tsx';
import { useColdBarred } from './use-cold-barred.ts';

const SaveFundStrategy = latePart(() => import('./save-fund-strategy.tsx'), 'SaveFundStrategy');

interface FundStrategyFormProps extends DraftProps<Partial<FundValues>> {
  walletId: number;
  info: ColdCoinInfo;
  /** The strategy that is changed; null for the first of the coin. */
  strategy: FundStrategy | null;
  onSaved: (id: number) => void;
}

const tierFields = [
  ['hot', ['hot_lower', 'hot_target', 'hot_upper']],
  ['warm', ['warm_target', 'warm_upper']],
] as const;

/** The form of a fund strategy, and beside it what its limits would move now. */
export function FundStrategyForm(props: FundStrategyFormProps) {
  const { walletId, info, strategy, values: edits, onChange, onClear, onSaved } = props;
  const { t } = useTranslation('coldWallet');
  const form = useId();
  const barred = useColdBarred(walletId);
  const used = useFundFacts(walletId, info);
  // What nobody has touched follows the server.
  const values = { ...valuesOfFund(strategy), ...edits };
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [asked, setAsked] = useState(false);
  const draft = draftOfFund(values);
  const faults = limitFaults(values);
  const isSound = draft !== null && Object.keys(faults).length === 0;
  const isSame = draft !== null && strategy !== null && sameFund(draft, strategy);
  const unit = info.coin.symbol_alias;
  const field = (name: LimitField) => {
    const fault = faults[name];
    return (
      <AmountField
        key={name}
        label={t(`strategy.field.${name}`)}
        description={t(`strategy.means.${name}`)}
        required
        symbol={unit}
        decimals={info.coin.decimals}
        value={values[name]}
        error={
          fault === undefined
            ? undefined
            : t(`strategy.faults.${fault}`, {
                amount: exactAmount(enteredAmount(values[boundOf[fault]])),
                unit,
              })
        }
        onChange={(text) => onChange({ [name]: text })}
      />
    );
  };
  return (
    <Stack>
      <Card title={t('strategy.flow.title')}>
        <FundTiers info={info} values={values} />
      </Card>
      <Columns min="400px">
        <Form
          id={form}
          label={t(strategy === null ? 'strategy.add' : 'strategy.edit')}
          onSubmit={() => setAsked(true)}
          onProblems={setProblems}
        >
          <Stack>
            <ChangedMeanwhile at={strategy?.updated_at ?? 0} />
            {tierFields.map(([tier, fields]) => (
              <Card key={tier} title={t(`strategy.tier.${tier}`)}>
                <Columns min="200px">{fields.map((name) => field(name))}</Columns>
              </Card>
            ))}
            <Card title={t('strategy.tasks')}>
              <Stack gap="m">
                <Columns min="200px">
                  {field('min_task_amount')}
                  {field('max_task_amount')}
                </Columns>
                <RadioGroup
                  label={t('strategy.field.interval')}
                  description={t('strategy.means.interval')}
                  direction="horizontal"
                  options={checkIntervals.map((minutes) => ({
                    id: String(minutes),
                    label: t('strategy.everyMinutes', { minutes }),
                  }))}
                  value={values.interval}
                  onChange={(interval) => onChange({ interval })}
                />
                <Switch
                  checked={values.isOn}
                  description={t('strategy.means.status')}
                  onChange={(isOn) => onChange({ isOn })}
                >
                  {t('strategy.field.isOn')}
                </Switch>
              </Stack>
            </Card>
            <Stack gap="xs" align="end">
              <SubmitButton
                form={form}
                problems={problems}
                reason={barred ?? (isSame ? t('strategy.unchanged') : undefined)}
              >
                {t('strategy.review')}
              </SubmitButton>
            </Stack>
          </Stack>
          {asked && isSound ? (
            <SaveFundStrategy
              walletId={walletId}
              info={info}
              before={strategy}
              draft={draft}
              onDone={(id) => {
                onClear();
                onSaved(id);
              }}
              onClose={() => setAsked(false)}
            />
          ) : null}
        </Form>
        <Stack>
          <Card title={t('strategy.sim.title')}>
            {isSound ? (
              <FundForecast info={info} draft={draft} used={used} />
            ) : (
              <Text tone="muted">{t(draft === null ? 'strategy.sim.incomplete' : 'strategy.sim.wrong')}</Text>
            )}
          </Card>
        </Stack>
      </Columns>
    </Stack>
  );
}

/** The field a wrong amount is held against. */
const boundOf = {
  aboveLower: 'hot_lower',
  aboveTarget: 'hot_target',
  aboveWarmTarget: 'warm_target',
  aboveZero: 'min_task_amount',
  notBelowMin: 'min_task_amount',
} as const;

/** Says that the strategy is another by now. What was typed stays: the review compares it with what is there. */
function ChangedMeanwhile({ at }: { at: number }) {
  const { t } = useTranslation('coldWallet');
  const [begun] = useState(at);
  return at === begun ? null : <Banner tone="attention">{t('strategy.meanwhile')}</Banner>;
}
