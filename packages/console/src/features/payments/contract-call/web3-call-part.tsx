import {
  AddressField,
  AmountField,
  formatNumber,
  RadioGroup,
  Select,
  Skeleton,
  Stack,
  Text,
  TextArea,
} from '@mpc/ui';
import { Suspense } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { addressFieldCheck, RecipientChecks } from '#features/address-check';
import { CallView, grantsAny } from '#features/contract-call';
import type { PaymentSource } from '../flow/use-home.ts';
import { enteredAmount } from '#shared/money/entered-amount.ts';
import type { Refusal } from '../flow/use-payment-flow.ts';
import { refusalMessages } from '../recipients/field-messages.tsx';
import type { Web3Facts } from './use-web3-facts.ts';
import type { Web3Values } from './web3.values.ts';

export interface Web3CallPartProps {
  home: PaymentSource;
  values: Web3Values;
  facts: Web3Facts;
  /** What the server had against the last that was sent. */
  refused: Refusal | null;
  onChange: (part: Partial<Web3Values>) => void;
}

/** On which chain, which contract, what is sent along, and what it is told. */
export function Web3CallPart({ home, values, facts, refused, onChange }: Web3CallPartProps) {
  const { t } = useTranslation();
  const { chains, chain, coin, contract, reading, amountFault } = facts;
  const unit = chain?.symbol_alias ?? '';
  const available = coin?.normal_balance;
  return (
    <>
      <Select
        label={t('web3.chain')}
        required
        options={chains.map((one) => ({ id: one.symbol, label: `${one.symbol_alias} (${one.coin_net})` }))}
        value={chain?.symbol ?? null}
        onChange={(symbol) => onChange({ chain: symbol })}
      />
      <AddressField
        label={t('web3.contract')}
        required
        name="contract"
        value={values.contract}
        check={chain === null ? () => null : addressFieldCheck(t, chain.symbol)}
        onChange={(address, origin) => onChange({ contract: address, origin })}
        messages={refusalMessages(t, refused)}
      />
      <AmountField
        label={t('web3.amount')}
        description={t('web3.amountDetail')}
        required
        name="amount"
        symbol={unit}
        decimals={coin?.decimals}
        value={values.amount}
        onChange={(amount) => onChange({ amount })}
        aside={
          available === undefined ? undefined : (
            <Text tone="muted">
              {t('transfer.coinBalance', { amount: formatNumber(available, { digits: 'all' }), unit })}
            </Text>
          )
        }
        messages={
          amountFault === 'none' || amountFault === 'short'
            ? [{ level: 'error', message: t(`web3.fault.${amountFault}`, { unit }) }]
            : []
        }
      />
      <TextArea
        label={t('web3.data')}
        description={t('web3.dataDetail')}
        name="data"
        rows={4}
        value={values.data}
        onChange={(data) => onChange({ data })}
        check={() => (reading.kind === 'malformed' ? { level: 'error', message: t('web3.fault.hex') } : null)}
      />
      {reading.kind === 'malformed' || chain === null || contract === null ? null : (
        <Suspense fallback={<Skeleton shape="form" />}>
          <CallView
            call={{
              walletId: home.wallet.id,
              subWalletId: home.subWallet.id,
              baseSymbol: chain.symbol,
              from: values.from ?? '',
              contract,
              amount: enteredAmount(values.amount),
              gasPrice: facts.fee?.fields.gas_price,
              gasLimit: facts.fee?.fields.gas_limit,
              inputData: facts.data,
            }}
            decoded={null}
          />
        </Suspense>
      )}
      <RecipientChecks checks={facts.recipientChecks} />
      {reading.kind === 'unreadable' ? (
        <RadioGroup
          label={t('web3.purpose.label')}
          options={[
            { id: '1', label: t('web3.purpose.1') },
            { id: '0', label: t('web3.purpose.0') },
          ]}
          value={values.purpose === 0 ? '0' : '1'}
          onChange={(purpose) => onChange({ purpose: purpose === '0' ? 0 : 1 })}
        />
      ) : null}
      {reading.kind === 'read' ? (
        <Stack gap="xs">
          <Text tone="muted">{t('web3.purpose.label')}</Text>
          <Text>{t(`web3.purpose.${grantsAny(reading) ? 0 : 1}`)}</Text>
        </Stack>
      ) : null}
    </>
  );
}
