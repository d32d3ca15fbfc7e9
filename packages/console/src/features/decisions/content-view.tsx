import { DiffView, KeyValueList, Stack, Time, WholeAddress } from '@mpc/ui';
import { AddressSummary, TierAddress } from '#features/address-check';
import type { Content, Fact } from './fact.rules.ts';

export interface ContentViewProps {
  content: Content;
  /** What is compared, where something changes. */
  label: string;
  /** Whose address book counts for its addresses. @default the sub-wallet of this tab */
  subWalletId?: number | undefined;
  /** Whose cold wallet counts for them. */
  walletId?: number | undefined;
}

/** What something says, nothing shortened: the facts that stand, and every field before and after. */
export function ContentView({ content, label, subWalletId, walletId }: ContentViewProps) {
  const { facts, diff } = content;
  const shown = facts.filter(({ text }) => text !== '');
  return (
    <Stack>
      {shown.length === 0 ? null : (
        <KeyValueList
          items={shown.map((fact) => ({
            key: fact.key,
            label: fact.label,
            value: <FactValue fact={fact} subWalletId={subWalletId} walletId={walletId} />,
          }))}
        />
      )}
      {diff.length === 0 ? null : <DiffView label={label} items={diff} />}
    </Stack>
  );
}

interface FactValueProps extends Pick<ContentViewProps, 'subWalletId' | 'walletId'> {
  fact: Fact;
}

function FactValue({ fact, subWalletId, walletId }: FactValueProps) {
  const { text, label, as, baseSymbol, tier } = fact;
  if (as === 'address' && baseSymbol !== undefined) {
    const about = { address: text, label, baseSymbol, subWalletId };
    return tier === undefined || walletId === undefined ? (
      <AddressSummary {...about} />
    ) : (
      <TierAddress {...about} walletId={walletId} tier={tier} />
    );
  }
  if (as === 'address') return <WholeAddress address={text} label={label} />;
  if (as === 'moment') return <Time at={Date.parse(text)} />;
  // Only what stands in an element is marked and kept apart.
  return as === 'code' ? <code>{text}</code> : <>{text}</>;
}
