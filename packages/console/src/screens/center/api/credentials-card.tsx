import type { ApiDetail } from '@mpc/api';
import { Button, Card, CopyButton, Inline, KeyValueList, Text, Time } from '@mpc/ui';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { useOverlayParam } from '#shared/overlay/overlay-param.ts';
import { useMayGovern } from '#shared/selection/use-wallet-role.ts';
import { CodeTag } from '#shared/status/code-tag.tsx';
import { apiLooks } from './api-looks.ts';
import { PublicKey } from './keys/key-fingerprint.tsx';

/** What callers go by: the merchant's id and the platform's own key; and whether any of them is let in. */
export function CredentialsCard({ api }: { api: ApiDetail }) {
  const { t } = useTranslation('apiPage');
  const { show } = useOverlayParam();
  const { app_id: appId, status, pending, updated_by: by } = api;
  const mayStop = useMayGovern() === true && status === 1;
  const reason =
    status === 3 ? t('switch.notYet') : pending === null || mayStop ? undefined : t('refused.pending');
  return (
    <Card
      title={t('credentials.title')}
      action={
        <Button size="small" disabledReason={reason} onClick={() => show('switch-api')}>
          {t(status === 1 ? 'switch.disable.open' : 'switch.enable.open')}
        </Button>
      }
    >
      <KeyValueList
        items={[
          {
            key: 'status',
            label: t('credentials.status'),
            value: <CodeTag looks={apiLooks} code={status} t={t} />,
          },
          {
            key: 'app',
            label: t('credentials.appId'),
            value: (
              <Inline gap="xs" wrap={false}>
                <code>{appId}</code>
                <CopyButton text={appId} label={t('credentials.copyAppId')} />
              </Inline>
            ),
          },
          {
            key: 'platform',
            label: t('credentials.platformKey'),
            value: <PublicKey pem={api.custody_rsa_pub} label={t('credentials.platformKey')} />,
          },
          { key: 'created', label: t('credentials.created'), value: moment(api.created_at) },
          {
            key: 'updated',
            label: t('credentials.updated'),
            value:
              api.updated_at === null ? null : (
                <Inline gap="xs">
                  <Time at={api.updated_at} kind="short" />
                  {by === null ? null : <Text tone="muted">{by.nickname}</Text>}
                </Inline>
              ),
          },
        ]}
      />
    </Card>
  );
}

const moment = (at: number | null) => (at === null ? null : <Time at={at} kind="short" />);
