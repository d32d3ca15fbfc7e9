import type { NftCollection } from '@mpc/api';
import { Button, Card, Inline, NetworkTag, Picture, Stack, Tag, Text } from '@mpc/ui';
import { useTranslation } from '#shared/i18n/use-translation.ts';

export interface CollectionCardProps {
  collection: NftCollection;
  onOpen: () => void;
}

/** One collection, with how many of its tokens are here. */
export function CollectionCard({ collection, onOpen }: CollectionCardProps) {
  const { t } = useTranslation();
  const { collection_name: name, base_symbol, coin_net, token_standard, count, image } = collection;
  return (
    <Card padding="m">
      <Stack gap="s">
        <Picture src={image} name={name} />
        <Text tone="strong">{name}</Text>
        <Inline gap="xs">
          <NetworkTag size="small" name={coin_net} symbol={base_symbol} />
          <Tag size="small">{token_standard}</Tag>
        </Inline>
        <Inline justify="between">
          <Text tone="muted">{t('nft.count', { count })}</Text>
          <Button size="small" aria-label={t('nft.openCollection', { name })} onClick={onOpen}>
            {t('nft.open')}
          </Button>
        </Inline>
      </Stack>
    </Card>
  );
}
