import { Inline, KeyValueList, Stack, Stat, type KeyValueItem } from '@mpc/ui';
import type { ReactNode } from 'react';

export interface DecisionSheetProps {
  /** What it is, on which network and from where, in one line. */
  context: ReactNode;
  /** What it comes down to: an amount, or what changes in a few words. */
  headline: ReactNode;
  /** What that is worth, and who is paid by name. */
  note?: ReactNode;
  /** Where it stands for whoever reads it. */
  state?: ReactNode;
  /** Whom it concerns: recipients, a call, what changes. */
  children?: ReactNode;
  /** What it costs, who decides it, who asked, what changed since, and the fingerprint, in this order. */
  facts: readonly KeyValueItem[];
}

/**
 * Everything a person decides on, in the order in which it is read, wherever something is confirmed, approved, signed or
 * looked at again: the buttons stand at the foot of whatever it is shown in.
 */
export function DecisionSheet({ context, headline, note, state, children, facts }: DecisionSheetProps) {
  return (
    <Stack>
      <Inline justify="between" align="start">
        <Stat size="figure" label={context} value={headline} hint={note} />
        {state}
      </Inline>
      {children}
      <KeyValueList items={facts} />
    </Stack>
  );
}
