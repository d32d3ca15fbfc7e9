import { strategyLimits, type Coin, type DataOf, type strategies } from '@mpc/api';
import { Banner, Card, Columns, Form, Stack, SubmitButton, TextField, type FieldMessage } from '@mpc/ui';
import { useId, useState, type ReactNode } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { stepFaults, type StepPerson } from '#features/strategies';
import type { DraftProps } from '#shared/drafts/drafted.tsx';
import { latePart } from '#shared/lazy-part.tsx';
import { kindOfType } from '../senior-links.ts';
import type { Strategy } from '../strategy-query.ts';
import { ActionPart } from './action-part.tsx';
import { CallParts } from './call-parts.tsx';
import { CoinsPart } from './coins-part.tsx';
import { DraftTest } from './draft-test.tsx';
import { DestinationPart } from './destination-part.tsx';
import { HoursPart } from './hours-part.tsx';
import { InitiatorPart } from './initiator-part.tsx';
import { LimitPart } from './limit-part.tsx';
import { PlacePart } from './place-part.tsx';
import { conditionFault } from './strategy-faults.rules.ts';
import { isAsInForce, type StrategyValues } from './strategy.values.ts';

const SaveStrategy = latePart(() => import('./save-strategy.tsx'), 'SaveStrategy');

/** What the form rests on. */
export interface EditorFacts {
  walletId: number;
  subWallet: { id: number; name: string };
  type: 1 | 2;
  /** The strategy that is edited; null for a new one. */
  strategy: Strategy | null;
  all: DataOf<typeof strategies.advancedList>;
  candidates: readonly StepPerson[];
  coins: readonly Coin[];
}

interface StrategyFormProps extends EditorFacts, DraftProps<StrategyValues> {
  /** Chooses another sub-wallet. */
  picker?: ReactNode;
  onSubmitted: () => void;
}

/** The form of an advanced strategy: its name, when it is hit, what it does, and its place among the others. */
export function StrategyForm({ picker, onSubmitted, ...form }: StrategyFormProps) {
  const { walletId, subWallet, type, strategy, all, candidates, coins, values, onChange, onClear } = form;
  const { t } = useTranslation('strategyEngine');
  const id = useId();
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [asked, setAsked] = useState(false);
  const part = { values, onChange };
  const fault = conditionFault(type, values);
  const hasBadSteps = values.action === '1' && stepFaults(values.steps, candidates).size > 0;
  const reason = () => {
    if (strategy !== null && strategy.pending !== null) return t('advanced.off.pending');
    if (fault !== null) return t(`conditions.fault.${fault}`);
    if (hasBadSteps) return t('conditions.fault.steps');
    return strategy !== null && isAsInForce(type, values, strategy) ? t('conditions.unchanged') : undefined;
  };
  return (
    <Columns min="420px">
      <Form
        id={id}
        label={t(`advanced.${strategy === null ? 'add' : 'editTitle'}.${kindOfType(type)}`)}
        onSubmit={() => setAsked(true)}
        onProblems={setProblems}
      >
        <Stack>
          <ChangedMeanwhile version={strategy?.version ?? 0} />
          <Card title={t('conditions.general')}>
            <Columns min="280px">
              {picker}
              <NameField {...part} all={all} strategy={strategy} />
            </Columns>
          </Card>
          <Card title={t(`conditions.if.${kindOfType(type)}`)}>
            <Stack>
              {type === 1 ? (
                <>
                  <CoinsPart {...part} coins={coins} former={strategy?.conditions.coins ?? []} />
                  <LimitPart {...part} coins={coins} />
                  <DestinationPart {...part} walletId={walletId} subWalletId={subWallet.id} />
                </>
              ) : (
                <CallParts {...part} walletId={walletId} subWalletId={subWallet.id} />
              )}
              <InitiatorPart
                {...part}
                candidates={candidates}
                former={strategy?.conditions.initiators ?? []}
              />
              <HoursPart {...part} />
            </Stack>
          </Card>
          <Card title={t('conditions.then')}>
            <ActionPart
              {...part}
              subWalletId={subWallet.id}
              candidates={candidates}
              inForce={strategy?.node_list ?? []}
            />
          </Card>
          <Card title={t('conditions.order')}>
            <PlacePart {...part} strategy={strategy} all={all} />
          </Card>
          <Stack gap="xs" align="end">
            <SubmitButton form={id} problems={problems} reason={reason()}>
              {t('conditions.review')}
            </SubmitButton>
          </Stack>
        </Stack>
        {asked ? (
          <SaveStrategy
            {...{ walletId, subWallet, type, strategy, all, values, candidates, coins }}
            onSubmitted={() => {
              onClear();
              onSubmitted();
            }}
            onClose={() => setAsked(false)}
          />
        ) : null}
      </Form>
      <DraftTest {...{ walletId, subWallet, type, strategy, all, values, candidates, coins }} />
    </Columns>
  );
}

function NameField({
  values,
  onChange,
  all,
  strategy,
}: Pick<StrategyFormProps, 'values' | 'onChange' | 'all' | 'strategy'>) {
  const { t } = useTranslation('strategyEngine');
  const taken = (text: string): FieldMessage | null =>
    all.some(
      ({ strategy_id, name }) =>
        strategy_id !== strategy?.strategy_id && name.toLowerCase() === text.trim().toLowerCase(),
    )
      ? { level: 'error', message: t('conditions.name.taken') }
      : null;
  return (
    <TextField
      label={t('conditions.name.label')}
      description={t('conditions.name.means')}
      required
      limit={strategyLimits.nameLength}
      value={values.name}
      check={taken}
      onChange={(name) => onChange({ name })}
    />
  );
}

/** Says that the strategy is another by now. What was entered stays: the review compares it with what is in force. */
function ChangedMeanwhile({ version }: { version: number }) {
  const { t } = useTranslation('strategyEngine');
  const [begun] = useState(version);
  return version === begun ? null : <Banner tone="attention">{t('conditions.meanwhile')}</Banner>;
}
