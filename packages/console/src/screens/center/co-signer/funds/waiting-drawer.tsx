import type { WaitingAddress, WaitingCoin } from '@mpc/api';
import { Amount, CopyButton, Drawer, KeyValueList, Link, Stack, Text, Time, WholeAddress } from '@mpc/ui';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { coinName } from '#shared/coin/coin-name.ts';
import { paths } from '#shared/paths.ts';
import { withSelection } from '#shared/selection/with-selection.ts';
import { CodeTag } from '#shared/status/code-tag.tsx';
import { sweepStateLook } from './funds-looks.ts';
import { reasonWords } from './reason-words.ts';

interface WaitingDrawerProps {
  row: WaitingAddress;
  coin: WaitingCoin;
  onClose: () => void;
}

/** One address on which a coin waits: what lies there, what it needs first, and why it is or is not swept. */
export function WaitingDrawer({ row, coin, onClose }: WaitingDrawerProps) {
  const { t } = useTranslation('coSigner');
  const { search } = useLocation();
  const kind = row.state === 2 ? 'fueling' : 'collect';
  const main = (value: string | undefined) => <Amount value={value} symbol={row.main_coin_alias} />;
  return (
    <Drawer
      open
      title={row.address_label || t('funds.address')}
      status={<CodeTag looks={sweepStateLook} code={row.state} t={t} />}
      onClose={onClose}
    >
      <Stack>
        <Text as="p" tone="strong">
          {reasonWords(row, t)}
        </Text>
        <WholeAddress address={row.address} label={t('funds.address')} />
        <CopyButton text={row.address} label={t('funds.copy')} />
        <KeyValueList
          items={[
            { key: 'memo', label: t('funds.memo'), value: row.memo },
            { key: 'sub', label: t('scope.subWallet'), value: row.sub_wallet_name },
            {
              key: 'balance',
              label: t('funds.balance'),
              value: <Amount value={row.balance} symbol={coinName(coin)} />,
            },
            {
              key: 'free',
              label: t('funds.free'),
              value: <Amount value={row.free_balance} symbol={coinName(coin)} />,
            },
            { key: 'usd', label: t('funds.usd'), value: <Amount value={row.usd} kind="fiat" /> },
            {
              key: 'threshold',
              label: t('rule.threshold'),
              value: <Amount value={coin.collect_min} symbol={coinName(coin)} />,
            },
            { key: 'main', label: t('funds.mainCoin'), value: main(row.main_coin_balance) },
            { key: 'fuel', label: t('funds.fuel'), value: main(row.fuel_needed) },
            { key: 'fuelFee', label: t('funds.fuelFee'), value: main(row.fuel_fee) },
            { key: 'last', label: t('funds.lastSweep'), value: <Time at={row.last_sweep_at} /> },
          ]}
        />
        {row.trans_id === 0 ? null : (
          <Link href={withSelection(`${paths.center.transactions}?open=${kind}:${row.trans_id}`, search)}>
            {t('funds.transaction')}
          </Link>
        )}
      </Stack>
    </Drawer>
  );
}
