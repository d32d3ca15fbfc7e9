import { apiSettings } from '@mpc/api';
import { Card, KeyValueList, Skeleton, Stack, StatusTag, Text } from '@mpc/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { read } from '#shared/api/api.ts';
import { inFours } from '#shared/in-fours.ts';
import { live } from '#shared/freshness/live.ts';
import { QueryView } from '#shared/query-view/query-view.tsx';

const shareTone = { 0: 'idle', 1: 'attention', 2: 'success', 3: 'danger' } as const;

/** The program that signs sweeps: whether it answers, which one it is, and its share of the key. */
export function CoSignerCard({ walletId }: { walletId: number }) {
  const { t } = useTranslation('coSigner');
  const api = useQuery({ ...read(apiSettings.detail, { wallet_id: walletId }), ...live });
  return (
    <Card title={t('coSigner.title')}>
      <QueryView query={api} skeleton={<Skeleton shape="text" count={8} />}>
        {({
          co_signer: { status, version, kind, online },
          cosigner_fingerprint: fingerprint,
          verify_way: way,
        }) => (
          <Stack gap="m">
            <KeyValueList
              items={[
                {
                  key: 'online',
                  label: t('coSigner.state'),
                  value: (
                    <StatusTag tone={online === 1 ? 'success' : status === 0 ? 'idle' : 'danger'}>
                      {t(
                        online === 1
                          ? 'coSigner.online'
                          : status === 0
                            ? 'coSigner.none'
                            : 'coSigner.offline',
                      )}
                    </StatusTag>
                  ),
                },
                {
                  key: 'version',
                  label: t('coSigner.version'),
                  value:
                    version === ''
                      ? ''
                      : [version, kind === null ? '' : t(`coSigner.kind.${kind}`)].join(' · '),
                },
                {
                  key: 'share',
                  label: t('coSigner.share'),
                  value: <StatusTag tone={shareTone[status]}>{t(`coSigner.shareIs.${status}`)}</StatusTag>,
                },
                { key: 'verify', label: t('coSigner.verify'), value: t(`coSigner.verifies.${way}`) },
                {
                  key: 'fingerprint',
                  label: t('coSigner.fingerprint'),
                  value: fingerprint === '' ? '' : <code>{inFours(fingerprint)}</code>,
                },
              ]}
            />
            <Text tone="muted" size="label">
              {t('coSigner.inApp')}
            </Text>
          </Stack>
        )}
      </QueryView>
    </Card>
  );
}
