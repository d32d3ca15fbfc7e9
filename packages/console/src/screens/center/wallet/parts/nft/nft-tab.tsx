import { collectibles, type SubWallet } from '@mpc/api';
import { Button, CardGrid, EmptyState, FilterBar, Skeleton, Stack } from '@mpc/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { read } from '#shared/api/api.ts';
import { useOpen } from '#shared/open/use-open.ts';
import { QueryView } from '#shared/query-view/query-view.tsx';
import { useCentre } from '../../use-centre.ts';
import { KeywordField } from '#shared/filter/keyword-field.tsx';
import { NetworkSelect } from '../network-select.tsx';
import { CollectionCard } from './collection-card.tsx';

/** The collections a sub-wallet holds tokens of. */
export function NftTab({ subWallet }: { subWallet: SubWallet }) {
  const { t } = useTranslation();
  const { show } = useOpen();
  const { said, change } = useCentre();
  const keyword = said('q');
  const net = said('net');
  const isNarrowed = keyword !== '' || net !== '';
  const reset = () => change({ q: '', net: '' });
  const nfts = useQuery({
    ...read(collectibles.nfts, {
      type: 2,
      sub_wallet_id: subWallet.sub_wallet_id,
      ...(net === '' ? {} : { base_symbol: net }),
      ...(keyword === '' ? {} : { keyword }),
    }),
    placeholderData: keepPreviousData,
  });
  return (
    <Stack>
      <FilterBar onReset={isNarrowed ? reset : undefined}>
        <NetworkSelect
          walletId={subWallet.wallet_id}
          value={net}
          onChange={(symbol) => change({ net: symbol })}
        />
        <KeywordField label={t('nft.find')} value={keyword} onChange={(q) => change({ q })} />
      </FilterBar>
      <QueryView query={nfts} skeleton={<Skeleton shape="cards" />}>
        {({ nft_list: collections }) =>
          collections.length === 0 ? (
            <EmptyState
              title={t(isNarrowed ? 'nft.noMatch' : 'nft.none')}
              action={isNarrowed ? <Button onClick={reset}>{t('assets.reset')}</Button> : undefined}
            >
              {isNarrowed ? undefined : t('nft.noneDetail')}
            </EmptyState>
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
      </QueryView>
    </Stack>
  );
}
