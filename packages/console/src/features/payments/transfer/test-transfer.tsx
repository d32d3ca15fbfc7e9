import { Banner, Button, formatNumber } from '@mpc/ui';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { testOf } from './test-transfer.rules.ts';
import type { TransferData } from './use-transfer-facts.ts';
import type { TransferForm } from './use-transfer-form.ts';

const exact = (amount: string) => formatNumber(amount, { digits: 'all' });

/** Offers to send the least there may be first, where nobody was paid at an address before; or says that this is that. */
export function TestTransfer({ form, data }: { form: TransferForm; data: TransferData }) {
  const { t } = useTranslation();
  const { facts } = data;
  const unit = facts.coin?.symbol_alias ?? '';
  const { rest, amount } = form.values;
  const test = testOf(facts, form.values);
  if (rest !== null)
    return (
      <Banner
        tone="idle"
        title={t('transfer.test.on', { amount: exact(amount), unit })}
        action={
          <Button size="small" onClick={() => form.change({ ...rest, rest: null })}>
            {t('transfer.test.stop')}
          </Button>
        }
      >
        {t('transfer.test.then', { rest: exact(rest.amount), unit })}
      </Banner>
    );
  if (test === null) return null;
  return (
    <Banner
      tone="idle"
      title={t('transfer.test.first')}
      action={
        <Button
          size="small"
          onClick={() => form.change({ amount: test.amount, max: false, rest: test.rest })}
        >
          {t('transfer.test.make', { amount: exact(test.amount), unit })}
        </Button>
      }
    >
      {t('transfer.test.why')}
    </Banner>
  );
}
