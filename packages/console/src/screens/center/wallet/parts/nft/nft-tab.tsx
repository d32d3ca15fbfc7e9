import { collectibles, type NftCollection, type ParamsOf, type SubWallet } from '@mpc/api';
import { CardGrid, EmptyState, Skeleton, type TableColumn } from '@mpc/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { client, read } from '#shared/api/api.ts';
import { KeywordField } from '#shared/list/keyword-field.tsx';
import { ListBar } from '#shared/list/list-bar.tsx';
import { ListFilters } from '#shared/list/list-filters.tsx';
import { ListView } from '#shared/list/list-view.tsx';
import { omitEmpty } from '#shared/list/omit-empty.ts';
import { SelectFilters } from '#shared/list/select-filters.tsx';
import { useList } from '#shared/list/use-list.ts';
import { useSelects } from '#shared/list/use-selects.ts';
import { onlyPage, useTableFile } from '#shared/list/use-table-file.ts';
import { useOverlayParam } from '#shared/overlay/overlay-param.ts';
import { nftList } from '../../centre-lists.ts';
import { useNetworkOptions } from '../../use-network-options.ts';
import { CollectionCard } from './collection-card.tsx';

const keyOf = ({ base_symbol, contract_address }: NftCollection) => `${base_symbol}.${contract_address}`;

/** What a file says of a collection, which is a card on the screen. */
const fileColumns = (t: TFunction): TableColumn<NftCollection>[] => [
  { key: 'name', header: t('nft.file.collection'), cell: ({ collection_name }) => collection_name },
  { key: 'network', header: t('assets.network'), cell: ({ coin_net }) => coin_net },
  { key: 'contract', header: t('nft.file.contract'), cell: ({ contract_address }) => contract_address },
  { key: 'standard', header: t('nft.file.standard'), cell: ({ token_standard }) => token_standard },
  { key: 'tokens', header: t('nft.file.tokens'), cell: ({ count }) => count },
];

/** The collections a sub-wallet holds tokens of. */
export function NftTab({ subWallet }: { subWallet: SubWallet }) {
  const { t } = useTranslation();
  const { show } = useOverlayParam();
  const list = useList(nftList);
  const { net, q } = list.state;
  const selects = useSelects(list, [{ name: 'net', label: t('assets.network') }]);
  const options = useNetworkOptions(list.state, selects.isWanted);
  const params: ParamsOf<typeof collectibles.nfts> = {
    type: 2,
    sub_wallet_id: subWallet.sub_wallet_id,
    ...omitEmpty({ base_symbol: net, keyword: q }),
  };
  const nfts = useQuery({ ...read(collectibles.nfts, params), placeholderData: keepPreviousData });
  const file = useTableFile(list.name, fileColumns(t), {
    keyOf,
    page: async (_, signal) => onlyPage((await client.call(collectibles.nfts, params, { signal })).nft_list),
  });
  return (
    <ListView
      list={list}
      query={nfts}
      file={file}
      filters={
        <ListBar list={list} query={nfts} file={file}>
          <ListFilters list={list}>
            <SelectFilters filters={selects} options={options} />
            <KeywordField label={t('nft.find')} value={q} onChange={(text) => list.change({ q: text })} />
          </ListFilters>
        </ListBar>
      }
      skeleton={<Skeleton shape="cards" />}
      empty={<EmptyState title={t('nft.none')}>{t('nft.noneDetail')}</EmptyState>}
    >
      {({ nft_list: collections }, table) =>
        collections.length === 0 ? (
          table.empty
        ) : (
          <CardGrid aria-label={t('nft.collections')} min="220px">
            {collections.map((collection) => (
              <CollectionCard
                key={keyOf(collection)}
                collection={collection}
                onOpen={() => show('nft', keyOf(collection))}
              />
            ))}
          </CardGrid>
        )
      }
    </ListView>
  );
}
