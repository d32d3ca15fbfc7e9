import { accountAddress } from '@mpc/api/addresses';
import { Amount, KeyValueList, Stack, Text, WholeAddress, type KeyValueItem } from '@mpc/ui';
import type { TFunction } from 'i18next';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { AddressSummary } from '#features/address-check';
import type { CallContext } from './shown-call.ts';
import { unitsToAmount, type CallReading, type CallValue } from '@mpc/api/calls';

type Read = Extract<CallReading, { kind: 'read' }>;

interface CallValuesProps {
  reading: Read;
  /** The contract that is told. */
  contract: string;
  context: CallContext;
}

/** Whose address a call speaks for is known; whom it speaks of is what is decided about. */
const ofCaller = new Set(['from', 'owner', 'holder']);

/** How methods write that there is no address. */
const nobody = `0x${'0'.repeat(40)}`;

/** Everything a method is told: who may spend first, amounts in their token's units, whatever follows unread. */
export function CallValues({ reading, contract, context }: CallValuesProps) {
  const { t } = useTranslation();
  const { grants, params, extra } = reading;
  const endless = new Set(grants.flatMap((grant) => (grant.isUnlimited ? [grant.amount] : [])));
  const [first] = grants;
  const others = params.filter(({ role }) => role !== 'calls' && role !== 'spender');
  return (
    <>
      {first === undefined ? null : (
        <Stack gap="xs">
          <Text tone="muted">{t('call.spender')}</Text>
          <KnownAddress address={first.to} label={t('call.spender')} context={context} />
          {grants.every(({ isRevoked }) => isRevoked) ? <Text as="p">{t('call.revoked')}</Text> : null}
        </Stack>
      )}
      {others.length === 0 ? null : (
        <KeyValueList
          items={others.map((param) =>
            itemOf(param, {
              t,
              context,
              token: param.token === 'this' ? contract : param.token,
              isEndless: param.token !== undefined && endless.has(param.value),
            }),
          )}
        />
      )}
      {extra > 0 ? (
        <Text as="p" tone="muted">
          {t('call.extra', { count: extra })}
        </Text>
      ) : null}
    </>
  );
}

/** An address that is paid, may spend, or is otherwise told of: with everything that is known of it. */
export function KnownAddress({
  address,
  label,
  context,
}: {
  address: string;
  label: string;
  context: CallContext;
}) {
  const { baseSymbol, subWalletId, registry } = context;
  const spelt = accountAddress(baseSymbol, address);
  return (
    <AddressSummary
      address={spelt}
      label={label}
      baseSymbol={baseSymbol}
      subWalletId={subWalletId}
      called={registry?.name(spelt) ?? undefined}
    />
  );
}

interface Shown {
  t: TFunction;
  context: CallContext;
  /** Of an amount, the contract of its token. */
  token: string | undefined;
  /** It has no end: no figure is said of it that nobody could read. */
  isEndless: boolean;
}

function itemOf({ name, type, value, role }: CallValue, shown: Shown): KeyValueItem {
  const { context } = shown;
  const { baseSymbol, registry } = context;
  const label = (
    <>
      {name} <Text tone="muted">({type})</Text>
    </>
  );
  const spelt = (address: string) => accountAddress(baseSymbol, address);
  if (type === 'address' && registry?.token(spelt(value)))
    return {
      key: name,
      label,
      value: <NamedAddress address={spelt(value)} label={name} context={context} />,
    };
  if (type === 'address')
    return {
      key: name,
      label,
      value:
        role === undefined && (ofCaller.has(name) || value === nobody) ? (
          <WholeAddress address={spelt(value)} label={name} />
        ) : (
          <KnownAddress address={value} label={name} context={context} />
        ),
    };
  if (type === 'address[]' && value !== '')
    return {
      key: name,
      label,
      value: (
        <Stack gap="s">
          {value.split(', ').map((address, at) => (
            <NamedAddress key={at} address={spelt(address)} label={`${name} ${at + 1}`} context={context} />
          ))}
        </Stack>
      ),
    };
  return {
    key: name,
    label,
    value: (
      <Stack gap="xs">
        <code>{value}</code>
        {shown.token === undefined ? null : <TokenAmount value={value} shown={shown} token={shown.token} />}
      </Stack>
    ),
  };
}

/** An address of which only the name it is registered under is of interest. */
function NamedAddress({ address, label, context }: { address: string; label: string; context: CallContext }) {
  const { t } = useTranslation();
  const name = context.registry?.name(address);
  return (
    <Stack gap="xs">
      {name === undefined || name === '' ? null : (
        <Text size="label" tone="strong">
          {name ?? t('call.registry.unknown')}
        </Text>
      )}
      <WholeAddress address={address} label={label} />
    </Stack>
  );
}

/** An amount in the units of its token; of a token nobody here knows, that it is not in them. */
function TokenAmount({ value, shown, token }: { value: string; shown: Shown; token: string }) {
  const { t, context, isEndless } = shown;
  const { registry, baseSymbol } = context;
  const units = token === 'main' ? registry?.main : registry?.token(accountAddress(baseSymbol, token));
  if (isEndless)
    return (
      <Text tone="danger">
        {units ? t('transactions.unlimited', { coin: units.symbol_alias }) : t('transactions.unlimitedToken')}
      </Text>
    );
  if (units === undefined) return null;
  return units === null ? (
    <Text tone="muted">{t('call.smallestUnit')}</Text>
  ) : (
    <Amount value={unitsToAmount(value, units.decimals)} symbol={units.symbol_alias} />
  );
}
