import { collectibles, type NftInfo, type SubWallet } from '@mpc/api';
import {
  Amount,
  Button,
  DrawerFooter,
  KeyValueList,
  Link,
  NetworkTag,
  Picture,
  Section,
  Skeleton,
  Stack,
  Text,
  Time,
} from '@mpc/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { AddressSummary, NamedWholeAddress } from '#features/address-check';
import { read } from '#shared/api/api.ts';
import { QueryView } from '#shared/query-view/query-view.tsx';
import type { Contract } from './nft-tokens-page.tsx';

export interface NftTokenPageProps {
  subWallet: SubWallet;
  contract: Contract;
  tokenId: string;
  /** Begins to give it away. */
  onTransfer: (nft: NftInfo) => void;
}

/** One token with all that is known of it. */
export function NftTokenPage({ subWallet, contract, tokenId, onTransfer }: NftTokenPageProps) {
  const { t } = useTranslation();
  const token = useQuery(
    read(collectibles.nft, { sub_wallet_id: subWallet.sub_wallet_id, ...contract, token_id: tokenId }),
  );
  return (
    <QueryView query={token} skeleton={<Skeleton shape="form" />}>
      {(nft) => (
        <Stack>
          <Picture src={nft.image} name={nft.collection_name} />
          <Text tone="strong">{nft.nft_name}</Text>
          {nft.description === '' ? null : <Text as="p">{nft.description}</Text>}
          <KeyValueList
            items={[
              { key: 'collection', label: t('nft.collection'), value: nft.collection_name },
              { key: 'number', label: t('nft.number'), value: nft.token_id },
              { key: 'standard', label: t('nft.standard'), value: nft.token_standard },
              { key: 'amount', label: t('nft.amount'), value: <Amount value={nft.amount} /> },
              {
                key: 'network',
                label: t('assets.network'),
                value: <NetworkTag size="small" name={nft.coin_net} symbol={nft.base_symbol} />,
              },
              {
                key: 'contract',
                label: t('coin.contract'),
                value: (
                  <Stack gap="xs">
                    <AddressSummary
                      address={nft.contract_address}
                      label={t('coin.contract')}
                      baseSymbol={nft.base_symbol}
                      isContract
                      copy
                    />
                    {nft.address_link === '' ? null : (
                      <Link href={`${nft.address_link}${nft.contract_address}`} external>
                        {t('nft.explorer')}
                      </Link>
                    )}
                  </Stack>
                ),
              },
              {
                key: 'where',
                label: t('nft.where'),
                value: (
                  <NamedWholeAddress
                    address={nft.address}
                    baseSymbol={nft.base_symbol}
                    label={t('nft.where')}
                  />
                ),
              },
              {
                key: 'received',
                label: t('nft.received'),
                value: <Time at={nft.received_at} kind="short" />,
              },
            ]}
          />
          {nft.attributes.length === 0 ? null : (
            <Section title={t('nft.attributes')}>
              <KeyValueList
                items={nft.attributes.map(({ trait_type, value }, place) => ({
                  key: String(place),
                  label: trait_type,
                  value,
                }))}
              />
            </Section>
          )}
          <DrawerFooter>
            <Button
              block
              variant="primary"
              disabledReason={
                subWallet.sub_wallet_type === 1
                  ? t('web3.assetOnlyDetail', { name: subWallet.alias || subWallet.sub_wallet_name })
                  : undefined
              }
              onClick={() => onTransfer(nft)}
            >
              {t('nft.transfer.begin')}
            </Button>
          </DrawerFooter>
        </Stack>
      )}
    </QueryView>
  );
}
