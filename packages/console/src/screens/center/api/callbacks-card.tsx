import type { ApiDetail } from '@mpc/api';
import { Card, Inline, KeyValueList, Link, Stack, Text, Time } from '@mpc/ui';
import { useLocation } from 'react-router-dom';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { paths } from '#shared/paths.ts';
import { withSelection } from '#shared/selection/with-selection.ts';
import { CodeTag } from '#shared/status/code-tag.tsx';
import { callbackLooks } from './api-looks.ts';

/** Where the wallet reports to, and how the last report went. */
export function CallbacksCard({ api }: { api: ApiDetail }) {
  const { t } = useTranslation('apiPage');
  const { search } = useLocation();
  const { last_callback: last } = api;
  return (
    <Card
      title={t('callbacks.title')}
      action={
        <Link href={withSelection(paths.center.transactionNotification, search)}>{t('callbacks.open')}</Link>
      }
    >
      <Stack gap="m">
        <KeyValueList
          items={[
            { key: 'notify', label: t('field.notify_url'), value: url(api.notify_url) },
            { key: 'cosigner', label: t('field.cosigner_url'), value: url(api.cosigner_url) },
            { key: 'approval', label: t('callbacks.withdraw'), value: url(api.withdraw_callback) },
            {
              key: 'last',
              label: t('callbacks.last'),
              value:
                last === null ? (
                  t('callbacks.never')
                ) : (
                  <Inline gap="xs">
                    <CodeTag looks={callbackLooks} code={last.status} t={t} />
                    {last.http_code === 0 ? null : <Text tone="muted">HTTP {last.http_code}</Text>}
                    <Time at={last.at} kind="relative" />
                  </Inline>
                ),
            },
          ]}
        />
        <Text tone="muted" size="label">
          {t('callbacks.test')}
        </Text>
      </Stack>
    </Card>
  );
}

const url = (text: string) => (text === '' ? null : <code>{text}</code>);
