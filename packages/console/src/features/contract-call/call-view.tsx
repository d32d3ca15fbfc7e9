import type { DecodedCall } from '@mpc/api';
import { Amount, Banner, KeyValueList, Stack, Text, WholeAddress } from '@mpc/ui';
import { useMemo } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { useContractRegistry } from '#features/address-check';
import { CoinCode } from '#shared/coin/coin-code.tsx';
import { ChecksFailed } from '#shared/query-view/checks-failed.tsx';
import { useSelection } from '#shared/selection/use-selection.ts';
import { CallAlerts } from './call-alerts.tsx';
import { CallHex } from './call-hex.tsx';
import { alertsOf, contradicts } from '@mpc/api/calls';
import { CalledContract } from './called-contract.tsx';
import { CallValues } from './call-values.tsx';
import { InnerCalls } from './inner-calls.tsx';
import type { CallContext, ShownCall } from './shown-call.ts';
import { useCallReading } from './use-call-reading.ts';

export interface CallViewProps {
  call: ShownCall;
  /** What the server says of it; null where it cannot read it or has not been asked. */
  decoded: DecodedCall | null;
}

/**
 * A call read from its bytes: what stands against it, where it goes, every value whole, and every call inside of it. Waits in
 * the nearest Suspense until calls can be read.
 */
export function CallView({ call, decoded }: CallViewProps) {
  const { t } = useTranslation();
  const selection = useSelection();
  const { inputData, contract, baseSymbol, subWalletId } = call;
  const walletId = call.walletId ?? selection.walletId;
  const { registry, queries } = useContractRegistry({ walletId, subWalletId }, baseSymbol);
  const reading = useCallReading(inputData);
  const alerts = useMemo(() => alertsOf(reading, contract), [reading, contract]);
  const context: CallContext = { walletId, subWalletId, baseSymbol, registry };
  return (
    <Stack>
      {decoded !== null && contradicts(reading, decoded) ? (
        <Banner tone="danger" title={t('call.contradicts.title')}>
          {t('call.contradicts.detail', { method: decoded.method })}
        </Banner>
      ) : null}
      <CallAlerts alerts={alerts} contract={contract} context={context} />
      <ChecksFailed checks={queries}>
        <Text as="p">{t('call.registry.unread')}</Text>
      </ChecksFailed>
      <CalledContract address={contract} label={t('call.contract')} context={context} />
      <Envelope call={call} context={context} />
      {reading.kind === 'none' ? <Text as="p">{t('call.none')}</Text> : null}
      {reading.kind === 'read' ? (
        <>
          <KeyValueList
            items={[{ key: 'method', label: t('call.method'), value: <code>{reading.method}</code> }]}
          />
          <CallValues reading={reading} contract={contract} context={context} />
          {reading.calls === null ? null : (
            <InnerCalls calls={reading.calls} contract={contract} context={context} />
          )}
        </>
      ) : null}
      {reading.kind === 'none' ? null : <CallHex data={inputData} isOpen={reading.kind !== 'read'} />}
    </Stack>
  );
}

/** Where a call comes from, what is sent with it, and what it may cost. */
function Envelope({ call, context }: { call: ShownCall; context: CallContext }) {
  const { t } = useTranslation();
  const { baseSymbol, from, amount, gasLimit, gasPrice } = call;
  const main = context.registry?.main;
  return (
    <KeyValueList
      items={[
        {
          key: 'network',
          label: t('call.network'),
          value: (
            <>
              {main?.name ?? baseSymbol}
              <CoinCode symbol={baseSymbol} name={main?.symbol_alias ?? baseSymbol} />
            </>
          ),
        },
        {
          key: 'from',
          label: t('call.from'),
          value:
            from === '' ? t('call.fromAutomatic') : <WholeAddress address={from} label={t('call.from')} />,
        },
        {
          key: 'amount',
          label: t('call.amount'),
          value:
            amount === undefined ? (
              t('call.amountUnstated')
            ) : (
              <Amount value={amount} symbol={main?.symbol_alias ?? baseSymbol} />
            ),
        },
        { key: 'gasLimit', label: t('call.gasLimit'), value: gasLimit ?? t('call.noGas') },
        {
          key: 'gasPrice',
          label: t('call.gasPrice'),
          value: gasPrice === undefined ? t('call.noGas') : <Amount value={gasPrice} symbol="Gwei" />,
        },
        { key: 'nonce', label: t('call.nonce'), value: t('call.setWhenSigned') },
      ]}
    />
  );
}
