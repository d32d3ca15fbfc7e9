import {
  WithdrawStatus,
  type CollectHistory,
  type CollectHistoryInfo,
  type CollectRule,
  type ItemStatus,
} from '@mpc/api';
import type { TFunction } from 'i18next';
import type { Content, Decidable } from '#features/decisions';
import { exactAmount } from '#shared/money/exact-amount.ts';
import type { StatusFacts } from '#shared/status/transaction-status.ts';
import { wholeFeeUnit } from '../rule/fee-unit.ts';

/** What says where a sweep stands. */
export const runFacts = ({
  status,
  txid,
  confirmations,
  confirmations_needed,
}: CollectHistory): StatusFacts => ({
  trans_kind: 'collect',
  status,
  txid,
  confirmations,
  confirmations_needed,
});

/** A sweep, and the rule that says where it goes. */
export interface RuleRun {
  run: CollectHistoryInfo;
  rule: CollectRule;
}

/** Everything that a sweep says: it is signed and canceled on this. */
export function runContent({ run, rule }: RuleRun, t: TFunction<'collection'>): Content {
  const { symbol_alias: alias, fee } = run;
  const unit = wholeFeeUnit(run);
  return {
    facts: [
      { key: 'rule', label: t('field.rule'), text: `${run.rule_name} · ${run.rule_id}` },
      { key: 'network', label: t('field.network'), text: `${run.coin_net} ${run.base_symbol}` },
      { key: 'coin', label: t('column.coin'), text: `${alias} ${run.symbol}` },
      { key: 'amount', label: t('column.amount'), text: exactAmount(run.total_amount) },
      { key: 'addresses', label: t('column.addresses'), text: String(run.address_count) },
      {
        key: 'receiver',
        label: t('field.receiver'),
        text: `${rule.collect_sub_wallet_name} · ${rule.collect_sub_wallet_id}`,
      },
      { key: 'into', label: t('field.address'), text: rule.collect_address, as: 'address' },
      ...run.list.map((part, at) => ({
        key: `from ${part.trans_id}`,
        label: `${t('column.from')} ${at + 1}`,
        text: [
          `${part.sub_wallet_name} (${part.sub_wallet_id})`,
          part.address_from,
          `${exactAmount(part.amount)} ${alias}`,
        ].join(' · '),
      })),
      {
        key: 'fee',
        label: t('sweep.fee'),
        text: `${exactAmount(fee)} ${unit}`,
        ceiling: { amount: fee, unit },
      },
    ],
    diff: [],
  };
}

/** How a sweep stands as something that waits: 0 until it is signed, 3 once it is canceled. */
function outcome(status: number): ItemStatus {
  if (status === WithdrawStatus.awaitingApproval || status === WithdrawStatus.awaitingSignature) return 0;
  if (status === WithdrawStatus.discarded) return 3;
  if (status === WithdrawStatus.autoCancelled) return 4;
  return status === WithdrawStatus.rejected || status === WithdrawStatus.notApproved ? 2 : 1;
}

/** A sweep, as everything that waits for people stands. */
export interface RunSubject extends Decidable, RuleRun {}

/** A sweep as the subject of a decision: it is signed on the phone, and canceled here. */
export const subjectOfRun = ({ run, rule }: RuleRun): RunSubject => ({
  key: `collect-run ${run.id}`,
  status: outcome(run.status),
  nodes: [],
  myAction: run.need_sign === 1 ? 2 : 0,
  canRevoke: run.can_cancel,
  run,
  rule,
});
