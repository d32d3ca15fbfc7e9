import { collection } from '@mpc/api';
import { Amount, Banner, KeyValueList, Section, Stack, Stepper } from '@mpc/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { read } from '#shared/api/api.ts';
import { add, compare } from '#shared/money/decimal.ts';
import type { RuleChoice, RuleValues } from './rule-form.values.ts';
import { feeUnit } from '../rule/fee-unit.ts';

const steps = ['sign', 'deploy', 'authorize', 'sweep'] as const;

interface AddStepsProps {
  values: RuleValues;
  choice: RuleChoice | null;
}

/** What happens after a rule is submitted, and what its deployment costs whom. */
export function AddSteps({ values, choice }: AddStepsProps) {
  const { t } = useTranslation('collection');
  const { receiver, network } = values;
  const gas = useQuery({
    ...read(collection.addresses, { sub_wallet_id: receiver ?? 0, base_symbol: network ?? '' }),
    enabled: receiver !== null && network !== null,
  });
  const balance = gas.data?.reduce((sum, one) => add(sum, one.balance), '0');
  const isShort =
    choice !== null && balance !== undefined && compare(balance, choice.chain.deploy_fee) === -1;
  return (
    <Section title={t('add.next')}>
      <Stack>
        <Stepper
          label={t('add.next')}
          direction="vertical"
          steps={steps.map((key) => ({
            key,
            title: t(`add.step.${key}`),
            detail: t(`add.stepDetail.${key}`),
            state: 'waiting' as const,
          }))}
        />
        {choice === null ? null : (
          <KeyValueList
            items={[
              {
                key: 'fee',
                label: t('detail.feeEstimated'),
                value: <Amount value={choice.chain.deploy_fee} symbol={feeUnit(choice.chain)} />,
              },
              {
                key: 'balance',
                label: t('sweep.payer'),
                value: (
                  <>
                    {choice.subWallet.sub_wallet_name} ·{' '}
                    <Amount value={balance} symbol={feeUnit(choice.chain)} spendable />
                  </>
                ),
              },
            ]}
          />
        )}
        {isShort ? (
          <Banner tone="attention">{t('sweep.noGas', { coin: feeUnit(choice.chain) })}</Banner>
        ) : null}
      </Stack>
    </Section>
  );
}
