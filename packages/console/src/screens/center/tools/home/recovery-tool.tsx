import { CopyButton, Disclosure, Inline, Link, Skeleton, Stack, Text, Time } from '@mpc/ui';
import { useQuery } from '@tanstack/react-query';
import { desktops, recoveryToolOf } from '#features/recovery-tool';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { paths } from '#shared/paths.ts';
import { QueryView } from '#shared/query-view/query-view.tsx';
import { ToolCard } from './tool-card.tsx';

/** The program that restores wallets from exported key shares, for each kind of computer. */
export function RecoveryTool() {
  const { t } = useTranslation('tools');
  return (
    <ToolCard
      name={t('home.recovery.name')}
      description={t('home.recovery.description')}
      href={`${paths.center.keyRecovery}?tab=tool`}
    >
      <Stack gap="m">
        {desktops.map((desktop) => (
          <Download key={desktop.platform} {...desktop} />
        ))}
      </Stack>
    </ToolCard>
  );
}

/** Where it is downloaded for one kind of computer, and what the file must hash to. */
function Download({ platform, name }: (typeof desktops)[number]) {
  const { t } = useTranslation('tools');
  const tool = useQuery(recoveryToolOf(platform));
  return (
    <QueryView query={tool} skeleton={<Skeleton shape="text" count={1} style={{ width: 160 }} />}>
      {({ url, version, sha256, released_at }) => (
        <Stack gap="xs">
          <Inline>
            {url === '' ? (
              <Text>{t('home.recovery.none', { name })}</Text>
            ) : (
              <Link href={url} external>
                {t('home.recovery.download', { name, version })}
              </Link>
            )}
            {released_at === 0 ? null : (
              <Text tone="muted">
                {t('home.recovery.released')} <Time at={released_at} kind="short" />
              </Text>
            )}
          </Inline>
          {sha256 === '' ? null : (
            <Disclosure summary={t('home.recovery.checksum', { name })}>
              <Inline wrap={false} align="start">
                <Text style={{ overflowWrap: 'anywhere' }}>
                  <code>{sha256}</code>
                </Text>
                <CopyButton text={sha256} label={t('home.recovery.copy', { name })} />
              </Inline>
            </Disclosure>
          )}
        </Stack>
      )}
    </QueryView>
  );
}
