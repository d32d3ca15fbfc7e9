import type { CollectRule } from '@mpc/api';
import type { KeyValueItem } from '@mpc/ui';
import type { ReactNode } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { DecisionSheet } from '#features/decisions';
import { ReceivingAddress } from './receiving-address.tsx';
import { networkName } from './rule-content.ts';
import { CodeTag } from '#shared/status/code-tag.tsx';
import { ruleStatus } from './rule-looks.ts';

export interface RuleSheetProps {
  rule: CollectRule;
  /** What it comes down to. @default the rule's name */
  headline?: ReactNode;
  note?: ReactNode;
  /** What is changed of it. */
  children?: ReactNode;
  facts?: readonly KeyValueItem[];
}

/** A rule as something is decided about it: what it is called, where it sweeps to with the address whole, and what changes. */
export function RuleSheet({ rule, headline, note, children, facts = [] }: RuleSheetProps) {
  const { t } = useTranslation('collection');
  const { rule_name: name, collect_sub_wallet_name: receiver } = rule;
  return (
    <DecisionSheet
      context={[t('title'), networkName(rule), headline === undefined ? '' : name]
        .filter(Boolean)
        .join(' · ')}
      headline={headline ?? name}
      note={note ?? t('sheet.into', { name: receiver })}
      state={<CodeTag looks={ruleStatus} code={rule.status} t={t} />}
      facts={[{ key: 'receiver', label: t('field.receiver'), value: receiver }, ...facts]}
    >
      {children}
      <ReceivingAddress rule={rule} />
    </DecisionSheet>
  );
}
