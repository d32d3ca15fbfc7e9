import { collectibles, type SubWallet } from '@mpc/api';
import { CardGrid, EmptyState, Skeleton } from '@mpc/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { read } from '#shared/api/api.ts';
import { KeywordField } from '#shared/list/keyword-field.tsx';
import { ListFilters } from '#shared/list/list-filters.tsx';
import { ListView } from '#shared/list/list-view.tsx';
import { omitEmpty } from '#shared/list/omit-empty.ts';
import { SelectFilters } from '#shared/list/select-filters.tsx';
import { useList } from '#shared/list/use-list.ts';
import { useSelects } from '#shared/list/use-selects.ts';
import { useOverlayParam } from '#shared/overlay/overlay-param.ts';
import { nftList } from '../../centre-lists.ts';
import { useNetworkOptions } from '../../use-network-options.ts';
import { CollectionCard } from './collection-card.tsx';

/** The collections a sub-wallet holds tokens of. */
export function NftTab({ subWallet }: { subWallet: SubWallet }) {
  const { t } = useTranslation();
  const { show } = useOverlayParam();
  const list = useList(nftList);
  const { net, q } = list.state;
  const selects = useSelects(list, [{ name: 'net', label: t('assets.network') }]);
  const options = useNetworkOptions(list.state, selects.isWanted);
  const nfts = useQuery({
    ...read(collectibles.nfts, {
      type: 2,
      sub_wallet_id: subWallet.sub_wallet_id,
      ...omitEmpty({ base_symbol: net, keyword: q }),
    }),
    placeholderData: keepPreviousData,
  });
  return (
    <ListView
      list={list}
      query={nfts}
      filters={
        <ListFilters list={list}>
          <SelectFilters filters={selects} options={options} />
          <KeywordField label={t('nft.find')} value={q} onChange={(text) => list.change({ q: text })} />
        </ListFilters>
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
                key={`${collection.base_symbol} ${collection.contract_address}`}
                collection={collection}
                onOpen={() => show('nft', `${collection.base_symbol}.${collection.contract_address}`)}
              />
            ))}
          </CardGrid>
        )
      }
    </ListView>
  );
}
