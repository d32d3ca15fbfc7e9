import { Amount, Banner, Button, Field, RadioCards, Skeleton, Stack, Text, formatNumber } from '@mpc/ui';
import { useTranslation } from 'react-i18next';
import { worth } from './amount-part.tsx';
import { feeFindings } from './transfer-findings.ts';
import type { FeeOption } from './transfer.values.ts';
import { refusedVerdicts, sayFinding } from './transfer-words.ts';
import type { TransferData } from './use-transfer-facts.ts';
import type { TransferForm } from './use-transfer-form.ts';

/** How the network is paid: the ways there are, what each costs, and whether the coin that pays it suffices. */
export function FeePart({ form, data }: { form: TransferForm; data: TransferData }) {
  const { t } = useTranslation();
  const { facts, queries, feePrice } = data;
  const { fees } = queries;
  if (facts.coin === null) return null;
  if (facts.feeOptions === undefined || facts.feeOptions.length === 0) {
    const failed = fees.isError || facts.feeOptions?.length === 0;
    return (
      <Field label={t('transfer.fee')}>
        {failed ? (
          <Banner
            tone="danger"
            action={
              <Button size="small" busy={fees.isFetching} onClick={() => void fees.refetch()}>
                {t('transfer.retry')}
              </Button>
            }
          >
            {fees.isError ? t('transfer.feeFailed') : t('transfer.feeNone')}
          </Banner>
        ) : (
          <Skeleton shape="text" count={1} />
        )}
      </Field>
    );
  }

  const verdicts = [
    ...feeFindings(facts).map((finding) => sayFinding(t, finding)),
    ...refusedVerdicts(t, form.refused, 'fee'),
  ];
  const cost = (option: FeeOption) => (
    <>
      <Amount value={option.amount} symbol={facts.feeUnit} />{' '}
      <Text tone="muted">{worth(option.amount, feePrice)}</Text>
    </>
  );
  const explain = ({ id, fields }: FeeOption) => {
    if (fields.gas_price !== undefined) return t('transfer.gasPrice', { price: fields.gas_price });
    return id === 'agent' || id === 'burn' ? t(`transfer.feeDetail.${id}`) : null;
  };
  const resources =
    data.energy === undefined || data.energy === 0
      ? undefined
      : t('transfer.resources', {
          energy: formatNumber(String(data.energy), { digits: 0 }),
          bandwidth: formatNumber(String(data.bandwidth ?? 0), { digits: 0 }),
        });
  const [only] = facts.feeOptions;
  if (facts.feeOptions.length === 1 && only !== undefined)
    return (
      <Field label={t('transfer.fee')} description={resources} verdicts={verdicts}>
        {cost(only)}
      </Field>
    );
  return (
    <RadioCards
      label={t('transfer.fee')}
      description={resources}
      options={facts.feeOptions.map((option) => ({
        id: option.id,
        title: t(`transfer.feeOption.${option.id}`),
        detail: (
          <Stack gap="xs">
            <span>{cost(option)}</span>
            <span>{explain(option)}</span>
          </Stack>
        ),
      }))}
      value={facts.fee?.id ?? null}
      onChange={(fee) => form.change({ fee })}
      verdicts={verdicts}
    />
  );
}
