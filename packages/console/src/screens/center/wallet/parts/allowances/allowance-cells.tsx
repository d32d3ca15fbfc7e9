import { unitsToAmount } from '@mpc/api/calls';
import { Amount, Stack, Text, Time } from '@mpc/ui';
import type { TFunction } from 'i18next';
import { NamedAddress, type ContractRegistry } from '#features/address-check';
import { Unlimited } from '#features/contract-call';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import type { AllowanceRow } from './allowance-rows.rules.ts';

type RegistryOf = (baseSymbol: string) => ContractRegistry | undefined;

interface CellProps {
  row: AllowanceRow;
  registryOf: RegistryOf;
  subWalletId: number;
}

/** What may be spent: a coin by its name, also where only its contract is known; the contract of any other. */
export function TokenCell({ row, registryOf, subWalletId }: CellProps) {
  const { t } = useTranslation('btcAddress');
  const coin = row.coin ?? registryOf(row.baseSymbol)?.name(row.contract);
  if (coin) return <Text tone="strong">{coin}</Text>;
  return (
    <NamedAddress
      address={row.contract}
      baseSymbol={row.baseSymbol}
      subWalletId={subWalletId}
      label={t('allowances.token')}
    />
  );
}

/** Who may spend: by the name its contract is registered under, or the one it has in an address book. */
export function SpenderCell({ row, registryOf, subWalletId }: CellProps) {
  const { t } = useTranslation('btcAddress');
  return (
    <NamedAddress
      address={row.spender}
      name={registryOf(row.baseSymbol)?.name(row.spender) || undefined}
      baseSymbol={row.baseSymbol}
      subWalletId={subWalletId}
      label={t('allowances.spender')}
    />
  );
}

/** How much was granted, in the coin where its digits are known: `all` of a collection, or without an end. */
function grantedOf(row: AllowanceRow, registryOf: RegistryOf) {
  const isOrder = row.source.kind === 'order';
  const allowance = row.source.kind === 'order' ? row.source.allowance : null;
  if (allowance?.what === 'collection') return { is: 'all' } as const;
  const amount = allowance === null ? row.amount : allowance.amount;
  if (row.isUnlimited || amount === null) return { is: 'unlimited' } as const;
  if (!isOrder) return { is: 'amount', amount, symbol: undefined } as const;
  const token = registryOf(row.baseSymbol)?.token(row.contract);
  if (!token) return { is: 'units', amount } as const;
  return {
    is: 'amount',
    amount: unitsToAmount(amount, token.decimals),
    symbol: token.symbol_alias,
  } as const;
}

/** How much was granted, in plain words, for a file. */
export function grantedText(row: AllowanceRow, registryOf: RegistryOf, t: TFunction<'btcAddress'>): string {
  const granted = grantedOf(row, registryOf);
  if (granted.is === 'amount') return granted.amount;
  return granted.is === 'units'
    ? t('allowances.unitless', { amount: granted.amount })
    : t(`allowances.${granted.is}`);
}

/** How much was granted. */
export function GrantedCell({ row, registryOf }: Omit<CellProps, 'subWalletId'>) {
  const { t } = useTranslation('btcAddress');
  const granted = grantedOf(row, registryOf);
  if (granted.is === 'all' || granted.is === 'unlimited')
    return <Unlimited>{t(`allowances.${granted.is}`)}</Unlimited>;
  return (
    <Stack gap="xs">
      {granted.is === 'amount' ? (
        <Amount value={granted.amount} symbol={granted.symbol} />
      ) : (
        <Text>{t('allowances.unitless', { amount: granted.amount })}</Text>
      )}
      {row.source.kind === 'order' && row.source.allowance.isAdded ? (
        <Text size="label">{t('allowances.added')}</Text>
      ) : null}
    </Stack>
  );
}

/** When it was last used, as far as that is recorded. */
export function UsedCell({ usedAt }: Pick<AllowanceRow, 'usedAt'>) {
  const { t } = useTranslation('btcAddress');
  if (usedAt === undefined) return null;
  return usedAt === null ? (
    <Text tone="muted">{t('allowances.unused')}</Text>
  ) : (
    <Time at={usedAt} kind="relative" />
  );
}
