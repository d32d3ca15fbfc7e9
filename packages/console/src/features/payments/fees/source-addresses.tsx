import { receiving, withdrawals, type AddressRecord, type Coin } from '@mpc/api';
import {
  Amount,
  CheckboxGroup,
  EmptyState,
  formatNumber,
  Pagination,
  RadioGroup,
  SearchField,
  Skeleton,
  Stack,
  Text,
  WholeAddress,
} from '@mpc/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { read } from '#shared/api/api.ts';
import { compare } from '#shared/money/decimal.ts';
import { QueryView } from '#shared/query-view/query-view.tsx';
import { useDebounced } from '#shared/freshness/use-debounced.ts';

interface SourceAddressesProps {
  subWalletId: number;
  coin: Coin;
  /** How many may be chosen. */
  most: number;
  /** Whether many small amounts can become one. */
  mergeable: boolean;
  chosen: readonly string[];
  onChange: (addresses: string[]) => void;
}

const pageSize = 10;

/** The addresses of a sub-wallet with what each holds, the fullest first; those chosen stay chosen on every page. */
export function SourceAddresses(props: SourceAddressesProps) {
  const { subWalletId, coin, most, mergeable, chosen, onChange } = props;
  const { t } = useTranslation();
  const [keyword, setKeyword] = useState('');
  const [page, setPage] = useState(1);
  const asked = useDebounced(keyword.trim());
  const list = useQuery({
    ...read(receiving.addresses, {
      sub_wallet_id: subWalletId,
      symbol: coin.symbol,
      ...(asked === '' ? {} : { keyword: asked }),
      order_by: 'balance',
      order: 'desc',
      page_no: page,
      page_size: pageSize,
    }),
    placeholderData: keepPreviousData,
  });
  const full = chosen.length >= most;
  const option = ({ address, address_label, balance }: AddressRecord) => ({
    id: address,
    label: (
      <>
        {address_label === '' ? null : <Text tone="strong">{address_label}</Text>}
        <WholeAddress address={address} label={address_label || t('transfer.source.address')} />
      </>
    ),
    detail: <Available address={address} inAll={balance} subWalletId={subWalletId} coin={coin} />,
    ...(most > 1 && full && !chosen.includes(address)
      ? { disabledReason: t('transfer.source.full', { count: most }) }
      : {}),
  });
  return (
    <Stack gap="s">
      <SearchField
        label={t('transfer.source.find')}
        placeholder={t('transfer.source.find')}
        value={keyword}
        onChange={(text) => {
          setKeyword(text);
          setPage(1);
        }}
      />
      <QueryView query={list} skeleton={<Skeleton shape="rows" count={3} />}>
        {({ list: rows, count }) => {
          const shown = rows.map(({ address }) => address);
          const elsewhere = chosen.filter((address) => !shown.includes(address));
          return rows.length === 0 ? (
            <EmptyState title={t('transfer.source.none')} />
          ) : (
            <>
              {most > 1 ? (
                <CheckboxGroup
                  label={t('transfer.source.chosen')}
                  options={rows.map(option)}
                  value={chosen.filter((address) => shown.includes(address))}
                  onChange={(ticked) => onChange([...elsewhere, ...ticked])}
                />
              ) : (
                <RadioGroup
                  label={t('transfer.source.one')}
                  options={rows.map(option)}
                  value={chosen[0] ?? null}
                  onChange={(address) => onChange([address])}
                />
              )}
              {count > pageSize ? (
                <Pagination page={page} pageSize={pageSize} count={count} onPage={setPage} />
              ) : null}
            </>
          );
        }}
      </QueryView>
      <Text size="label" tone="muted">
        {t('transfer.source.count', { count: chosen.length })}
        {mergeable && chosen.length > 1 ? ` ${t('transfer.source.merge')}` : ''}
      </Text>
    </Stack>
  );
}

interface AvailableProps {
  address: string;
  /** What it holds, frozen or not. */
  inAll: string;
  subWalletId: number;
  coin: Coin;
}

/** What can be paid from an address, and where part of it is held by other orders, what it has in all. */
function Available({ address, inAll, subWalletId, coin }: AvailableProps) {
  const { t } = useTranslation();
  const { symbol, symbol_alias: unit } = coin;
  const { data } = useQuery(read(withdrawals.balance, { sub_wallet_id: subWalletId, symbol, address }));
  if (data === undefined || compare(data.normal_balance, inAll) === 0)
    return <Amount value={inAll} symbol={unit} />;
  return (
    <>
      <Amount value={data.normal_balance} symbol={unit} /> ·{' '}
      {t('transfer.source.inAll', { amount: formatNumber(inAll, { digits: 'all' }), unit })}
    </>
  );
}
