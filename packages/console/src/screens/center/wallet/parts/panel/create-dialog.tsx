import { keyExport } from '@mpc/api';
import { Dialog, Link, QrCode, Segmented, Skeleton, Stack, Text } from '@mpc/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { read } from '#shared/api/api.ts';
import { QueryView } from '#shared/query-view/query-view.tsx';

const platforms = [
  { id: 'ios', label: 'iOS' },
  { id: 'android', label: 'Android' },
] as const;

/** Says where a sub-wallet is created: in the app of the owner, whose phone makes its keys. */
export function CreateDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const [platform, setPlatform] = useState<(typeof platforms)[number]['id']>('ios');
  const app = useQuery(read(keyExport.tool, { platform }));
  return (
    <Dialog open title={t('createSub.title')} onClose={onClose}>
      <Stack>
        <Text as="p">{t('createSub.why')}</Text>
        <Text as="p">{t('createSub.how')}</Text>
        <Segmented
          label={t('createSub.phone')}
          items={platforms}
          selected={platform}
          onSelect={setPlatform}
        />
        <QueryView query={app} skeleton={<Skeleton shape="cards" count={1} />}>
          {({ url, version }) => {
            const href = new URL(url, location.origin).href;
            return (
              <Stack align="center" gap="s">
                <QrCode text={href} label={t('createSub.code')} />
                <Link href={href} external>
                  {t('createSub.get', { version })}
                </Link>
              </Stack>
            );
          }}
        </QueryView>
      </Stack>
    </Dialog>
  );
}
