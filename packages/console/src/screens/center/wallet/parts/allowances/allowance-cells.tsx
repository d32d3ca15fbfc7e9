import { unitsToAmount } from '@mpc/api/calls';
import { Amount, Stack, Text } from '@mpc/ui';
import { NamedAddress, useContractRegistry } from '#features/address-check';
import { Unlimited } from '#features/contract-call';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { useSelection } from '#shared/selection/use-selection.ts';
import type { AllowanceRow } from './allowance-rows.rules.ts';

interface CellProps {
  row: AllowanceRow;
  subWalletId: number;
}

const useRegistry = ({ row, subWalletId }: CellProps) => {
  const { walletId } = useSelection();
  return useContractRegistry({ walletId, subWalletId }, row.baseSymbol).registry;
};

/** What may be spent: the coin by its name, a contract by what it is registered as. */
export function TokenCell(props: CellProps) {
  const { row, subWalletId } = props;
  const { t } = useTranslation('btcAddress');
  const registry = useRegistry(props);
  if (row.coin !== null) return <Text tone="strong">{row.coin}</Text>;
  return (
    <NamedAddress
      address={row.contract}
      name={registry?.name(row.contract) ?? undefined}
      baseSymbol={row.baseSymbol}
      subWalletId={subWalletId}
      label={t('allowances.token')}
    />
  );
}

/** Who may spend: by the name its contract is registered under, or the one it has in an address book. */
export function SpenderCell(props: CellProps) {
  const { row, subWalletId } = props;
  const { t } = useTranslation('btcAddress');
  const registry = useRegistry(props);
  return (
    <NamedAddress
      address={row.spender}
      name={registry?.name(row.spender) || undefined}
      baseSymbol={row.baseSymbol}
      subWalletId={subWalletId}
      label={t('allowances.spender')}
    />
  );
}

/** How much was granted, in the coin where its digits are known. */
export function GrantedCell(props: CellProps) {
  const { row } = props;
  const { t } = useTranslation('btcAddress');
  const registry = useRegistry(props);
  if (row.source.kind !== 'order')
    return row.isUnlimited || row.amount === null ? (
      <Unlimited>{t('allowances.unlimited')}</Unlimited>
    ) : (
      <Amount value={row.amount} />
    );
  const { what, amount, isAdded } = row.source.allowance;
  if (what === 'collection') return <Unlimited>{t('allowances.all')}</Unlimited>;
  if (row.isUnlimited || amount === null) return <Unlimited>{t('allowances.unlimited')}</Unlimited>;
  const token = registry?.token(row.contract);
  return (
    <Stack gap="xs">
      {token ? (
        <Amount value={unitsToAmount(amount, token.decimals)} symbol={token.symbol_alias} />
      ) : (
        <Text>{t('allowances.unitless', { amount })}</Text>
      )}
      {isAdded ? <Text size="label">{t('allowances.added')}</Text> : null}
    </Stack>
  );
}
