import { Inline, Text } from '@mpc/ui';
import { TriangleAlert } from 'lucide-react';

/** A permission without an end, marked as what it is: whoever has it may take everything there is. */
export function Unlimited({ children }: { children: string }) {
  return (
    <Inline wrap={false} gap="xs">
      <TriangleAlert size={16} strokeWidth={1.5} aria-hidden />
      <Text tone="danger">{children}</Text>
    </Inline>
  );
}
