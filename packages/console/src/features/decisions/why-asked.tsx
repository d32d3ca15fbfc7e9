import type { ApprovalNode } from '@mpc/api';
import { Text } from '@mpc/ui';
import { useTranslation } from 'react-i18next';
import { positionIn } from './decision.rules.ts';

export interface WhyAskedProps {
  nodes: readonly ApprovalNode[];
  /** Who reads it. */
  uid: number;
  /** What the strategy that was hit is called. */
  strategy: string;
  /** When that strategy is hit, in words that go on “…asks for 2 of Ana, Ben”; empty where it always is. */
  condition?: string;
}

/** Why somebody is asked, in one sentence from the strategy that was hit: “Because “Large transfers” asks for …”. */
export function WhyAsked({ nodes, uid, strategy, condition = '' }: WhyAskedProps) {
  const { t, i18n } = useTranslation();
  const isIn = (node: ApprovalNode) => node.members.some((member) => member.uid === uid);
  const active = nodes.find((node) => node.node_status === 1);
  const mine = active !== undefined && isIn(active) ? active : (nodes.find(isIn) ?? active ?? nodes[0]);
  if (mine === undefined) return null;
  const { of } = positionIn({ nodes });
  const people = new Intl.ListFormat(i18n.language, {
    type: 'conjunction',
    style: 'narrow',
  }).format(mine.members.map((member) => member.name));
  const facts = {
    strategy,
    threshold: mine.threshold,
    people,
    condition,
    at: nodes.indexOf(mine) + 1,
    of,
  };
  return <Text as="p">{t(condition === '' ? 'approval.why' : 'approval.whyWhen', facts)}</Text>;
}
