import { coldWallet, type MultisigAddress } from '@mpc/api';
import { DiffView, Skeleton, Stack, Text, TextArea } from '@mpc/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { DecidingStrategy, DecisionSheet } from '#features/decisions';
import { SettingDialog, useStillSet } from '#features/setting-change';
import { read } from '#shared/api/api.ts';
import { coinName } from '#shared/coin/coin-name.ts';
import { listed } from '#shared/i18n/i18n.ts';
import { QueryView } from '#shared/query-view/query-view.tsx';
import { ContractRefusal } from './contract-refusal.tsx';
import { contractsNow, isRequested, lookedAt } from './contracts-query.ts';
import { tiers } from './contracts.values.ts';

interface DeleteContractsProps {
  walletId: number;
  pair: MultisigAddress;
  onSubmitted: (itemId: number | null) => void;
  onClose: () => void;
}

/** Requests that a network has no contracts any more: what stops working, and who has to approve it. */
export function DeleteContracts({ walletId, pair, onSubmitted, onClose }: DeleteContractsProps) {
  const { t } = useTranslation('coldWallet');
  const { t: words } = useTranslation();
  const [remark, setRemark] = useState('');
  const { id, base_symbol: base, coin_net: network } = pair;
  const strategies = useQuery(
    read(coldWallet.strategies, { wallet_id: walletId, base_symbol: base, page_size: 100 }),
  );
  const still = useStillSet(lookedAt(pair), async () => lookedAt(await contractsNow(walletId, base)));
  const said = remark.trim();
  return (
    <SettingDialog
      type="remove"
      title={t('addresses.delete.ask', { network })}
      confirm={t('addresses.submit')}
      means={t('addresses.afterApproval')}
      done={t('addresses.delete.done')}
      command={coldWallet.deleteAddresses}
      params={{ id, ...(said === '' ? {} : { remark: said }) }}
      still={still}
      isThere={async () =>
        isRequested(await contractsNow(walletId, base), pair, {
          op: 'delete',
          warm_address: '',
          cold_address: '',
        }) !== undefined
      }
      refused={(error) => <ContractRefusal error={error} onShow={onClose} />}
      onDone={(data) => onSubmitted(data?.item_id ?? null)}
      onClose={onClose}
    >
      <DecisionSheet
        context={t('addresses.title')}
        headline={t('addresses.delete.headline', { network })}
        facts={[
          { key: 'network', label: t('addresses.network'), value: [...new Set([network, base])].join(' · ') },
          {
            key: 'strategy',
            label: words('order.strategy'),
            value: <DecidingStrategy asked={{ wallet_id: walletId, business_type: 'cold_address' }} />,
          },
        ]}
      >
        <DiffView
          label={t('addresses.changes')}
          items={tiers.map((tier) => ({
            key: tier,
            label: t(`addresses.tier.${tier}`),
            before: pair[`${tier}_address`],
            kind: 'address' as const,
          }))}
        />
        <Stack gap="xs">
          <QueryView query={strategies} skeleton={<Skeleton shape="text" count={1} />}>
            {({ list, count }) => (
              <Text as="p">
                {list.length === 0
                  ? t('addresses.delete.noStrategies', { network })
                  : t('addresses.delete.strategies', { count, coins: listed(list.map(coinName)) })}
              </Text>
            )}
          </QueryView>
          <Text as="p">{t('addresses.delete.moves', { network })}</Text>
          <Text as="p">{t('addresses.delete.funds')}</Text>
        </Stack>
        <TextArea label={t('addresses.remark')} limit={200} value={remark} onChange={setRemark} />
      </DecisionSheet>
    </SettingDialog>
  );
}
