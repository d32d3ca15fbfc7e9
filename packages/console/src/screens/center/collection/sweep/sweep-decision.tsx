import { collection, type CollectRule } from '@mpc/api';
import {
  Amount,
  Button,
  DrawerFooter,
  Inline,
  listNames,
  Stack,
  Text,
  toasts,
  useLanguage,
  Banner,
} from '@mpc/ui';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { DecisionNotices, DecisionSheet } from '#features/decisions';
import { read } from '#shared/api/api.ts';
import { StaleBanner } from '#shared/freshness/stale-banner.tsx';
import { useSettled } from '#shared/freshness/use-settled.ts';
import { useStaleness } from '#shared/freshness/use-staleness.ts';
import { add, compare } from '#shared/money/decimal.ts';
import { ChecksFailed } from '#shared/query-view/checks-failed.tsx';
import { ChangeNotice } from '../changes/change-notice.tsx';
import { useRuleChange } from '../changes/use-rule-change.ts';
import { useCollectInit } from '../collection-intro.tsx';
import { ReceivingAddress } from '../rule/receiving-address.tsx';
import { networkName } from '../rule/rule-content.ts';
import {
  chosenOf,
  feesOf,
  isWaiting,
  sweepContent,
  type Sweepable,
  type WaitingCoin,
} from './sweep-content.ts';
import { SweepTable } from './sweep-table.tsx';
import { useSweepCheck } from './use-sweep-check.ts';
import { feeUnit } from '../rule/fee-unit.ts';

export interface SweepDecisionProps {
  /** As it was looked at first. */
  swept: Sweepable;
  /** Sweeps were begun: their numbers, and what was confirmed of them. */
  onStarted: (ids: number[], confirmed: Sweepable) => void;
  onClose: () => void;
}

/** What the receiving sub-wallet has to pay network fees with; undefined until it is known. */
function useGas({ collect_sub_wallet_id, base_symbol }: CollectRule): string | undefined {
  const { data } = useQuery(
    read(collection.addresses, { sub_wallet_id: collect_sub_wallet_id, base_symbol }),
  );
  return data?.reduce((sum, { balance }) => add(sum, balance), '0');
}

/** Amounts in one line: 1,200 USDT + 930 USDC. */
function Amounts({ coins }: { coins: readonly WaitingCoin[] }) {
  return coins.map(({ symbol, symbol_alias, amount }, at): ReactNode => (
    <span key={symbol}>
      {at === 0 ? null : ' + '}
      <Amount value={amount} symbol={symbol_alias} />
    </span>
  ));
}

/** What is swept now: how much of which coins, from which addresses, to where, and what it costs. */
export function SweepDecision({ swept, onStarted, onClose }: SweepDecisionProps) {
  const { t } = useTranslation('collection');
  const { t: words } = useTranslation();
  const language = useLanguage();
  const [chosen, setChosen] = useState(() => swept.waiting.filter(isWaiting).map(({ symbol }) => symbol));
  const sweep = useSweepCheck(swept, chosen);
  const { rule, waiting } = sweep.looked;
  const change = useRuleChange(rule.id);
  const init = useCollectInit();
  const gas = useGas(rule);
  const staleness = useStaleness(sweep.observedAt);
  const coins = chosenOf(sweep.looked, chosen);
  const confirmed = { rule, waiting: coins };
  const fees = feesOf(coins);
  const settled = useSettled(JSON.stringify(sweepContent(sweep.looked, chosen, t)));
  const isShort = gas !== undefined && fees.some(({ amount }) => compare(amount, gas) === 1);
  const signers = listNames(
    (init.data?.key_holders ?? []).map(({ nickname }) => nickname),
    language,
    'or',
  );
  const against = () => {
    if (change.against !== undefined) return change.against;
    if (sweep.isChanged) return words('approval.off.changed');
    if (staleness !== null) return words(`approval.off.${staleness}`);
    if (rule.status !== 3) return t('block.notActive');
    if (coins.length === 0) return t('sweep.chooseFirst');
    return isShort ? t('sweep.noGas', { coin: feeUnit(rule) }) : undefined;
  };
  const start = async () => {
    const ids = await change.send(
      {
        kind: 'saveSymbols',
        params: { id: rule.id, symbols: coins.map(({ symbol }) => symbol), op: 'sweep' },
      },
      sweep.check,
    );
    if (ids === null) return;
    toasts.show({
      key: `sweep ${rule.id}`,
      tone: 'success',
      message: t('sweep.started', { count: ids.length }),
    });
    onStarted(ids, confirmed);
  };
  return (
    <Stack>
      <StaleBanner
        staleness={staleness}
        observedAt={sweep.observedAt}
        busy={sweep.refreshing}
        onRefresh={sweep.refresh}
      />
      <ChecksFailed checks={sweep.checks} />
      <ChangeNotice change={change} onFound={(ids) => onStarted(ids, confirmed)} />
      <DecisionNotices decision={sweep.notices} onCheck={sweep.refresh} />
      <DecisionSheet
        context={[t('sweep.title'), networkName(rule), rule.rule_name].join(' · ')}
        headline={coins.length === 0 ? t('sweep.nothing') : <Amounts coins={coins} />}
        note={t('sheet.into', { name: rule.collect_sub_wallet_name })}
        facts={[
          {
            key: 'fee',
            label: t('sweep.fee'),
            value: (
              <Text tone="strong">
                {fees.length === 0
                  ? null
                  : fees.map(({ amount, unit }) => <Amount key={unit} value={amount} symbol={unit} />)}
              </Text>
            ),
          },
          {
            key: 'payer',
            label: t('sweep.payer'),
            value: (
              <>
                {rule.collect_sub_wallet_name} · <Amount value={gas} symbol={feeUnit(rule)} spendable />
              </>
            ),
          },
          {
            key: 'signature',
            label: t('sweep.signature'),
            value:
              init.data === undefined ? null : t('sweep.signatures', { count: coins.length, names: signers }),
          },
        ]}
      >
        <SweepTable coins={waiting} baseSymbol={rule.base_symbol} chosen={chosen} onChoose={setChosen} />
        <ReceivingAddress rule={rule} />
      </DecisionSheet>
      <Text as="p" tone="muted">
        {t('sweep.consequence')}
      </Text>
      <DrawerFooter>
        <Stack gap="s">
          {change.error === undefined ? null : <Banner tone="danger">{change.error}</Banner>}
          <Inline justify="end">
            <Button onClick={onClose}>{words('approval.notNow')}</Button>
            <Button
              variant="primary"
              busy={change.busy || !settled}
              disabledReason={against()}
              onClick={() => void start()}
            >
              {t('sweep.start')}
            </Button>
          </Inline>
        </Stack>
      </DrawerFooter>
    </Stack>
  );
}
