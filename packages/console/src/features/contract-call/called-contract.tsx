import { transactions, WithdrawStatus } from '@mpc/api';
import { accountAddress } from '@mpc/api/addresses';
import { Stack, Text, Time } from '@mpc/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { AddressSummary } from '#features/address-check';
import { read } from '#shared/api/api.ts';
import type { CallContext } from './shown-call.ts';

interface CalledContractProps {
  address: string;
  label: string;
  context: CallContext;
}

/** A contract that is called: its address, what it is registered as, and whether it was called before. */
export function CalledContract({ address, label, context }: CalledContractProps) {
  const { t } = useTranslation();
  const { baseSymbol, subWalletId, registry } = context;
  const spelt = accountAddress(baseSymbol, address);
  const name = registry?.name(spelt);
  return (
    <Stack gap="xs">
      <Text tone="muted">{label}</Text>
      <AddressSummary
        address={spelt}
        label={label}
        baseSymbol={baseSymbol}
        subWalletId={subWalletId}
        called={name ?? undefined}
        isContract
      />
      {name === undefined ? null : (
        <Text as="p" size="label" tone={name === null ? 'strong' : 'plain'}>
          {name === null
            ? t('call.registry.unknown')
            : name === ''
              ? t('call.registry.listed')
              : t('call.registry.named', { name })}
        </Text>
      )}
      <CalledBefore address={spelt} context={context} />
    </Stack>
  );
}

/** How often a contract was called from here, and when first. */
function CalledBefore({ address, context }: { address: string; context: CallContext }) {
  const { t } = useTranslation();
  const { walletId, subWalletId, baseSymbol } = context;
  const calls = useQuery({
    ...read(transactions.list, {
      wallet_id: walletId ?? 0,
      sub_wallet_id: [subWalletId],
      base_symbol: baseSymbol,
      trans_kind: ['web3'],
      address_to: address,
      status: [WithdrawStatus.done],
      order_by: 'created_at',
      order: 'asc',
      page_no: 1,
      page_size: 1,
    }),
    enabled: walletId !== null,
  });
  if (calls.data === undefined)
    return calls.isError ? (
      <Text as="p" size="label" tone="strong">
        {t('call.callsUnread')}
      </Text>
    ) : null;
  const { count, list } = calls.data;
  return (
    <Text as="p" size="label" tone={count === 0 ? 'strong' : 'plain'}>
      {count === 0 ? (
        t('call.firstCall')
      ) : (
        <>
          {t('call.calledBefore', { count })} <Time at={list[0]?.created_at ?? null} kind="short" />
        </>
      )}
    </Text>
  );
}
