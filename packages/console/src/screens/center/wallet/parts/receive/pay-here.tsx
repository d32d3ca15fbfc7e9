import type { Coin, DepositAddress } from '@mpc/api';
import { Banner, Button, KeyValueList, QrCode, Stack, Text, useCopy } from '@mpc/ui';
import { Copy } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { AddressSummary } from '#features/address-check';
import { coinName } from '#shared/coin/coin-name.ts';

export interface PayHereProps {
  subWalletId: number;
  coin: Coin;
  /** Where it is received, and what people call that. */
  at: Pick<DepositAddress, 'address' | 'memo' | 'address_label' | 'addr_type'>;
}

const icon = <Copy size={16} strokeWidth={1.5} aria-hidden />;

/** One address to be given away: as a picture, whole in groups of four, with the memo its chain needs. */
export function PayHere({ subWalletId, coin, at }: PayHereProps) {
  const { t } = useTranslation(['translation', 'btcAddress']);
  const copy = useCopy();
  const name = coinName(coin);
  const stopped = coin.enable_deposit ? undefined : t('receive.stopped', { symbol: name });
  const notForUsers = at.addr_type === 2 ? t('btcAddress:addresses.notForUsers') : undefined;
  const warning = stopped ?? notForUsers;
  const label = t('receive.address');
  return (
    <Stack>
      {stopped === undefined ? null : <Banner tone="danger">{stopped}</Banner>}
      {notForUsers === undefined ? null : <Banner tone="danger">{notForUsers}</Banner>}
      <Stack align="center">
        <QrCode text={at.address} label={t('receive.qr', { coin: name })} />
      </Stack>
      <Text as="p" tone="muted">
        {t('receive.only', { coin: name })}
      </Text>
      <Stack gap="s">
        <Text tone="muted" size="label">
          {label}
        </Text>
        <AddressSummary
          address={at.address}
          label={label}
          baseSymbol={coin.base_symbol}
          symbol={coin.symbol}
          subWalletId={subWalletId}
        />
        <Button icon={icon} onClick={() => void copy(at.address, { label, warning })}>
          {t('receive.copyAddress')}
        </Button>
      </Stack>
      {at.memo === '' ? null : (
        <Stack gap="s">
          <Banner tone="attention" title={t('receive.memoNeeded')}>
            {t('receive.memoDetail')}
          </Banner>
          <Text tone="strong">{at.memo}</Text>
          <Button icon={icon} onClick={() => void copy(at.memo, { warning })}>
            {t('receive.copyMemo')}
          </Button>
        </Stack>
      )}
      <KeyValueList
        items={[
          ...(at.address_label === ''
            ? []
            : [{ key: 'label', label: t('receive.label'), value: at.address_label }]),
          {
            key: 'confirmations',
            label: t('receive.credited'),
            value: t('receive.confirmations', { count: coin.deposit_confirmation }),
          },
        ]}
      />
    </Stack>
  );
}
