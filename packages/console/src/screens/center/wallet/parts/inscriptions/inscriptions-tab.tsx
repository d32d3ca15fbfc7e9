import { collectibles, type Inscription, type ParamsOf, type SubWallet } from '@mpc/api';
import { EmptyState, Segmented, Skeleton, Stack } from '@mpc/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { client, read } from '#shared/api/api.ts';
import { KeywordField } from '#shared/list/keyword-field.tsx';
import { ListFilters } from '#shared/list/list-filters.tsx';
import { ListBar } from '#shared/list/list-bar.tsx';
import { ListView } from '#shared/list/list-view.tsx';
import { omitEmpty } from '#shared/list/omit-empty.ts';
import { useList } from '#shared/list/use-list.ts';
import { useTableFile } from '#shared/list/use-table-file.ts';
import { useOverlayParam } from '#shared/overlay/overlay-param.ts';
import { inscriptionsList } from '../../centre-lists.ts';
import { InscriptionTable, useInscriptionColumns } from './inscription-table.tsx';
import { TickerCards } from './ticker-cards.tsx';

const choices = ['all', 'free', 'held'] as const;

/** The number the server has for each status. */
const statuses = { free: 0, held: 1 } as const;

const tokenOf = ({ ticker }: Inscription) => ticker;

/** What a sub-wallet holds of tokens that are written on Bitcoin, and on which outputs. */
export function InscriptionsTab({ subWallet }: { subWallet: SubWallet }) {
  const { t } = useTranslation(['translation', 'btcAddress']);
  const { show } = useOverlayParam();
  const list = useList(inscriptionsList);
  const { state, change } = list;
  const columns = useInscriptionColumns();
  const params: ParamsOf<typeof collectibles.inscriptions> = {
    sub_wallet_id: subWallet.sub_wallet_id,
    ...omitEmpty({
      keyword: state.q,
      ticker: state.ticker,
      status: state.type === null ? null : statuses[state.type],
    }),
    ...list.order,
  };
  const inscriptions = useQuery({
    ...read(collectibles.inscriptions, { ...params, ...list.paging }),
    placeholderData: keepPreviousData,
  });
  const token = { key: 'ticker', header: t('assets.column.coin'), cell: tokenOf };
  const file = useTableFile(list.name, [...columns, token], {
    keyOf: ({ inscription_id }) => inscription_id,
    page: (at, signal) => client.call(collectibles.inscriptions, { ...params, ...at }, { signal }),
  });
  const none = (
    <EmptyState title={t('btcAddress:inscriptions.none')}>
      {t('btcAddress:inscriptions.noneDetail')}
    </EmptyState>
  );
  return (
    <ListView
      list={list}
      query={inscriptions}
      file={file}
      filters={
        inscriptions.data?.tickers.length === 0 ? null : (
          <ListBar list={list} columns={columns} query={inscriptions} file={file}>
            <ListFilters list={list}>
              <Segmented
                label={t('btcAddress:inscriptions.status')}
                items={choices.map((id) => ({ id, label: t(`btcAddress:inscriptions.statuses.${id}`) }))}
                selected={state.type ?? 'all'}
                onSelect={(id) => change({ type: id === 'all' ? null : id })}
              />
              <KeywordField
                label={t('btcAddress:inscriptions.find')}
                value={state.q}
                onChange={(q) => change({ q })}
              />
            </ListFilters>
          </ListBar>
        )
      }
      skeleton={<Skeleton shape="cards" />}
      empty={none}
    >
      {(data, table) =>
        data.tickers.length === 0 ? (
          none
        ) : (
          <Stack>
            <TickerCards
              tickers={data.tickers}
              chosen={state.ticker}
              onChoose={(ticker) => change({ ticker })}
              onTransfer={(name) => show('inscriptions', name)}
            />
            <InscriptionTable {...table} columns={columns} rows={data.list} />
          </Stack>
        )
      }
    </ListView>
  );
}
