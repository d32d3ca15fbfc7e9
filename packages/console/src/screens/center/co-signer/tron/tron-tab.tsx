import { tron } from '@mpc/api';
import {
  Amount,
  Banner,
  CopyButton,
  Inline,
  KeyValueList,
  Skeleton,
  Stack,
  StatusTag,
  Text,
  Time,
  WholeAddress,
} from '@mpc/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { read } from '#shared/api/api.ts';
import { QueryView } from '#shared/query-view/query-view.tsx';

const tones = { 0: 'idle', 1: 'running', 2: 'success', 3: 'danger' } as const;

/** Delegation on TRON, which pays for sweeps there with energy instead of TRX: how it stands. */
export function TronTab({ walletId }: { walletId: number }) {
  const { t } = useTranslation('coSigner');
  const proxy = useQuery(read(tron.proxy, { wallet_id: walletId }));
  return (
    <QueryView query={proxy} skeleton={<Skeleton shape="text" count={6} />}>
      {(agent) => (
        <Stack gap="m">
          {agent.status === 3 ? (
            <Banner tone="danger" title={t('tron.arrears')}>
              {t('tron.arrearsDetail')} <Amount value={agent.unpaid_amount} symbol="TRX" />
            </Banner>
          ) : null}
          <Text as="p">{t('tron.means')}</Text>
          <KeyValueList
            items={[
              {
                key: 'status',
                label: t('rule.status'),
                value: <StatusTag tone={tones[agent.status]}>{t(`tron.status.${agent.status}`)}</StatusTag>,
              },
              { key: 'payer', label: t('tron.payer'), value: agent.auth_sub_wallet_name },
              {
                key: 'address',
                label: t('tron.address'),
                value:
                  agent.auth_address === '' ? (
                    ''
                  ) : (
                    <Inline gap="s">
                      <WholeAddress address={agent.auth_address} label={t('tron.address')} />
                      <CopyButton text={agent.auth_address} label={t('funds.copy')} />
                    </Inline>
                  ),
              },
              {
                key: 'balance',
                label: t('tron.balance'),
                value:
                  agent.auth_sub_wallet_id === 0 ? '' : <Amount value={agent.auth_balance} symbol="TRX" />,
              },
              {
                key: 'saved',
                label: t('tron.saved'),
                value: <Amount value={agent.saved_trx_total} symbol="TRX" />,
              },
              { key: 'since', label: t('tron.since'), value: <Time at={agent.open_time} /> },
              { key: 'next', label: t('tron.next'), value: <Time at={agent.next_settlement_time} /> },
            ]}
          />
          <Text as="p" tone="muted">
            {t('tron.where')}
          </Text>
        </Stack>
      )}
    </QueryView>
  );
}
