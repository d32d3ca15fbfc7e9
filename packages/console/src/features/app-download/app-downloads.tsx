import { keyExport } from '@mpc/api';
import { Columns, CopyButton, Inline, Link, QrCode, Skeleton, Stack, Text } from '@mpc/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { read } from '#shared/api/api.ts';
import { QueryView } from '#shared/query-view/query-view.tsx';

const phones = [
  { platform: 'ios', name: 'iOS' },
  { platform: 'android', name: 'Android' },
] as const;

/** Where the app comes from, for each kind of phone. */
export function AppDownloads() {
  return (
    <Columns min="220px">
      {phones.map((phone) => (
        <Download key={phone.platform} {...phone} />
      ))}
    </Columns>
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
