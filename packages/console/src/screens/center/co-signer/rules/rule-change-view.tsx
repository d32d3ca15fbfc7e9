import { DiffView, Section, Text } from '@mpc/ui';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { CoinCode } from '#shared/coin/coin-code.tsx';
import { coinName } from '#shared/coin/coin-name.ts';
import { exactAmount } from '#shared/money/exact-amount.ts';
import type { CoinToSave } from './rule-values.ts';

const amount = (value: string | undefined, unit: string): string | undefined =>
  value === undefined ? undefined : `${exactAmount(value)} ${unit}`;

const item = (key: string, label: string, before: string | undefined, after: string | undefined) => ({
  key,
  label,
  before,
  after,
});

/** What changes of the rule of one coin, with every name the coin has. */
export function RuleChange({ coin }: { coin: CoinToSave }) {
  const { t } = useTranslation('coSigner');
  const { symbol, symbol_alias, fee_symbol_alias, contract_address, draft, before } = coin;
  return (
    <Section
      title={
        <>
          {coinName(coin)}
          <CoinCode symbol={symbol} name={symbol_alias} />
        </>
      }
      {...(contract_address === '' ? {} : { note: <code>{contract_address}</code> })}
    >
      {before?.status === 0 ? <Text tone="muted">{t('rule.isOff')}</Text> : null}
      <DiffView
        label={t('rule.changes')}
        showUnchanged
        items={[
          item(
            'min',
            t('rule.threshold'),
            amount(before?.collect_min, symbol_alias),
            amount(draft.collect_min, symbol_alias),
          ),
          item(
            'fee',
            t('rule.maxFee'),
            amount(before?.fueling_limit, fee_symbol_alias),
            amount(draft.fueling_limit, fee_symbol_alias),
          ),
          item(
            'reserve',
            t('rule.reserve'),
            amount(before?.reserve_amount, symbol_alias),
            amount(draft.reserve_amount ?? before?.reserve_amount, symbol_alias),
          ),
          item(
            'priority',
            t('rule.priority'),
            before === undefined ? undefined : String(before.priority),
            String(draft.priority ?? before?.priority ?? ''),
          ),
        ]}
      />
    </Section>
  );
}
