import { wallets, type SubWallet } from '@mpc/api';
import {
  Button,
  EmptyState,
  FilterSelect,
  Inline,
  Pagination,
  Segmented,
  Skeleton,
  Stack,
  Text,
} from '@mpc/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { read } from '#shared/api/api.ts';
import { KeywordField } from '#shared/list/keyword-field.tsx';
import { QueryView } from '#shared/query-view/query-view.tsx';
import { useNetworkOptions } from '../../use-network-options.ts';
import { CoinToggle } from './coin-toggle.tsx';

export interface CoinSearchProps {
  subWallet: SubWallet;
  /** Goes on to the request for a coin that is not there. */
  onAsk: () => void;
}

const chains = ['opened', 'unopened'] as const;
const pageSize = 20;
const anything = { keyword: '', net: '', chain: 'opened' as (typeof chains)[number], page: 1 };

/** Every coin there is, by its symbol or its contract, each with its switch. */
export function CoinSearch({ subWallet, onAsk }: CoinSearchProps) {
  const { t } = useTranslation();
  const [asked, setAsked] = useState(anything);
  const { keyword, net, chain, page } = asked;
  const narrow = (part: Partial<typeof anything>) => setAsked((now) => ({ ...now, page: 1, ...part }));
  const networks = useNetworkOptions(asked).net;
  const coins = useQuery({
    ...read(wallets.searchCoins, {
      sub_wallet_id: subWallet.sub_wallet_id,
      ...(keyword === '' ? {} : { keyword }),
      ...(net === '' ? {} : { base_symbol: net }),
      open_chain: chain === 'opened' ? (1 as const) : (0 as const),
      page_no: page,
      page_size: pageSize,
    }),
    placeholderData: keepPreviousData,
  });
  return (
    <Stack>
      <KeywordField label={t('manage.find')} value={keyword} onChange={(text) => narrow({ keyword: text })} />
      <Inline justify="between">
        <Segmented
          label={t('manage.chains')}
          items={chains.map((id) => ({ id, label: t(`manage.chain.${id}`) }))}
          selected={chain}
          onSelect={(id) => narrow({ chain: id, net: '' })}
        />
        {chain === 'opened' ? (
          <FilterSelect
            label={t('assets.network')}
            options={networks}
            value={net === '' ? [] : [net]}
            onChange={([symbol = '']) => narrow({ net: symbol })}
          />
        ) : null}
      </Inline>
      <QueryView query={coins} skeleton={<Skeleton shape="rows" count={8} />}>
        {({ list, count }) =>
          list.length === 0 ? (
            <EmptyState title={t('manage.none')}>{t('manage.noneDetail')}</EmptyState>
          ) : (
            <Stack>
              {list.map((coin) => (
                <CoinToggle key={coin.symbol} subWallet={subWallet} coin={coin} />
              ))}
              {count > pageSize ? (
                <Pagination
                  page={page}
                  pageSize={pageSize}
                  count={count}
                  onPage={(next) => setAsked((now) => ({ ...now, page: next }))}
                />
              ) : null}
            </Stack>
          )
        }
      </QueryView>
      <Inline justify="between">
        <Text tone="muted">{t('manage.notListed')}</Text>
        <Button size="small" onClick={onAsk}>
          {t('listing.action')}
        </Button>
      </Inline>
    </Stack>
  );
}
