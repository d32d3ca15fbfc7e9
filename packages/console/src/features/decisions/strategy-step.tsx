import type { ApprovalNode } from '@mpc/api';
import { listNames, Text, useLanguage } from '@mpc/ui';
import type { ReactNode } from 'react';
import { bracketed } from '#shared/i18n/i18n.ts';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { positionIn } from './decision.rules.ts';

export interface StrategyStepProps {
  nodes: readonly ApprovalNode[];
  /** Who reads it: their own step is told, where they have one. */
  uid: number;
  /** What the strategy that decides is called, as a link where its page is known. */
  strategy: ReactNode;
  /** When that strategy is hit: "1,000 USDT and above"; empty where it always is. */
  condition?: string;
}

/** Says how many of whom a step needs, and which of the steps it is. */
export function useStepWords(): (nodes: readonly ApprovalNode[], node: ApprovalNode) => string {
  const { t } = useTranslation();
  const language = useLanguage();
  return (nodes, node) =>
    t('decision.step', {
      at: nodes.indexOf(node) + 1,
      of: positionIn({ nodes }).of,
      threshold: node.threshold,
      people: listNames(
        node.members.map((member) => member.name),
        language,
        'commas',
      ),
    });
}

/** Which strategy decides, when it does, and who is asked at which of its steps. */
export function StrategyStep({ nodes, uid, strategy, condition = '' }: StrategyStepProps) {
  const stepWords = useStepWords();
  const isIn = (node: ApprovalNode) => node.members.some((member) => member.uid === uid);
  const active = nodes.find((node) => node.node_status === 1);
  const mine = active !== undefined && isIn(active) ? active : (nodes.find(isIn) ?? active ?? nodes[0]);
  return (
    <>
      {strategy}
      {condition === '' ? null : <Text tone="muted">{bracketed(condition)}</Text>}
      {mine === undefined ? null : (
        <>
          {' · '}
          {stepWords(nodes, mine)}
        </>
      )}
    </>
  );
}
