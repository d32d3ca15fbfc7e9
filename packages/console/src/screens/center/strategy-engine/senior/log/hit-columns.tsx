import type { DataOf, strategies } from '@mpc/api';
import { Amount, CoinIcon, Inline, Link, Text, Time, type TableColumn } from '@mpc/ui';
import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { NamedAddress } from '#features/address-check';
import { coinName, networkBeside } from '#shared/coin/coin-name.ts';
import { useMainCoin } from '#shared/coin/use-main-coin.ts';
import { exactAmount } from '#shared/money/exact-amount.ts';
import { isoWithZone } from '#shared/list/iso-with-zone.ts';
import { CodeTag } from '#shared/status/code-tag.tsx';
import { codeWords } from '#shared/status/look-of.ts';
import { TransactionStatusTag } from '#shared/status/transaction-status-tag.tsx';
import { sayStatus } from '#shared/status/transaction-status.ts';
import { orderHref, type SeniorKind } from '../senior-links.ts';
import { hitLooks, requestLooks } from './hit-looks.ts';

/** An order that a strategy decided. */
export type Hit = DataOf<typeof strategies.businessList>['list'][number];

/** The coin that leaves, as people read it; null where no order is told. */
export const coinOfHit = ({ symbol_alias = '', coin_net = '' }: Hit) =>
  symbol_alias === '' ? null : { symbol_alias, coin_net };

/** What decided it, by name. */
export const deciderOf = ({ strategy }: Hit, t: TFunction<'strategyEngine'>): string =>
  strategy === undefined || strategy.type === 0 ? t('hits.by.basic') : strategy.name;

/** A hit by name: what decided it, and what leaves. */
export function hitName(row: Hit, t: TFunction<'strategyEngine'>): string {
  const coin = coinOfHit(row);
  const amount =
    coin === null || row.amount === undefined ? '' : `${exactAmount(row.amount)} ${coinName(coin)}`;
  return [deciderOf(row, t), amount].filter((text) => text !== '').join(' · ');
}

const isDefined = <Value,>(value: Value | undefined): value is Value => value !== undefined;

/** The columns of the hits; those of transfers say what leaves as well. */
export function useHitColumns(kind: SeniorKind): TableColumn<Hit>[] {
  const { t } = useTranslation('strategyEngine');
  const { t: words } = useTranslation();
  const { search } = useLocation();
  return useMemo((): TableColumn<Hit>[] => {
    const other = t(kind === 'transfer' ? 'hits.recipient' : 'hits.contract');
    const orderState = ({ order_status: status }: Hit) =>
      status === undefined
        ? undefined
        : { trans_kind: kind === 'transfer' ? ('withdraw' as const) : ('web3' as const), status };
    const money: TableColumn<Hit>[] = [
      {
        key: 'coin',
        header: t('hits.coin'),
        priority: 1,
        minWidth: 148,
        hideOnPhone: true,
        text: (row) => coinName(coinOfHit(row) ?? { symbol_alias: '', coin_net: '' }),
        cell: (row) => {
          const coin = coinOfHit(row);
          return coin === null ? null : (
            <Inline wrap={false}>
              <CoinIcon symbol={coin.symbol_alias} size={20} />
              <Text>{coin.symbol_alias}</Text>
              <Text tone="muted" size="label" truncate>
                {networkBeside(coin)}
              </Text>
            </Inline>
          );
        },
      },
      {
        key: 'amount',
        header: t('hits.amount'),
        align: 'end',
        card: 'lead',
        text: ({ amount = '' }) => amount,
        cell: ({ amount, symbol_alias }) => <Amount value={amount} symbol={symbol_alias} />,
      },
      {
        key: 'amount_usd',
        header: t('hits.value'),
        align: 'end',
        sortable: true,
        priority: 2,
        hideOnPhone: true,
        text: ({ amount_usd = '' }) => amount_usd,
        cell: ({ amount_usd }) => <Amount kind="fiat" value={amount_usd} />,
      },
    ];
    return [
      {
        key: 'created_at',
        header: t('hits.time'),
        sortable: true,
        card: 'note',
        minWidth: 164,
        text: ({ created_at }) => isoWithZone(created_at),
        cell: ({ created_at }) => <Time at={created_at} kind="short" />,
      },
      {
        key: 'strategy',
        header: t('hits.strategy'),
        isTitle: true,
        minWidth: 132,
        ...(kind === 'web3' ? { card: 'lead' as const } : {}),
        text: (row) => deciderOf(row, t),
        cell: (row) => (
          <Text tone={row.strategy?.type === 0 ? 'muted' : 'strong'} truncate>
            {deciderOf(row, t)}
          </Text>
        ),
      },
      ...(kind === 'transfer' ? money : []),
      {
        key: 'address',
        header: other,
        card: 'about',
        minWidth: 148,
        text: ({ address_to = '' }) => address_to,
        cell: ({ address_to = '', coin_net }) =>
          address_to === '' ? null : (
            <HitAddress address={address_to} label={other} network={coin_net ?? ''} />
          ),
      },
      {
        key: 'initiator',
        header: t('hits.initiator'),
        priority: 1,
        minWidth: 110,
        hideOnPhone: true,
        text: ({ operator }) => operator.nickname,
        cell: ({ operator }) => operator.nickname,
      },
      {
        key: 'result',
        header: t('hits.result.label'),
        minWidth: 150,
        text: ({ result }) => codeWords(hitLooks, result, t),
        cell: ({ result }) => <CodeTag looks={hitLooks} code={result} t={t} />,
      },
      {
        key: 'status',
        header: t('hits.status.label'),
        minWidth: 120,
        hideOnPhone: true,
        text: ({ status }) => codeWords(requestLooks, status, t),
        cell: ({ status }) => <CodeTag looks={requestLooks} code={status} t={t} />,
      },
      {
        key: 'order_status',
        header: t('hits.orderStatus'),
        card: 'state',
        minWidth: 168,
        text: (row) => [orderState(row)].filter(isDefined).map((of) => sayStatus(words, of))[0] ?? '',
        cell: (row) => {
          const of = orderState(row);
          return of === undefined ? null : <TransactionStatusTag of={of} />;
        },
      },
      {
        key: 'order',
        header: t('hits.order'),
        priority: 2,
        hideOnPhone: true,
        text: ({ business_id }) => String(business_id),
        cell: ({ business_id }) => (
          <Link href={orderHref(kind, business_id, search)}>{t('hits.number', { number: business_id })}</Link>
        ),
      },
      {
        key: 'subWallet',
        header: t('hits.subWallet'),
        minWidth: 130,
        hideOnPhone: true,
        text: ({ sub_wallet_name }) => sub_wallet_name,
        cell: ({ sub_wallet_name }) => sub_wallet_name,
      },
      {
        key: 'finished_at',
        header: t('hits.finished'),
        sortable: true,
        hideOnPhone: true,
        text: ({ finished_at }) => (finished_at === undefined ? '' : isoWithZone(finished_at)),
        cell: ({ finished_at }) =>
          finished_at === undefined ? null : <Time at={finished_at} kind="short" />,
      },
    ];
  }, [kind, t, words, search]);
}

/** Where an order goes, by its name where it has one. */
function HitAddress({ address, label, network }: { address: string; label: string; network: string }) {
  return <NamedAddress address={address} label={label} baseSymbol={useMainCoin(network)} name={undefined} />;
}
