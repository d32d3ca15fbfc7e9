import type { MultisigAddress, MultisigCheck } from '@mpc/api';
import { checkAddress } from '@mpc/api/addresses';
import type { FieldMessage } from '@mpc/ui';
import { useMemo } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { useLookAlikes, useWalletAnchors } from '#features/address-check';
import { checkLines } from './contract-checks.rules.ts';
import type { AddressFault } from './contract-refusal.tsx';
import { inForceOf } from './contracts-query.ts';
import { isSame, type ContractValues, type Tier } from './contracts.values.ts';

interface ContractFieldsOf {
  walletId: number;
  base: string;
  /** The contracts there are: another address that looks like one of them is not it. */
  before: MultisigAddress | undefined;
  values: ContractValues;
  /** What the server said against them when they were sent. */
  fault: AddressFault | null;
  /** What the chain says of them. */
  check: MultisigCheck | undefined;
}

/** Whether a fault is of one contract, as far as the check tells; of both where it does not. */
function isOf(tier: Tier, fault: AddressFault, check: MultisigCheck | undefined): boolean {
  if (fault !== 'notFound' || check === undefined) return true;
  const blocked = checkLines(check).filter(
    (line) => (line.key === 'exists' || line.key === 'platform') && line.state === 'blocked',
  );
  return (
    blocked.length === 0 ||
    blocked.some((line) => 'tier' in line && (line.tier === tier || line.tier === 'both'))
  );
}

/** What is said beside the addresses of two contracts: what they look like, that they are one, and what the server has against them. */
export function useContractFields({ walletId, base, before, values, fault, check }: ContractFieldsOf) {
  const { t } = useTranslation('coldWallet');
  const { book, others, queries } = useWalletAnchors(walletId, base);
  const { warm_address: warm, cold_address: cold } = inForceOf(before);
  const known = useMemo(
    () => [
      ...others,
      ...Object.entries({ warm, cold } as const).flatMap(([tier, address]) =>
        address === '' ? [] : [{ address, label: t(`addresses.tier.${tier as Tier}`) }],
      ),
    ],
    [others, warm, cold, t],
  );
  const lookAlikes = useLookAlikes({ base, book, others: known });
  const fieldOf = (tier: Tier) => {
    const isAddress = checkAddress(base, values[tier]).ok;
    const messages: FieldMessage[] = [
      ...(isSame(base, values.warm, values.cold) && tier === 'cold'
        ? [{ level: 'error' as const, message: t('addresses.sameAddress'), final: true }]
        : []),
      ...(fault !== null && isOf(tier, fault, check)
        ? [{ level: 'error' as const, message: t(`addresses.refused.${fault}`), final: true }]
        : []),
    ];
    return { isAddress, messages, lookAlike: isAddress ? lookAlikes.find(values[tier]) : null };
  };
  return {
    warm: fieldOf('warm'),
    cold: fieldOf('cold'),
    queries,
    /** Until all of it is read nobody knows whether an address looks like a known one. */
    isReading: queries.some(({ data }) => data === undefined),
  };
}
