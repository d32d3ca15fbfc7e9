import type { CollectAuth, CollectRule } from '@mpc/api';
import type { TFunction } from 'i18next';
import type { Content } from '#features/decisions';
import { exactAmount } from '#shared/money/exact-amount.ts';
import { codeWords } from '#shared/status/look-of.ts';
import { networkName } from '../rule/rule-content.ts';
import { authStatus } from '../rule/rule-looks.ts';
import { feeUnit, wholeFeeUnit } from '../rule/fee-unit.ts';

/** Whether signing takes an allowance away instead of giving one. */
export const isGiven = ({ auth_status }: Pick<CollectAuth, 'auth_status'>): boolean => auth_status === 3;

/** An amount that a contract may take; one without an end is marked by -1. */
export const allowanceText = (amount: string, coin: string, t: TFunction<'collection'>): string => {
  if (amount === '-1') return t('auth.unlimited', { coin });
  return amount === '0' ? t('auth.none') : `${exactAmount(amount)} ${coin}`;
};

/** Everything that is signed with an authorization: which contract may take what from which address. */
export function authContent(rule: CollectRule, auth: CollectAuth, t: TFunction<'collection'>): Content {
  const { symbol_alias: coin, fee } = auth;
  const unit = wholeFeeUnit(auth);
  return {
    facts: [
      { key: 'id', label: t('auth.title'), text: String(auth.id) },
      { key: 'rule', label: t('field.rule'), text: rule.rule_name },
      { key: 'network', label: t('field.network'), text: networkName(rule) },
      { key: 'contract', label: t('field.contract'), text: rule.contract_address, as: 'address' },
      { key: 'into', label: t('field.address'), text: rule.collect_address, as: 'address' },
      { key: 'receiver', label: t('field.receiver'), text: rule.collect_sub_wallet_name },
      {
        key: 'subWallet',
        label: t('column.subWallet'),
        text: `${auth.sub_wallet_name} · ${auth.sub_wallet_id}`,
      },
      { key: 'address', label: t('column.from'), text: auth.address, as: 'address' },
      { key: 'coin', label: t('column.coin'), text: `${coin} · ${auth.symbol} · ${auth.coin_net}` },
      { key: 'allowance', label: t('auth.allowance'), text: allowanceText(auth.auth_amount, coin, t) },
      { key: 'status', label: t('field.status'), text: codeWords(authStatus, isGiven(auth) ? 3 : 0, t) },
      {
        key: 'fee',
        label: t('sweep.fee'),
        text: `${exactAmount(fee)} ${unit}`,
        ceiling: { amount: fee, unit },
      },
    ],
    diff: [],
  };
}

/** Why an authorization cannot be signed now; undefined where it can. */
export function authBlock(
  rule: CollectRule,
  auth: CollectAuth,
  t: TFunction<'collection'>,
): string | undefined {
  if (rule.contract_address === '' || (rule.status !== 3 && rule.status !== 5))
    return t('auth.block.notDeployed');
  if (auth.auth_status === 2) return t('auth.block.pending');
  if (!auth.has_gas) return t('auth.block.gas', { coin: feeUnit(auth) });
  return auth.can_sign ? undefined : t('auth.block.role');
}
