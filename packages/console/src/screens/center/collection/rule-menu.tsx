import type { CollectRule } from '@mpc/api';
import { RowMenu, type MenuAction } from '@mpc/ui';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { useLocation, useNavigate } from 'react-router-dom';
import { changeBlock, sweepBlock, turnOf, type RuleAct } from './rule/rule-acts.ts';
import { ruleHref } from './rule/rule-links.ts';

export interface RuleMenuProps {
  rule: CollectRule;
  /** The row's own name. */
  name: string;
}

const places = ['detail', 'edit', 'thresholds', 'authorizations'] as const;

/** What can be done with a rule; what cannot be now is there too, and says why. All of it is done where the rule is shown in full. */
export function RuleMenu({ rule, name }: RuleMenuProps) {
  const { t } = useTranslation('collection');
  const { search } = useLocation();
  const navigate = useNavigate();
  const turn = turnOf(rule);
  const item = (id: RuleAct, disabledReason?: string): MenuAction => ({
    id,
    label: t(`act.${id}`),
    disabledReason,
  });
  return (
    <RowMenu
      name={name}
      items={[
        { id: 'detail', label: t('act.toRule') },
        item('sweep', sweepBlock(rule, t)),
        item('edit', changeBlock(rule, t)),
        item('thresholds', rule.symbol_list.length === 0 ? t('block.noCoins') : changeBlock(rule, t)),
        item('authorizations'),
        ...(turn === null ? [] : [{ divider: true as const }, item(turn)]),
      ]}
      onAction={(id) => {
        const place = places.find((one) => one === id);
        const open = id === 'request' ? `request:${rule.item_id}` : id;
        void navigate(ruleHref(place ?? 'detail', rule.id, search, place === undefined ? open : undefined));
      }}
    />
  );
}
