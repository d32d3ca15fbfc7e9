import type { Nft } from '@mpc/api';
import { Amount, Button, Card, ellipsis, Inline, Picture, Stack, Tag, Text } from '@mpc/ui';
import { useTranslation } from '#shared/i18n/use-translation.ts';

/** One token, or so many of one. */
export function TokenCard({ nft, onOpen }: { nft: Nft; onOpen: () => void }) {
  const { t } = useTranslation();
  const name = nft.nft_name;
  return (
    <Card padding="m">
      <Stack gap="s">
        <Picture src={nft.image} name={nft.collection_name} />
        <Stack gap="xs">
          <Text tone="strong">{name}</Text>
          <Text tone="muted" size="label" title={nft.token_id}>
            {t('nft.number')} {ellipsis(nft.token_id)}
          </Text>
        </Stack>
        <Inline justify="between">
          <Inline gap="xs">
            <Text tone="muted">
              × <Amount value={nft.amount} />
            </Text>
            {nft.is_video === 1 ? <Tag size="small">{t('nft.video')}</Tag> : null}
          </Inline>
          <Button size="small" aria-label={t('nft.openToken', { name })} onClick={onOpen}>
            {t('nft.open')}
          </Button>
        </Inline>
      </Stack>
    </Card>
  );
}
