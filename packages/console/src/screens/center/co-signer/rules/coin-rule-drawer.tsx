import { autoCollect, type SweepCoinInfo, type SweepRule } from '@mpc/api';
import {
  AmountField,
  Banner,
  Drawer,
  DrawerFooter,
  Form,
  NumberField,
  Skeleton,
  Stack,
  SubmitButton,
} from '@mpc/ui';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { isNoCoin, NoSuchCoin } from '#features/sweep-planner';
import { read } from '#shared/api/api.ts';
import { Drafted, type DraftProps } from '#shared/drafts/drafted.tsx';
import type { DraftForm } from '#shared/drafts/use-draft.ts';
import { coinName } from '#shared/coin/coin-name.ts';
import { enteredAmount } from '#shared/money/entered-amount.ts';
import { worth } from '#shared/money/worth.ts';
import { QueryView } from '#shared/query-view/query-view.tsx';
import { ChangedMeanwhile } from '../changes/changed-meanwhile.tsx';
import { useBarred } from '../setup/use-setup.ts';
import {
  coinRuleDraft,
  draftOf,
  ruleConflict,
  valuesOfRule,
  type RuleFieldValues,
} from './coin-rule.values.ts';
import { FeeTest } from './fee-test.tsx';
import { LastRun } from './last-run.tsx';
import { ruleAmountDecimals, ruleAmountMost } from './rule-amount.rules.ts';
import { ContractConflicts } from './rule-conflicts.tsx';
import { SaveRules } from './save-rules.tsx';

export interface CoinRuleDrawerProps {
  walletId: number;
  symbol: string;
  /** A threshold that was chosen elsewhere, and when. */
  chosen?: DraftForm<Partial<RuleFieldValues>>['chosen'];
  /** Leads back to where the threshold was chosen. */
  onBack?: (() => void) | undefined;
  onClose: () => void;
}

/** The rule of one coin: what it is swept from on, what a sweep may cost, and what that costs now. */
export function CoinRuleDrawer({ walletId, symbol, chosen, onBack, onClose }: CoinRuleDrawerProps) {
  const { t } = useTranslation('coSigner');
  const info = useQuery(read(autoCollect.coin, { wallet_id: walletId, symbol }));
  return (
    <Drawer
      open
      title={info.data === undefined ? t('rule.edit') : t('rule.editOf', { coin: coinName(info.data.coin) })}
      onBack={onBack}
      onClose={onClose}
    >
      {isNoCoin(info.error) ? (
        <NoSuchCoin symbol={symbol} />
      ) : (
        <QueryView query={info} skeleton={<Skeleton shape="form" />}>
          {(data) => {
            const { rule } = data;
            return rule === null ? (
              <Banner tone="attention">{t('rule.gone')}</Banner>
            ) : (
              <Drafted form={{ ...coinRuleDraft(walletId, symbol), chosen }}>
                {(draft) => <RuleForm {...draft} {...{ walletId, info: data, rule, onClose }} />}
              </Drafted>
            );
          }}
        </QueryView>
      )}
    </Drawer>
  );
}

interface RuleFormProps extends DraftProps<Partial<RuleFieldValues>> {
  walletId: number;
  info: SweepCoinInfo;
  rule: SweepRule;
  onClose: () => void;
}

function RuleForm({ walletId, info, rule, values: edits, onChange: set, onClear, onClose }: RuleFormProps) {
  const { t } = useTranslation('coSigner');
  const form = useId();
  const barred = useBarred();
  // What nobody has touched follows the server.
  const values = { ...valuesOfRule(rule), ...edits };
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [asked, setAsked] = useState(false);
  const { symbol, symbol_alias: coin, fee_symbol_alias: feeCoin, base_symbol } = rule;
  const isMain = symbol === base_symbol;
  const draft = draftOf(symbol, values, isMain);
  const conflict =
    draft === null ? null : ruleConflict(draft, isMain ? info.fueling?.fueling_amount : undefined);
  const isSame = JSON.stringify(values) === JSON.stringify(valuesOfRule(rule));
  const bounds = { decimals: ruleAmountDecimals, max: ruleAmountMost };
  return (
    <>
      <Form id={form} label={t('rule.edit')} onSubmit={() => setAsked(true)} onProblems={setProblems}>
        <Stack gap="m">
          <ChangedMeanwhile at={rule.updated_at} />
          <ContractConflicts found={rule.conflict === undefined ? [] : [rule.conflict]} />
          <AmountField
            {...bounds}
            label={t('rule.threshold')}
            description={t('rule.thresholdMeans')}
            required
            min="0.000001"
            symbol={coin}
            value={values.threshold}
            echo={worth(enteredAmount(values.threshold), rule.price_usd)}
            error={
              conflict === 'fuel'
                ? t('rule.aboveFuel', { fuel: info.fueling?.fueling_amount, coin })
                : undefined
            }
            onChange={(threshold) => set({ threshold })}
          />
          <AmountField
            {...bounds}
            label={t('rule.maxFee')}
            description={t('rule.maxFeeMeans')}
            required
            min="0.000001"
            symbol={feeCoin}
            value={values.maxFee}
            onChange={(maxFee) => set({ maxFee })}
          />
          {isMain ? (
            <AmountField
              {...bounds}
              label={t('rule.reserve')}
              description={t('rule.reserveMeans')}
              symbol={coin}
              value={values.reserve}
              error={conflict === 'reserve' ? t('rule.belowThreshold') : undefined}
              onChange={(reserve) => set({ reserve })}
            />
          ) : null}
          <NumberField
            label={t('rule.priority')}
            description={t('rule.priorityMeans')}
            required
            min="1"
            max="99"
            value={values.priority}
            onChange={(priority) => set({ priority })}
          />
          <FeeTest walletId={walletId} symbol={symbol} limit={enteredAmount(values.maxFee)} />
          <LastRun run={info.last_run} coin={coin} />
        </Stack>
      </Form>
      <DrawerFooter>
        <SubmitButton
          form={form}
          problems={problems}
          reason={barred ?? (isSame ? t('change.none') : undefined)}
        >
          {t('rule.review')}
        </SubmitButton>
      </DrawerFooter>
      {asked && draft !== null ? (
        <SaveRules
          walletId={walletId}
          coins={[{ ...rule, draft, before: rule }]}
          onDone={() => {
            onClear();
            onClose();
          }}
          onClose={() => setAsked(false)}
        />
      ) : null}
    </>
  );
}
