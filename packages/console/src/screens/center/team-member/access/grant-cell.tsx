import { Inline, Text } from '@mpc/ui';
import { Check, Minus, TriangleAlert } from 'lucide-react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import type { Grant } from './access.rules.ts';

const icon = { size: 14, strokeWidth: 1.5, 'aria-hidden': true } as const;

interface GrantCellProps {
  grant: Grant;
  /** The strategies that give it; empty where none is needed. */
  because: string;
}

/** Whether someone has a right, with what limits it. */
export function GrantCell({ grant, because }: GrantCellProps) {
  const { t } = useTranslation('teamMember');
  const words = t(`grant.${grant}`);
  return (
    <Inline gap="xs" wrap={false}>
      {grant === 'yes' ? (
        <Check {...icon} />
      ) : grant === 'no' ? (
        <Minus {...icon} />
      ) : (
        <TriangleAlert {...icon} />
      )}
      <Text tone={grant === 'no' ? 'muted' : 'plain'} truncate title={because === '' ? words : because}>
        {words}
      </Text>
    </Inline>
  );
}
