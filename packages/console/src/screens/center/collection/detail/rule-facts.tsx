import type { CollectRule } from '@mpc/api';
import { Amount, CopyButton, Inline, KeyValueList, Link, Stack, Time, WholeAddress } from '@mpc/ui';
import { useTranslation } from 'react-i18next';
import { NamedWholeAddress } from '#features/address-check';
import { codeWords } from '#shared/status/look-of.ts';
import { networkName } from '../rule/rule-content.ts';
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
        { key: 'receiver', label: t('column.receiver'), value: rule.collect_sub_wallet_name },
        {
          key: 'address',
          label: t('field.address'),
          value: (
            <NamedWholeAddress address={rule.collect_address} label={t('field.address')} baseSymbol={base} />
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
              <Stack gap="xs">
                <WholeAddress address={contract} label={t('field.contract')} />
                <Inline gap="s" wrap={false}>
                  <CopyButton size="small" text={contract} label={t('detail.copyContract')} />
                  {address_link === '' ? null : (
                    <Link href={`${address_link}${contract}`} external>
                      {t('detail.explorer')}
                    </Link>
                  )}
                </Inline>
              </Stack>
            ),
        },
        {
          key: 'txid',
          label: t('detail.deployment'),
          value:
            txid === '' ? null : (
              <Stack gap="xs">
                <code>{txid}</code>
                <Inline gap="s" wrap={false}>
                  <CopyButton size="small" text={txid} label={words('order.chain.copy')} />
                  {txid_link === '' ? null : (
                    <Link href={`${txid_link}${txid}`} external>
                      {t('detail.explorer')}
                    </Link>
                  )}
                </Inline>
              </Stack>
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
