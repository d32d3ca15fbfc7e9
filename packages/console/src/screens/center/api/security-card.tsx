import type { ApiDetail } from '@mpc/api';
import { Card, Inline, KeyValueList, missingNumber, Tag } from '@mpc/ui';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { DecidingStrategy } from '#features/decisions';
import { PublicKey } from './keys/key-fingerprint.tsx';

/** Who is let in: the keys that requests are signed with, the addresses they come from, and who approves a change of that. */
export function SecurityCard({ walletId, api }: { walletId: number; api: ApiDetail }) {
  const { t } = useTranslation('apiPage');
  const { ip_whitelist: rows } = api;
  return (
    <Card title={t('security.title')}>
      <KeyValueList
        items={[
          {
            key: 'client',
            label: t('field.client_rsa_pub'),
            value: <PublicKey pem={api.client_rsa_pub} label={t('field.client_rsa_pub')} />,
          },
          {
            key: 'cosigner',
            label: t('field.cosigner_rsa_pub'),
            value: <PublicKey pem={api.cosigner_rsa_pub} label={t('field.cosigner_rsa_pub')} />,
          },
          {
            key: 'ip',
            label: t('field.ip_whitelist'),
            value:
              rows.length === 0 ? (
                missingNumber
              ) : (
                <Inline gap="xs">
                  {rows.map((row, at) => (
                    <Tag key={`${at} ${row}`}>{row}</Tag>
                  ))}
                </Inline>
              ),
          },
          { key: 'verify', label: t('security.verify'), value: t(`security.verifies.${api.verify_way}`) },
          {
            key: 'strategy',
            label: t('security.approvedBy'),
            value: <DecidingStrategy asked={{ wallet_id: walletId, business_type: 'api' }} />,
          },
        ]}
      />
    </Card>
  );
}
