import { Card, Inline, Skeleton, Stack, Text } from '@mpc/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { drawnSteps, StepsLine } from '#features/strategies';
import { QueryView } from '#shared/query-view/query-view.tsx';
import { basicOf } from '../strategy-engine-first.ts';

/** What decides where no advanced strategy does: always the last one. */
export function BasicLast({ subWalletId }: { subWalletId: number }) {
  const { t } = useTranslation('strategyEngine');
  const basic = useQuery(basicOf(subWalletId));
  return (
    <Card>
      <QueryView query={basic} skeleton={<Skeleton shape="text" />}>
        {({ node_list }) => (
          <Stack gap="s">
            <Inline gap="s">
              <Text tone="strong">{t('basic.title')}</Text>
              <Text tone="muted">{t('list.everythingElse')}</Text>
            </Inline>
            <StepsLine label={t('basic.title')} steps={drawnSteps(node_list)} />
          </Stack>
        )}
      </QueryView>
    </Card>
  );
}
