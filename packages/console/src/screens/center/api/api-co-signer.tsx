import type { ApiDetail } from '@mpc/api';
import { Card, KeyValueList, Link, StatusTag } from '@mpc/ui';
import { useLocation } from 'react-router-dom';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { paths } from '#shared/paths.ts';
import { withSelection } from '#shared/selection/with-selection.ts';
import { CodeTag } from '#shared/status/code-tag.tsx';
import { shareLooks } from './api-looks.ts';

/** The program that signs what comes in by the API. */
export function ApiCoSigner({ api }: { api: ApiDetail }) {
  const { t } = useTranslation('apiPage');
  const { search } = useLocation();
  const { status, version, kind, online } = api.co_signer;
  const state = online === 1 ? 'online' : status === 0 ? 'none' : 'offline';
  const tone = { online: 'success', none: 'idle', offline: 'danger' } as const;
  return (
    <Card
      title={t('coSigner.title')}
      action={<Link href={withSelection(paths.center.coSigner.index, search)}>{t('coSigner.open')}</Link>}
    >
      <KeyValueList
        items={[
          {
            key: 'state',
            label: t('coSigner.state'),
            value: <StatusTag tone={tone[state]}>{t(`coSigner.${state}`)}</StatusTag>,
          },
          {
            key: 'version',
            label: t('coSigner.version'),
            value: [version, kind === null ? '' : t(`coSigner.kind.${kind}`)]
              .filter((text) => text !== '')
              .join(' · '),
          },
          {
            key: 'share',
            label: t('coSigner.share'),
            value: <CodeTag looks={shareLooks} code={status} t={t} />,
          },
        ]}
      />
    </Card>
  );
}
