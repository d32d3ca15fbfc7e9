import type { TronProxy } from '@mpc/api';
import { Amount, Banner, Stack, Text } from '@mpc/ui';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { AddressSummary, NamedWholeAddress } from '#features/address-check';
import { DecisionSheet } from '#features/decisions';
import { ratePercent } from '#features/tron-agent';
import type { Payer } from './switch-content.ts';

export interface EnableSheetProps {
  agent: TronProxy;
  payer: Payer;
}

/** What authorizing the agent permits: who may take fees, from which address, how much and when; nothing shortened. */
export function EnableSheet({ agent, payer }: EnableSheetProps) {
  const { t } = useTranslation('tools');
  return (
    <Stack>
      <DecisionSheet
        context={t('agent.sheet.context', { name: payer.sub_wallet_name })}
        headline={<Text tone="danger">{t('agent.unlimited')}</Text>}
        note={t('agent.sheet.enableNote')}
        facts={[
          {
            key: 'spender',
            label: t('agent.field.spender'),
            value: (
              <NamedWholeAddress
                address={agent.custody_spender}
                label={t('agent.field.spender')}
                baseSymbol="TRX"
              />
            ),
          },
          {
            key: 'rate',
            label: t('agent.field.rate'),
            value: t('agent.rate', { rate: ratePercent(agent.service_charge_rate) }),
          },
          { key: 'when', label: t('agent.field.settles'), value: t('agent.settles') },
          ...(agent.status === 3
            ? [
                {
                  key: 'unpaid',
                  label: t('agent.field.unpaid'),
                  value: <Amount value={agent.unpaid_amount} symbol="TRX" />,
                },
              ]
            : []),
        ]}
      >
        <AddressSummary
          address={payer.address}
          label={t('agent.field.address')}
          baseSymbol="TRX"
          subWalletId={payer.sub_wallet_id}
        />
      </DecisionSheet>
      <Banner tone="attention">{t('agent.sheet.permits', { name: payer.sub_wallet_name })}</Banner>
    </Stack>
  );
}
