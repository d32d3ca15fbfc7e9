import { keyExport, type Wallet } from '@mpc/api';
import { Columns, CopyButton, Dialog, Inline, Link, QrCode, Skeleton, Stack, Text } from '@mpc/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { read } from '#shared/api/api.ts';
import { QueryView } from '#shared/query-view/query-view.tsx';

export interface InAppDialogProps {
  /** The wallet that is to be finished; null where a new one is made. */
  wallet: Wallet | null;
  onClose: () => void;
}

const phones = [
  { platform: 'ios', name: 'iOS' },
  { platform: 'android', name: 'Android' },
] as const;

/** Says that a wallet is made on the phone, where its key is, and where the app comes from. */
export function InAppDialog({ wallet, onClose }: InAppDialogProps) {
  const { t } = useTranslation();
  const title = wallet === null ? t('wallets.create') : t('walletApp.continue', { name: wallet.wallet_name });
  return (
    <Dialog open size="medium" title={title} onClose={onClose}>
      <Stack>
        <Text as="p">{t(wallet === null ? 'walletApp.create' : 'walletApp.finish')}</Text>
        {wallet === null ? (
          <Text as="p" tone="muted">
            {t('walletApp.nameStays')}
          </Text>
        ) : null}
        <Columns min="220px">
          {phones.map((phone) => (
            <Download key={phone.platform} {...phone} />
          ))}
        </Columns>
      </Stack>
    </Dialog>
  );
}

/** The app for one kind of phone, as a code to scan, and how to make sure that it is the right file. */
function Download({ platform, name }: (typeof phones)[number]) {
  const { t } = useTranslation();
  const tool = useQuery({ ...read(keyExport.tool, { platform }), staleTime: Infinity });
  return (
    <QueryView query={tool} skeleton={<Skeleton shape="cards" count={1} />}>
      {({ url, version, sha256 }) => (
        <Stack gap="s" align="center">
          <QrCode text={new URL(url, location.origin).href} label={t('walletApp.code', { name })} />
          <Link href={url} external>
            {t('walletApp.download', { name, version })}
          </Link>
          <Inline gap="xs">
            <Text tone="muted" size="label" title={sha256}>
              SHA-256 {sha256.slice(0, 8)}…{sha256.slice(-8)}
            </Text>
            <CopyButton size="small" text={sha256} label={t('walletApp.copySum', { name })} />
          </Inline>
        </Stack>
      )}
    </QueryView>
  );
}
