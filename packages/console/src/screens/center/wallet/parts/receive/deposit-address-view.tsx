import { receiving, type Coin } from '@mpc/api';
import { Banner, Button, KeyValueList, QrCode, Skeleton, Stack, Text, useCopy, WholeAddress } from '@mpc/ui';
import { Copy } from 'lucide-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { read } from '../../../../../shared/api/api.ts';
import { coinName } from '../../../../../shared/coin/coin-name.ts';
import { QueryView } from '../../../../../shared/query-view/query-view.tsx';

/** One deposit address, whole: as a picture, in groups of four, with the memo its chain needs. */
export function DepositAddressView({ coin, subWalletId }: { coin: Coin; subWalletId: number }) {
  const { t } = useTranslation();
  const address = useQuery(
    read(receiving.depositAddress, { sub_wallet_id: subWalletId, symbol: coin.symbol, create: 0 }),
  );
  const name = coinName(coin);
  const copy = useCopy();
  const copyIcon = <Copy size={16} strokeWidth={1.5} aria-hidden />;
  return (
    <QueryView query={address} skeleton={<Skeleton shape="form" />}>
      {(found) => {
        const stopped = found.enable_deposit ? undefined : t('receive.stopped', { symbol: name });
        return (
          <Stack>
            {stopped === undefined ? null : <Banner tone="danger">{stopped}</Banner>}
            <Stack align="center">
              <QrCode text={found.address} label={t('receive.qr', { coin: name })} />
            </Stack>
            <Text as="p" tone="muted">
              {t('receive.only', { coin: name })}
            </Text>
            <Stack gap="s">
              <Text tone="muted" size="label">
                {t('receive.address')}
              </Text>
              <WholeAddress address={found.address} label={t('receive.address')} />
              <Button
                icon={copyIcon}
                onClick={() => void copy(found.address, { label: t('receive.address'), warning: stopped })}
              >
                {t('receive.copyAddress')}
              </Button>
            </Stack>
            {found.memo === '' ? null : (
              <Stack gap="s">
                <Banner tone="attention" title={t('receive.memoNeeded')}>
                  {t('receive.memoDetail')}
                </Banner>
                <Text tone="strong">{found.memo}</Text>
                <Button icon={copyIcon} onClick={() => void copy(found.memo, { warning: stopped })}>
                  {t('receive.copyMemo')}
                </Button>
              </Stack>
            )}
            <KeyValueList
              items={[
                ...(found.address_label === ''
                  ? []
                  : [{ key: 'label', label: t('receive.label'), value: found.address_label }]),
                {
                  key: 'confirmations',
                  label: t('receive.credited'),
                  value: t('receive.confirmations', { count: found.deposit_confirmation }),
                },
              ]}
            />
          </Stack>
        );
      }}
    </QueryView>
  );
}
