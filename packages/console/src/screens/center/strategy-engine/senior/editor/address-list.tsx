import { strategyLimits, type BookEntry, type ChainAddress } from '@mpc/api';
import { addressKey, checkAddress } from '@mpc/api/addresses';
import {
  AddressField,
  Button,
  Columns,
  ComboBox,
  IconButton,
  Inline,
  Select,
  Stack,
  Text,
  type FieldMessage,
} from '@mpc/ui';
import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { useBookChains } from '#features/address-book';
import { addressFieldCheck, AddressSummary, NamedWholeAddress } from '#features/address-check';
import { isContractChecked } from './strategy-faults.rules.ts';

interface AddressListProps {
  /** Recipients, or contracts: those need their checksum. */
  of: 'recipient' | 'contract';
  walletId: number;
  subWalletId: number;
  /** What may be chosen without typing it. */
  book?: readonly BookEntry[];
  value: readonly ChainAddress[];
  onChange: (value: ChainAddress[]) => void;
}

const limits = { recipient: strategyLimits.addresses, contract: strategyLimits.contracts };

/** Addresses that a strategy names, each with its network: typed, or chosen from the address book. */
export function AddressList(props: AddressListProps) {
  const { of, walletId, subWalletId, book = [], value, onChange } = props;
  const { t } = useTranslation('strategyEngine');
  const { t: words } = useTranslation();
  const { chains, usual } = useBookChains({ kind: 'subWallet', walletId, subWalletId });
  const [chosen, setChosen] = useState<string | null>(null);
  const [text, setText] = useState('');
  const network = chosen ?? usual ?? chains[0]?.symbol ?? null;
  const limit = limits[of];
  const isThere = (base: string, address: string) =>
    value.some((one) => addressKey(one.base_symbol, one.address) === addressKey(base, address));
  const fault = (entered: string): FieldMessage | null => {
    if (network === null) return null;
    const said = addressFieldCheck(words, network)(entered);
    if (said?.level === 'error') return said;
    if (isThere(network, entered)) return { level: 'error', message: t('conditions.address.there') };
    if (of === 'contract' && !isContractChecked({ base_symbol: network, address: entered }))
      return { level: 'error', message: t('conditions.address.checksum') };
    return said;
  };
  const add = (base: string, address: string) => {
    const check = checkAddress(base, address);
    onChange([...value, { base_symbol: base, address: check.ok ? check.normalized : address }]);
    setText('');
  };
  const isValid = text !== '' && fault(text)?.level !== 'error';
  const netOf = (base: string) => chains.find(({ symbol }) => symbol === base)?.coin_net ?? base;
  const offered = book.filter(({ base_symbol, address }) => !isThere(base_symbol, address));
  const isFull = value.length >= limit;
  const label = t(`conditions.address.${of}`);
  return (
    <Stack gap="m">
      {value.map((one) => {
        const { base_symbol, address } = one;
        return (
          <Inline key={`${base_symbol} ${address}`} justify="between" wrap={false} align="start">
            <Stack gap="xs">
              <NamedWholeAddress address={address} label={label} baseSymbol={base_symbol} />
              <Text size="label" tone="muted">
                {netOf(base_symbol)}
              </Text>
            </Stack>
            <IconButton
              icon={X}
              label={t('conditions.address.remove', { address })}
              onClick={() => onChange(value.filter((other) => other !== one))}
            />
          </Inline>
        );
      })}
      {isFull ? (
        <Text size="label" tone="muted">
          {t('conditions.address.count', { count: value.length, limit })}
        </Text>
      ) : (
        <Stack gap="s">
          <Columns min="240px">
            <Select
              label={t('conditions.address.network')}
              options={chains.map(({ symbol, coin_net }) => ({ id: symbol, label: coin_net }))}
              value={network}
              onChange={(id) => setChosen(id)}
            />
            {network !== null && offered.some(({ base_symbol }) => base_symbol === network) ? (
              <ComboBox
                label={t('conditions.address.book')}
                options={offered
                  .filter(({ base_symbol }) => base_symbol === network)
                  .map(({ id, label: name, address }) => ({
                    id: String(id),
                    label: name,
                    detail: address,
                    keywords: [address],
                  }))}
                value={null}
                onChange={(id) => {
                  const entry = offered.find((one) => String(one.id) === id);
                  if (entry !== undefined) add(entry.base_symbol, entry.address);
                }}
              />
            ) : null}
          </Columns>
          {network === null ? null : (
            <>
              <AddressField
                label={label}
                required={value.length === 0 && of === 'recipient'}
                aside={t('conditions.address.count', { count: value.length, limit })}
                value={text}
                check={fault}
                messages={isValid ? [{ level: 'warning', message: t('conditions.address.notAdded') }] : []}
                onChange={setText}
              />
              {isValid ? (
                <AddressSummary address={text} label={label} baseSymbol={network} subWalletId={subWalletId} />
              ) : null}
              <Inline>
                <Button
                  size="small"
                  icon={<Plus size={16} strokeWidth={1.5} aria-hidden />}
                  disabledReason={isValid ? undefined : t('conditions.address.enter')}
                  onClick={() => add(network, text)}
                >
                  {t(`conditions.address.add.${of}`)}
                </Button>
              </Inline>
            </>
          )}
        </Stack>
      )}
    </Stack>
  );
}
