import { collectibles, type SubWallet } from '@mpc/api';
import { CardGrid, EmptyState, Pagination, Skeleton, Stack } from '@mpc/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { read } from '#shared/api/api.ts';
import { QueryView } from '#shared/query-view/query-view.tsx';
import { KeywordField } from '#shared/list/keyword-field.tsx';
import { TokenCard } from './token-card.tsx';

/** A contract of a chain. */
export interface Contract {
  base_symbol: string;
  contract_address: string;
}

export interface NftTokensPageProps {
  subWallet: SubWallet;
  contract: Contract;
  onOpen: (tokenId: string) => void;
}

const pageSize = 20;

/** The tokens of a collection that a sub-wallet holds. */
export function NftTokensPage({ subWallet, contract, onOpen }: NftTokensPageProps) {
  const { t } = useTranslation();
  const [keyword, setKeyword] = useState('');
  const [page, setPage] = useState(1);
  const tokens = useQuery({
    ...read(collectibles.nftTokens, {
      sub_wallet_id: subWallet.sub_wallet_id,
      ...contract,
      ...(keyword === '' ? {} : { keyword }),
      page_no: page,
      page_size: pageSize,
    }),
    placeholderData: keepPreviousData,
  });
  return (
    <Stack>
      <KeywordField
        label={t('nft.findToken')}
        value={keyword}
        onChange={(text) => {
          setKeyword(text);
          setPage(1);
        }}
      />
      <QueryView query={tokens} skeleton={<Skeleton shape="cards" count={8} />}>
        {({ nft_token_list: list, count }) =>
          list.length === 0 ? (
            <EmptyState title={t('nft.noTokenMatch')} />
          ) : (
            <>
              <CardGrid aria-label={t('nft.tokens')} min="180px">
                {list.map((nft) => (
                  <TokenCard key={nft.token_id} nft={nft} onOpen={() => onOpen(nft.token_id)} />
                ))}
              </CardGrid>
              <Pagination page={page} pageSize={pageSize} count={count} onPage={setPage} />
            </>
          )
        }
      </QueryView>
    </Stack>
  );
}
