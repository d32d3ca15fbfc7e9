import type { MemberStep } from '@mpc/api';
import { Button, Inline, Popover, Stack, Text } from '@mpc/ui';
import { Check, Minus, TriangleAlert } from 'lucide-react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { NamedStrategy } from '../member/named-strategy.tsx';
import type { Grant } from './access.rules.ts';

const icon = { size: 14, strokeWidth: 1.5, 'aria-hidden': true } as const;

const mark = (grant: Grant) =>
  grant === 'yes' ? <Check {...icon} /> : grant === 'no' ? <Minus {...icon} /> : <TriangleAlert {...icon} />;

interface GrantCellProps {
  grant: Grant;
  /** The steps that give it; none where none is needed. */
  steps: readonly MemberStep[];
}

/** Whether someone has a right, with what limits it; it opens the strategies that give it. */
export function GrantCell({ grant, steps }: GrantCellProps) {
  const { t } = useTranslation('teamMember');
  const words = t(`grant.${grant}`);
  if (steps.length === 0)
    return (
      <Inline gap="xs" wrap={false}>
        {mark(grant)}
        <Text tone={grant === 'no' ? 'muted' : 'plain'} truncate title={words}>
          {words}
        </Text>
      </Inline>
    );
  const each = new Map(steps.map((step) => [step.strategy_id, step]));
  return (
    <Popover
      title={t('access.because')}
      trigger={
        <Button variant="ghost" size="small" icon={mark(grant)}>
          {words}
        </Button>
      }
    >
      <Stack gap="xs">
        {[...each.values()].map((step) => (
          <NamedStrategy key={step.strategy_id} of={step} />
        ))}
      </Stack>
    </Popover>
  );
}
