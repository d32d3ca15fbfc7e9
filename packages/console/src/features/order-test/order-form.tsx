import type { Coin } from '@mpc/api';
import { chainOf, checkAddress } from '@mpc/api/addresses';
import {
  AddressField,
  AmountField,
  Columns,
  ComboBox,
  Form,
  Inline,
  Select,
  Stack,
  SubmitButton,
  TextArea,
  type FieldMessage,
} from '@mpc/ui';
import { useId, useState } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { addressFieldCheck } from '#features/address-check';
import type { StepPerson } from '#features/strategies';
import { coinOption } from '#shared/coin/coin-option.tsx';
import { enteredAmount } from '#shared/money/entered-amount.ts';
import { dataLimit, type TestedValues } from './use-tested-order.ts';

interface OrderFormProps {
  /** 1 transfer, 2 contract call. */
  type: 1 | 2;
  people: readonly StepPerson[];
  coins: readonly Coin[];
  begin: TestedValues;
  onTest: (values: TestedValues) => void;
}

/** Main coins of networks whose contracts are called with data. */
const isChain = ({ symbol, base_symbol }: Coin): boolean =>
  symbol === base_symbol && ['evm', 'tron'].includes(chainOf(symbol) ?? '');

const isCallData = (text: string): boolean => /^0x(?:[\da-f]{2}){4,}$/i.test(text) || text === '0x';

/** The order to be tested: who requests it, what leaves and to whom. */
export function OrderForm({ type, people, coins, begin, onTest }: OrderFormProps) {
  const { t } = useTranslation('strategyEngine');
  const { t: words } = useTranslation();
  const id = useId();
  const [values, setValues] = useState(begin);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const change = (part: Partial<TestedValues>) => setValues((now) => ({ ...now, ...part }));
  const offered = type === 1 ? coins : coins.filter(isChain);
  const coin = offered.find(({ symbol }) => symbol === values.coin);
  const isMember = values.who === 'api' || people.some(({ uid }) => String(uid) === values.who);
  const test = () => {
    const check = checkAddress(coin?.base_symbol ?? '', values.to);
    onTest({
      ...values,
      amount: enteredAmount(values.amount),
      to: check.ok ? check.normalized : values.to,
      data: type === 1 ? '' : values.data.trim(),
    });
  };
  const dataFault = (text: string): FieldMessage | null =>
    text.trim() === '' || isCallData(text.trim()) ? null : { level: 'error', message: t('test.dataFormat') };
  return (
    <Form id={id} label={t('test.title')} onSubmit={test} onProblems={setProblems}>
      <Stack>
        <Columns min="240px">
          <Select
            label={t('conditions.initiator.label')}
            required
            options={[
              ...people.map(({ uid, nickname }) => ({ id: String(uid), label: nickname })),
              ...(isMember ? [] : [{ id: values.who, label: t('check.formerMember', { uid: values.who }) }]),
              { id: 'api', label: t('conditions.initiator.3') },
            ]}
            value={values.who}
            onChange={(who) => change({ who })}
          />
          {type === 1 ? (
            <ComboBox
              label={t('test.coin')}
              required
              options={offered.map((one) => coinOption(one))}
              value={coin?.symbol ?? null}
              onChange={(symbol) => change({ coin: symbol ?? '' })}
            />
          ) : (
            <Select
              label={t('conditions.address.network')}
              required
              options={offered.map(({ symbol, coin_net }) => ({ id: symbol, label: coin_net }))}
              value={coin?.symbol ?? null}
              onChange={(symbol) => change({ coin: symbol })}
            />
          )}
        </Columns>
        <AddressField
          label={t(type === 1 ? 'conditions.address.recipient' : 'conditions.address.contract')}
          required
          value={values.to}
          check={coin === undefined ? () => null : addressFieldCheck(words, coin.base_symbol)}
          onChange={(to) => change({ to })}
        />
        {type === 1 ? null : (
          <TextArea
            label={t('test.data')}
            description={t('test.dataMeans')}
            limit={dataLimit}
            value={values.data}
            check={dataFault}
            onChange={(data) => change({ data })}
          />
        )}
        <AmountField
          label={t('test.amount')}
          description={type === 1 ? undefined : t('test.amountMeans')}
          required={type === 1}
          symbol={coin?.symbol_alias ?? ''}
          decimals={coin?.decimals}
          value={values.amount}
          onChange={(amount) => change({ amount })}
        />
        <Inline justify="end">
          <SubmitButton form={id} problems={problems}>
            {t('test.run')}
          </SubmitButton>
        </Inline>
      </Stack>
    </Form>
  );
}
