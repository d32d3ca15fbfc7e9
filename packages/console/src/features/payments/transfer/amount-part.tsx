import { Amount, AmountField } from '@mpc/ui';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { worth } from '#shared/money/worth.ts';
import { maximum } from '../fees/funds.rules.ts';
import { amountFinding, limitFindings } from './transfer-findings.ts';
import { refusedMessages, sayFinding } from './transfer-words.ts';
import type { TransferData } from './use-transfer-facts.ts';
import { billOf } from './transfer.values.ts';
import type { TransferForm } from './use-transfer-form.ts';

/** How much: checked against the coin's digits and minimum, the balance, the fee and the wallet's limit. */
export function AmountPart({ form, data }: { form: TransferForm; data: TransferData }) {
  const { t } = useTranslation();
  const { facts, price } = data;
  const { coin, available, fee, amount } = facts;
  if (coin === null) return null;
  const isOfBill = billOf(form.values.bound) !== null;
  const most = maximum(coin, available, fee);
  return (
    <AmountField
      label={t('transfer.amount')}
      required
      // A bill is paid exactly.
      disabled={isOfBill}
      name="amount"
      symbol={coin.symbol_alias}
      decimals={coin.decimals}
      // As entered, until it is worked out from the balance.
      value={form.values.max ? amount : form.values.amount}
      onChange={(entered) => form.change({ amount: entered, max: false, rest: null })}
      onMax={
        most === null || isOfBill ? undefined : () => form.change({ amount: most, max: true, rest: null })
      }
      echo={worth(amount, price)}
      description={form.values.max ? t('transfer.maxOn') : undefined}
      aside={
        <>
          {t('transfer.available')} <Amount value={available} symbol={coin.symbol_alias} />
        </>
      }
      check={(entered) => {
        const finding = amountFinding({ ...facts, amount: entered });
        return finding === null ? null : sayFinding(t, finding);
      }}
      messages={[
        ...limitFindings(facts).map((finding) => sayFinding(t, finding)),
        ...refusedMessages(t, form.refused, 'amount'),
      ]}
    />
  );
}
