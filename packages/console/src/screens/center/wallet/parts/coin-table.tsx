import type { Coin } from '@mpc/api';
import { Amount, Button, CoinIcon, Inline, Stack, Table, StatusTag, Text, type TableColumn } from '@mpc/ui';
import { useTranslation } from 'react-i18next';
import { isPayable } from '../../../../shared/address/payable.rules.ts';
import { isDecimal, multiply } from '../../../../shared/money/decimal.ts';

export interface CoinTableProps {
  coins: readonly Coin[];
  onReceive: (symbol: string) => void;
  onTransfer: (symbol: string) => void;
}

const worth = (amount: string | undefined, price: string | undefined) =>
  isDecimal(amount) && isDecimal(price) ? multiply(amount, price) : null;

/** The coins of a sub-wallet with what is available, frozen and waiting to be swept, each to its last digit. */
export function CoinTable({ coins, onReceive, onTransfer }: CoinTableProps) {
  const { t } = useTranslation();
  const columns: TableColumn<Coin>[] = [
    { key: 'coin', header: t('assets.column.coin'), isTitle: true, cell: (coin) => <CoinCell coin={coin} /> },
    {
      key: 'available',
      header: t('assets.available'),
      align: 'end',
      cell: (coin) => <Amount value={coin.normal_balance} symbol={coin.symbol_alias} />,
    },
    {
      key: 'frozen',
      header: t('assets.frozen'),
      align: 'end',
      cell: (coin) => <Amount value={coin.lock_balance} />,
    },
    {
      key: 'collecting',
      header: t('assets.collecting'),
      align: 'end',
      hideOnPhone: true,
      cell: (coin) => <Amount value={coin.collecting_balance} />,
    },
    {
      key: 'usd',
      header: t('assets.column.value'),
      align: 'end',
      cell: (coin) => <Worth coin={coin} />,
    },
    {
      key: 'actions',
      header: t('assets.column.actions'),
      headerHidden: true,
      align: 'end',
      cell: (coin) => (
        <Inline gap="xs" justify="end" wrap={false}>
          <Button
            size="small"
            variant="ghost"
            aria-label={t('assets.receiveCoin', { coin: `${coin.symbol_alias} ${coin.coin_net}` })}
            onClick={() => onReceive(coin.symbol)}
          >
            {t('action.receive')}
          </Button>
          {isPayable(coin) && coin.enable_withdraw ? (
            <Button
              size="small"
              variant="ghost"
              aria-label={t('assets.transferCoin', { coin: `${coin.symbol_alias} ${coin.coin_net}` })}
              onClick={() => onTransfer(coin.symbol)}
            >
              {t('action.transfer')}
            </Button>
          ) : null}
        </Inline>
      ),
    },
  ];
  return <Table label={t('assets.coins')} columns={columns} rows={coins} rowKey={(coin) => coin.symbol} />;
}

/** What the available amount is worth, and at which price, where anybody knows one. */
function Worth({ coin }: { coin: Coin }) {
  const { t } = useTranslation();
  if (!isDecimal(coin.price_usd)) return <Text tone="muted">{t('assets.noPrice')}</Text>;
  return (
    <Stack gap="xs" align="end">
      <Amount kind="fiat" value={worth(coin.normal_balance, coin.price_usd)} />
      <Text tone="muted" size="label">
        {t('assets.priceOf', { coin: coin.symbol_alias })} <Amount kind="fiat" value={coin.price_usd} />
      </Text>
    </Stack>
  );
}

function CoinCell({ coin }: { coin: Coin }) {
  const { t } = useTranslation();
  return (
    <Inline wrap={false}>
      <CoinIcon symbol={coin.symbol_alias} />
      <Stack gap="xs">
        <Inline gap="xs">
          <Text tone="strong">{coin.symbol_alias}</Text>
          <Text tone="muted" size="label">
            {coin.coin_net}
          </Text>
        </Inline>
        {coin.enable_deposit ? null : <StatusTag tone="danger">{t('assets.depositStopped')}</StatusTag>}
        {coin.enable_withdraw ? null : <StatusTag tone="danger">{t('assets.withdrawStopped')}</StatusTag>}
      </Stack>
    </Inline>
  );
}
