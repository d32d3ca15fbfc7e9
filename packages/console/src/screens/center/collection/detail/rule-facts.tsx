import type { CollectRule } from '@mpc/api';
import { Amount, KeyValueList, Time, WholeAddress } from '@mpc/ui';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { NamedWholeAddress } from '#features/address-check';
import { codeWords } from '#shared/status/look-of.ts';
import { networkName } from '../rule/rule-content.ts';
import { OnChain } from '../rule/on-chain.tsx';
import { modeWords } from '../rule/rule-looks.ts';
import { feeUnit } from '../rule/fee-unit.ts';

/** Where a rule sweeps to, by which contract, and how that came to its chain; nothing shortened. */
export function RuleFacts({ rule }: { rule: CollectRule }) {
  const { t } = useTranslation('collection');
  const { t: words } = useTranslation();
  const { contract_address: contract, deploy_txid: txid, txid_link, address_link, base_symbol: base } = rule;
  return (
    <KeyValueList
      items={[
        { key: 'network', label: t('field.network'), value: networkName(rule) },
        { key: 'receiver', label: t('field.receiver'), value: rule.collect_sub_wallet_name },
        {
          key: 'address',
          label: t('field.address'),
          value: (
            <OnChain text={rule.collect_address} copy={t('detail.copyAddress')} link={address_link}>
              <NamedWholeAddress
                address={rule.collect_address}
                label={t('field.address')}
                baseSymbol={base}
              />
            </OnChain>
          ),
        },
        { key: 'mode', label: t('field.mode'), value: codeWords(modeWords, rule.collect_mode, t) },
        {
          key: 'contract',
          label: t('field.contract'),
          value:
            contract === '' ? (
              t('column.notDeployed')
            ) : (
              <OnChain text={contract} copy={t('detail.copyContract')} link={address_link}>
                <WholeAddress address={contract} label={t('field.contract')} />
              </OnChain>
            ),
        },
        {
          key: 'txid',
          label: t('detail.deployment'),
          value:
            txid === '' ? null : (
              <OnChain text={txid} copy={words('order.chain.copy')} link={txid_link}>
                <code>{txid}</code>
              </OnChain>
            ),
        },
        {
          key: 'fee',
          label: t(txid === '' ? 'detail.feeEstimated' : 'detail.feePaid'),
          value: <Amount value={rule.fee} symbol={feeUnit(rule)} />,
        },
        {
          key: 'created',
          label: t('detail.created'),
          value: (
            <>
              {rule.created_by.nickname} · <Time at={rule.created_at} />
            </>
          ),
        },
        { key: 'updated', label: t('column.updated'), value: <Time at={rule.updated_at} /> },
      ]}
    />
  );
}
