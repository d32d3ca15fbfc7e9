import { collectRuleNameLimit } from '@mpc/api';
import { CoinIcon, Columns, ComboBox, hiddenIn, RadioGroup, TextField } from '@mpc/ui';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { modeWords } from '../rule/rule-looks.ts';
import type { RuleOptions, RuleValues } from './rule-form.values.ts';

export interface RuleFieldsProps {
  values: RuleValues;
  onChange: (part: Partial<RuleValues>) => void;
  options: RuleOptions;
  /** Why the network cannot be chosen. */
  networkFixed?: string | undefined;
  /** Where it sweeps to is not asked any more. @default false */
  isDeployed?: boolean;
}

/** What a rule is called, where it sweeps to, and how a sweep begins; beside each other where there is room. */
export function RuleFields({ values, onChange, options, networkFixed, isDeployed = false }: RuleFieldsProps) {
  const { t } = useTranslation('collection');
  const nameFault = (text: string) => {
    const hidden = hiddenIn(text);
    if (hidden !== undefined) return { level: 'error' as const, message: t('form.hidden', { mark: hidden }) };
    const over = Array.from(text).length - collectRuleNameLimit;
    return over > 0
      ? { level: 'error' as const, message: t('form.nameTooLong', { limit: collectRuleNameLimit }) }
      : null;
  };
  return (
    // As wide as an address that is not cut.
    <Columns min="480px">
      <TextField
        label={t('field.name')}
        required
        limit={collectRuleNameLimit}
        value={values.name}
        check={nameFault}
        onChange={(name) => onChange({ name })}
      />
      {isDeployed ? null : (
        <>
          <ComboBox
            label={t('field.network')}
            required
            disabled={networkFixed !== undefined}
            description={networkFixed ?? t('form.networkMeans')}
            options={options.chains.map((chain) => ({
              id: chain.base_symbol,
              label: chain.coin_net,
              icon: <CoinIcon symbol={chain.base_symbol} size={20} />,
              keywords: [chain.base_symbol],
            }))}
            value={values.network}
            onChange={(network) => onChange({ network, address: null, symbols: [] })}
          />
          <ComboBox
            label={t('field.receiver')}
            required
            description={t('form.receiverMeans')}
            options={options.subWallets.map((sub) => ({
              id: String(sub.sub_wallet_id),
              label: sub.sub_wallet_name,
            }))}
            value={values.receiver === null ? null : String(values.receiver)}
            onChange={(id) => onChange({ receiver: id === null ? null : Number(id), address: null })}
          />
          <ComboBox
            label={t('field.address')}
            required
            disabled={values.network === null || values.receiver === null}
            description={t(
              values.network === null || values.receiver === null ? 'form.addressFirst' : 'form.addressMeans',
            )}
            options={options.addresses.map((one) => ({
              id: one.address,
              label: one.address_label || t(one.is_common === 1 ? 'form.mainAddress' : 'form.otherAddress'),
              detail: one.address,
              keywords: [one.address],
            }))}
            value={values.address}
            onChange={(address) => onChange({ address })}
          />
        </>
      )}
      <RadioGroup
        label={t('field.mode')}
        required
        options={([1, 2] as const).map((mode) => ({
          id: String(mode),
          label: t(modeWords[mode].label),
          detail: t(`form.modeMeans.${mode}`),
        }))}
        value={String(values.mode)}
        onChange={(id) => onChange({ mode: id === '2' ? 2 : 1 })}
      />
    </Columns>
  );
}
