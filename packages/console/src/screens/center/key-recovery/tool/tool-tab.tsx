import { Banner, Skeleton, Stack, Text } from '@mpc/ui';
import { useQuery } from '@tanstack/react-query';
import { desktops, recoveryToolOf } from '#features/recovery-tool';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { QueryView } from '#shared/query-view/query-view.tsx';
import { ToolFile } from './tool-file.tsx';

/** The program that joins exported shares: where it is, and how a person makes sure that it is the right one. */
export function ToolTab() {
  const { t } = useTranslation('privateKeyRecovery');
  return (
    <Stack gap="m">
      <Banner tone="attention" title={t('tool.offline')}>
        <Text as="p">{t('tool.offlineDetail')}</Text>
      </Banner>
      {desktops.map((desktop) => (
        <Platform key={desktop.platform} {...desktop} />
      ))}
      <Text as="p" tone="muted">
        {t('tool.elsewhere')}
      </Text>
    </Stack>
  );
}

/** The tool for one kind of computer. */
function Platform({ platform, name }: (typeof desktops)[number]) {
  const tool = useQuery(recoveryToolOf(platform));
  return (
    <QueryView query={tool} skeleton={<Skeleton shape="cards" count={1} />}>
      {(found) => <ToolFile key={`${found.version} ${found.sha256}`} tool={found} system={name} />}
    </QueryView>
  );
}
