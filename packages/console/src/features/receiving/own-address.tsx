import { Banner, CopyButton, Inline, Stack, WholeAddress } from '@mpc/ui';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { HeldCopy } from './held-copy.tsx';
import { NotOwn } from './not-own.tsx';
import type { OwnReceiving } from './ownership.rules.ts';
import { useOwnership } from './use-ownership.ts';

export interface OwnAddressProps extends Omit<OwnReceiving, 'memo'> {
  /** What it is here: "Paying address". */
  label: string;
}

/** An own address in full among other facts, to copy once the wallet has said that it is its own. */
export function OwnAddress({ subWalletId, coin, address, label }: OwnAddressProps) {
  const { t } = useTranslation();
  const { owner, ownership } = useOwnership({ subWalletId, coin, address, memo: '' });
  if (ownership?.is === 'stop') return <NotOwn address={address} why={ownership.why} />;
  return (
    <Stack gap="xs">
      <Inline gap="s" wrap={false}>
        <WholeAddress address={address} label={label} />
        {ownership === null ? (
          <HeldCopy />
        ) : (
          <CopyButton size="small" text={address} label={t('receive.copyAddress')} />
        )}
      </Inline>
      {owner.isError ? <Banner tone="attention">{t('receive.unconfirmed')}</Banner> : null}
    </Stack>
  );
}
