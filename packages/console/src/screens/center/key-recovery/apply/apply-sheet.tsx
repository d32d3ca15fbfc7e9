import { Stack, Text } from '@mpc/ui';
import { DecidingStrategy, DecisionSheet } from '#features/decisions';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { useChainNames } from '../keys/use-chain-names.ts';
import { applyContent, type KeyRequest } from './apply-content.ts';

/** Everything a person answers for who asks for keys, nothing shortened. */
export function ApplySheet({ request }: { request: KeyRequest }) {
  const { t } = useTranslation('privateKeyRecovery');
  const { wallet, scope, subWallets } = request;
  const chainNames = useChainNames();
  return (
    <Stack>
      <DecisionSheet
        context={wallet.name}
        headline={
          scope === 'wallet'
            ? t('apply.headlineWallet')
            : t('apply.headline', { name: subWallets[0]?.sub_wallet_name })
        }
        note={t('apply.note')}
        facts={[
          ...applyContent(request, t, chainNames).facts.map(({ key, label, text }) => ({
            key,
            label,
            value: <Text style={{ overflowWrap: 'anywhere' }}>{text}</Text>,
          })),
          {
            key: 'approvers',
            label: t('field.approvers'),
            value: <DecidingStrategy asked={{ wallet_id: wallet.id, business_type: 'key_export' }} />,
          },
        ]}
      />
    </Stack>
  );
}
