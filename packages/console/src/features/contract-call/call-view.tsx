import type { DecodedCall } from '@mpc/api';
import { Amount, Banner, Button, KeyValueList, Stack, Text, WholeAddress, type KeyValueItem } from '@mpc/ui';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AddressSummary } from '#features/address-check';
import { unitsToAmount } from './units.rules.ts';
import { contradicts, hexLines, readCall, type CallReading, type CallValue } from './read-call.rules.ts';

export interface CallViewProps {
  /** What the contract is told, in hex. */
  inputData: string;
  contract: string;
  /** The main coin of its chain. */
  baseSymbol: string;
  /** What the server says of it; null where it cannot read it or has not been asked. */
  decoded: DecodedCall | null;
  /** The token the contract is, where it is known to be one. */
  token?: { symbol_alias: string; decimals: number } | undefined;
}

type Read = Extract<CallReading, { kind: 'read' }>;

/** What a contract is told, read from the data itself: every value whole, what it permits, and the data. */
export function CallView({ inputData, contract, baseSymbol, decoded, token }: CallViewProps) {
  const { t } = useTranslation();
  const reading = readCall(inputData);
  return (
    <Stack>
      {decoded !== null && contradicts(reading, decoded) ? (
        <Banner tone="danger" title={t('call.contradicts.title')}>
          {t('call.contradicts.detail', { method: decoded.method })}
        </Banner>
      ) : null}
      <CallWarning reading={reading} />
      <Stack gap="xs">
        <Text tone="muted">{t('call.contract')}</Text>
        <AddressSummary address={contract} label={t('call.contract')} baseSymbol={baseSymbol} isContract />
      </Stack>
      {reading.kind === 'read' ? (
        <ReadValues reading={reading} baseSymbol={baseSymbol} token={token} />
      ) : null}
      {reading.kind === 'none' ? null : <CallData inputData={inputData} isOpen={reading.kind !== 'read'} />}
    </Stack>
  );
}

/** What must be known of a call before anybody agrees to it. */
export function CallWarning({ reading }: { reading: CallReading }) {
  const { t } = useTranslation();
  if (reading.kind === 'none') return <Text as="p">{t('call.none')}</Text>;
  if (reading.kind === 'unreadable')
    return (
      <Banner tone="attention" title={t('call.unreadable.title')}>
        {t('call.unreadable.detail', { selector: reading.selector })}
      </Banner>
    );
  if (reading.kind === 'broken')
    return (
      <Banner tone="danger" title={t('call.broken.title')}>
        {t('call.broken.detail', { method: reading.method })}
      </Banner>
    );
  if (reading.kind !== 'read') return null;
  if (reading.grant?.isRevoked === true) return <Banner tone="idle">{t('call.revoked')}</Banner>;
  if (reading.grant?.isUnlimited !== true) return null;
  return (
    <Banner tone="danger" title={t('call.unlimited.title')}>
      {t(`call.unlimited.${reading.grant.what}`)}
    </Banner>
  );
}

function ReadValues({
  reading,
  baseSymbol,
  token,
}: {
  reading: Read;
  baseSymbol: string;
  token: CallViewProps['token'];
}) {
  const { t } = useTranslation();
  const { grant, params } = reading;
  const others = params.filter(({ value }) => value !== grant?.to);
  return (
    <>
      {grant === null ? null : (
        <Stack gap="xs">
          <Text tone="muted">{t('call.spender')}</Text>
          <AddressSummary address={grant.to} label={t('call.spender')} baseSymbol={baseSymbol} />
        </Stack>
      )}
      <KeyValueList
        items={[
          { key: 'method', label: t('call.method'), value: <code>{reading.method}</code> },
          ...others.map((param) =>
            itemOf(
              param,
              baseSymbol,
              token,
              grant?.isUnlimited === true
                ? t('transactions.unlimited', { coin: token?.symbol_alias ?? '' })
                : null,
            ),
          ),
        ]}
      />
      {reading.extra > 0 ? (
        <Text as="p" tone="muted">
          {t('call.extra', { count: reading.extra })}
        </Text>
      ) : null}
    </>
  );
}

/** One value; `endless` is said of an amount in place of a figure nobody could read. */
function itemOf(
  { name, type, value }: CallValue,
  baseSymbol: string,
  token: CallViewProps['token'],
  endless: string | null,
): KeyValueItem {
  const label = (
    <>
      {name} <Text tone="muted">({type})</Text>
    </>
  );
  if (type === 'address')
    return {
      key: name,
      label,
      // Whose address the call speaks for is known; whom it speaks of is what is decided about.
      value: ['from', 'owner', 'holder'].includes(name) ? (
        <WholeAddress address={value} label={name} />
      ) : (
        <AddressSummary address={value} label={name} baseSymbol={baseSymbol} />
      ),
    };
  const isAmount = token !== undefined && name.startsWith('amount') && /^uint\d+$/.test(type);
  return {
    key: name,
    label,
    value: (
      <Stack gap="xs">
        <code>{value}</code>
        {isAmount ? (
          endless === null ? (
            <Amount value={unitsToAmount(value, token.decimals)} symbol={token.symbol_alias} />
          ) : (
            <Text tone="danger">{endless}</Text>
          )
        ) : null}
      </Stack>
    ),
  };
}

function CallData({ inputData, isOpen }: { inputData: string; isOpen: boolean }) {
  const { t } = useTranslation();
  const id = useId();
  const [shown, setShown] = useState(isOpen);
  return (
    <Stack gap="s" align="start">
      <Button size="small" aria-expanded={shown} aria-controls={id} onClick={() => setShown(!shown)}>
        {t(shown ? 'call.hide' : 'call.show')}
      </Button>
      <div id={id}>
        {shown ? (
          <Stack gap="xs">
            {hexLines(inputData).map((line, index) => (
              <code key={index}>{line}</code>
            ))}
          </Stack>
        ) : null}
      </div>
    </Stack>
  );
}
