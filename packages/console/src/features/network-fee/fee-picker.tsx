import type { FeeEstimate } from '@mpc/api';
import { Amount, Banner, Button, Field, RadioCards, Skeleton, Stack, Text, type FieldMessage } from '@mpc/ui';
import type { ReactNode } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { CustomFee } from './custom-fee.tsx';
import { feeWorth } from './fee-worth.ts';
import {
  chosenFee,
  feeOptions,
  takesOwnPrice,
  usualPrice,
  type FeeChoice,
  type FeeOption,
} from './fee.rules.ts';
import { usePriceWords } from './price-words.ts';

/** As much of the query of an estimate as a picker shows. */
export interface FeeQuery {
  isError: boolean;
  isFetching: boolean;
  refetch: () => unknown;
}

export interface FeePickerProps {
  /** Undefined until it is known. */
  estimate: FeeEstimate | undefined;
  choice: FeeChoice;
  onChange: (choice: FeeChoice) => void;
  /** How people read the coin the fee is paid in. */
  unit: string;
  /** The main coin of the chain, by the server's symbol. */
  baseSymbol: string;
  /** USD for one of the fee's coin. */
  priceUsd?: string | undefined;
  /** A price nothing may be below: a replacement has to pay a tenth more. */
  least?: string | undefined;
  messages?: readonly FieldMessage[];
  /** What is said under the choice, such as what a transfer needs. */
  description?: ReactNode;
  /** Where the estimate comes from, to ask again where it failed. */
  query?: FeeQuery;
}

/** How the network is paid: the ways there are, what each costs, and a price of one's own where the chain takes one. */
export function FeePicker(props: FeePickerProps) {
  const { t } = useTranslation();
  const { estimate, choice, onChange, unit, baseSymbol, priceUsd, least, messages = [], description } = props;
  const words = usePriceWords(estimate, baseSymbol);
  const options = estimate === undefined ? [] : feeOptions(estimate, least);
  if (estimate === undefined || options.length === 0) return <NoFee {...props} />;

  const cost = (option: FeeOption) => (
    <>
      <Amount value={option.amount} symbol={unit} />{' '}
      <Text tone="muted">{feeWorth(option.amount, priceUsd)}</Text>
    </>
  );
  const own = takesOwnPrice(estimate);
  const [only] = options;
  if (options.length === 1 && !own && only !== undefined)
    return (
      <Field label={t('fee.label')} description={description ?? t('fee.fixed')} messages={messages}>
        {cost(only)}
      </Field>
    );

  const { option } = chosenFee(estimate, choice, least);
  const custom = own && choice.id === 'custom';
  return (
    <Stack gap="s">
      <RadioCards
        label={t('fee.label')}
        description={description ?? words.explanation}
        options={[
          ...options.map((one) => ({
            id: one.id,
            title: t(`fee.option.${one.id}`),
            detail: (
              <Stack gap="xs">
                <span>{cost(one)}</span>
                <span>{words.ofOption(one)}</span>
              </Stack>
            ),
          })),
          ...(own ? [{ id: 'custom' as const, title: t('fee.option.custom') }] : []),
        ]}
        value={custom ? 'custom' : (option?.id ?? null)}
        onChange={(id) =>
          onChange({
            ...choice,
            id,
            // Nobody knows a price by heart: one's own begins with the usual one.
            ...(id === 'custom' && choice.price === '' ? { price: usualPrice(estimate, least) } : {}),
          })
        }
        messages={messages}
      />
      {custom ? (
        <CustomFee
          estimate={estimate}
          choice={choice}
          onChange={onChange}
          words={words}
          least={least}
          cost={option === null ? undefined : cost(option)}
        />
      ) : null}
    </Stack>
  );
}

/** No fee is known, or none that can be read: nothing can be confirmed without one, so it can be asked for again. */
function NoFee({ estimate, query, messages = [] }: FeePickerProps) {
  const { t } = useTranslation();
  const failed = query?.isError === true;
  return (
    <Field label={t('fee.label')} messages={messages}>
      {failed || estimate !== undefined ? (
        <Banner
          tone="danger"
          action={
            query === undefined ? undefined : (
              <Button size="small" busy={query.isFetching} onClick={() => void query.refetch()}>
                {t('fee.again')}
              </Button>
            )
          }
        >
          {failed ? t('fee.failed') : t('fee.unreadable')}
        </Banner>
      ) : (
        <Skeleton shape="text" count={1} />
      )}
    </Field>
  );
}
