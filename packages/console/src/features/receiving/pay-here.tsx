import type { Coin, DepositAddress } from '@mpc/api';
import { Banner, Button, KeyValueList, QrCode, Skeleton, Stack, Text, useCopyToast } from '@mpc/ui';
import { Copy } from 'lucide-react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { AddressSummary } from '#features/address-check';
import { coinName } from '#shared/coin/coin-name.ts';
import { QueryView } from '#shared/query-view/query-view.tsx';
import { NotOwn } from './not-own.tsx';
import type { Ownership } from './ownership.rules.ts';
import { useOwnership } from './use-ownership.ts';

export interface PayHereProps {
  subWalletId: number;
  coin: Pick<
    Coin,
    'symbol' | 'base_symbol' | 'symbol_alias' | 'coin_net' | 'enable_deposit' | 'deposit_confirmation'
  >;
  /** Where it is received, and what people call that. */
  at: Pick<DepositAddress, 'address' | 'memo' | 'address_label' | 'addr_type'>;
}

const icon = <Copy size={16} strokeWidth={1.5} aria-hidden />;

/** One address to be given away, once the wallet has said that it is its own: nothing of it can be passed on before. */
export function PayHere(props: PayHereProps) {
  const { subWalletId, coin, at } = props;
  const { t } = useTranslation();
  const { owner, ownership } = useOwnership({ subWalletId, coin, address: at.address, memo: at.memo });
  return (
    <Stack>
      {owner.isError ? <Banner tone="attention">{t('receive.unconfirmed')}</Banner> : null}
      <QueryView query={owner} skeleton={<Skeleton shape="form" />}>
        {() =>
          ownership === null ? (
            <Skeleton shape="form" />
          ) : ownership.is === 'stop' ? (
            <NotOwn address={at.address} why={ownership.why} />
          ) : (
            <Confirmed {...props} remembered={ownership.remembered} />
          )
        }
      </QueryView>
    </Stack>
  );
}

interface ConfirmedProps extends PayHereProps, Pick<Extract<Ownership, { is: 'own' }>, 'remembered'> {}

/** The wallet's own address: as a picture unless deposits are stopped, whole in groups of four, with the memo its chain needs. */
function Confirmed({ subWalletId, coin, at, remembered }: ConfirmedProps) {
  const { t } = useTranslation(['translation', 'btcAddress']);
  const copyToast = useCopyToast();
  const name = coinName(coin);
  const stopped = coin.enable_deposit ? undefined : t('receive.stopped', { symbol: name });
  const notForUsers = at.addr_type === 2 ? t('btcAddress:addresses.notForUsers') : undefined;
  const copied = { symbol: name, enableDeposit: coin.enable_deposit, warning: notForUsers };
  const label = t('receive.address');
  return (
    <Stack>
      {stopped === undefined ? null : <Banner tone="danger">{stopped}</Banner>}
      {notForUsers === undefined ? null : <Banner tone="danger">{notForUsers}</Banner>}
      {remembered === 'known' ? null : (
        <Banner tone={remembered === 'new' ? 'idle' : 'attention'}>
          {t(`receive.memory.${remembered}`)}
        </Banner>
      )}
      {stopped === undefined ? (
        <Stack align="center">
          <QrCode text={at.address} label={t('receive.qr', { coin: name })} />
        </Stack>
      ) : null}
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
        <Button icon={icon} onClick={() => void copyToast({ ...copied, text: at.address, label })}>
          {t('receive.copyAddress')}
        </Button>
      </Stack>
      {at.memo === '' ? null : (
        <Stack gap="s">
          <Banner tone="attention" title={t('receive.memoNeeded')}>
            {t('receive.memoDetail')}
          </Banner>
          <Text tone="muted" size="label">
            {t('transfer.memo')}
          </Text>
          <Text tone="strong">{at.memo}</Text>
          <Button icon={icon} onClick={() => void copyToast({ ...copied, text: at.memo })}>
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
