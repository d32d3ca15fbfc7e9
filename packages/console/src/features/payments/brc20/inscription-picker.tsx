import { collectibles } from '@mpc/api';
import {
  Amount,
  EmptyState,
  Field,
  Pagination,
  Segmented,
  Skeleton,
  Stack,
  Table,
  Text,
  type TableColumn,
} from '@mpc/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Fragment, useMemo, useState } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { read } from '#shared/api/api.ts';
import { QueryView } from '#shared/query-view/query-view.tsx';
import { mostInscriptions, totalsOf, type Chosen } from './brc20.values.ts';
import { listed } from '#shared/i18n/i18n.ts';

export interface InscriptionPickerProps {
  subWalletId: number;
  /** The token to start with. */
  ticker: string | null;
  chosen: readonly Chosen[];
  /** Chosen, and held by an order or gone since. */
  taken: readonly Chosen[];
  onChange: (chosen: readonly Chosen[]) => void;
}

const pageSize = 10;

/** Which inscriptions go along: each whole, of those that no order holds. */
export function InscriptionPicker(props: InscriptionPickerProps) {
  const { subWalletId, chosen, taken, onChange } = props;
  const { t } = useTranslation(['translation', 'btcAddress']);
  const [ticker, setTicker] = useState(props.ticker ?? '');
  const [page, setPage] = useState(1);
  const free = useQuery({
    ...read(collectibles.inscriptions, {
      sub_wallet_id: subWalletId,
      status: 0,
      ...(ticker === '' ? {} : { ticker }),
      page_no: page,
      page_size: pageSize,
    }),
    placeholderData: keepPreviousData,
  });
  const columns = useMemo(
    (): TableColumn<Chosen>[] => [
      {
        key: 'number',
        header: t('btcAddress:inscriptions.number'),
        isTitle: true,
        text: ({ inscription_number }) => `#${inscription_number}`,
        cell: ({ inscription_number }) => <Text tone="strong">#{inscription_number}</Text>,
      },
      {
        key: 'amount',
        header: t('btcAddress:inscriptions.amount'),
        align: 'end',
        cell: ({ amount, ticker: token }) => <Amount value={amount} symbol={token} />,
      },
    ],
    [t],
  );
  const pick = (rows: readonly Chosen[], keys: ReadonlySet<string | number>) => {
    const here = new Set(rows.map(({ inscription_id }) => inscription_id));
    const kept = chosen.filter(({ inscription_id: id }) => (here.has(id) ? keys.has(id) : true));
    const added = rows.filter(
      ({ inscription_id: id }) => keys.has(id) && !chosen.some((one) => one.inscription_id === id),
    );
    onChange([...kept, ...added]);
  };
  const error =
    taken.length > 0
      ? t('brc20.taken', { numbers: listed(taken.map((one) => `#${one.inscription_number}`)) })
      : chosen.length > mostInscriptions
        ? t('brc20.tooMany', { limit: mostInscriptions })
        : undefined;
  return (
    <Field
      label={t('brc20.which')}
      description={t('brc20.whole', { limit: mostInscriptions })}
      required
      empty={chosen.length === 0}
      error={error}
      aside={
        <Text tone="muted">
          {totalsOf(chosen).map(({ ticker: token, amount }, place) => (
            <Fragment key={token}>
              {place === 0 ? '' : ' + '}
              <Amount value={amount} symbol={token} />
            </Fragment>
          ))}
        </Text>
      }
    >
      <QueryView query={free} skeleton={<Skeleton shape="rows" />}>
        {({ list, count, tickers }) => (
          <Stack gap="s">
            <Segmented
              label={t('btcAddress:inscriptions.tickers')}
              items={['', ...tickers.map((one) => one.ticker)].map((id) => ({
                id,
                label: id === '' ? t('btcAddress:inscriptions.statuses.all') : id,
              }))}
              selected={ticker}
              onSelect={(id) => {
                setTicker(id);
                setPage(1);
              }}
            />
            <Table
              label={t('brc20.which')}
              columns={columns}
              rows={list}
              rowKey={({ inscription_id }) => inscription_id}
              selectedKeys={new Set(chosen.map(({ inscription_id }) => inscription_id))}
              onSelect={(keys) => pick(list.map(factsOf), keys)}
              loading={free.isPlaceholderData}
              empty={<EmptyState title={t('btcAddress:inscriptions.nothingFree')} />}
              footer={
                count > pageSize ? (
                  <Pagination page={page} pageSize={pageSize} count={count} onPage={setPage} />
                ) : undefined
              }
            />
          </Stack>
        )}
      </QueryView>
    </Field>
  );
}

const factsOf = ({ inscription_id, inscription_number, ticker, amount, sats, utxo }: Chosen): Chosen => ({
  inscription_id,
  inscription_number,
  ticker,
  amount,
  sats,
  utxo,
});
