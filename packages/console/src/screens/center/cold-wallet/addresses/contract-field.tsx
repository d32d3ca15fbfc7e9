import type { LookAlike } from '@mpc/api/addresses';
import { AddressField, Stack, type FieldMessage } from '@mpc/ui';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import {
  addressFieldCheck,
  AddressSummary,
  isRead,
  LookAlikeProof,
  lookAlikeMessage,
  type Anchor,
} from '#features/address-check';

interface ContractFieldProps {
  label: string;
  description: string;
  base: string;
  network: string;
  value: string;
  /** It is an address of the network. */
  isAddress: boolean;
  /** The known address it looks like. */
  lookAlike: LookAlike<Anchor> | null;
  /** What was typed to show that it was read. */
  proof: string;
  /** What else is said of it. */
  messages: readonly FieldMessage[];
  onChange: (address: string) => void;
  onProof: (typed: string) => void;
}

/** The address of one contract, the whole of it, with what is known of it here. */
export function ContractField(props: ContractFieldProps) {
  const { label, description, base, network, value, isAddress, lookAlike, proof, messages } = props;
  const { t } = useTranslation('coldWallet');
  const { t: words } = useTranslation();
  const similar: FieldMessage[] =
    lookAlike === null
      ? []
      : [
          {
            level: isRead(value, lookAlike, proof)
              ? 'warning'
              : lookAlikeMessage(words, value, lookAlike).level,
            message: words('addressCheck.lookAlikeTitle'),
            final: true,
          },
        ];
  return (
    <Stack gap="s">
      <AddressField
        label={label}
        description={description}
        required
        placeholder={t('addresses.placeholder', { network })}
        value={value}
        check={addressFieldCheck(words, base)}
        messages={[...similar, ...messages]}
        onChange={props.onChange}
      />
      {isAddress ? (
        <AddressSummary
          address={value}
          label={label}
          baseSymbol={base}
          entered={value}
          lookAlike={lookAlike ?? undefined}
          isContract
        />
      ) : null}
      {lookAlike === null || lookAlike.level === 'note' ? null : (
        <LookAlikeProof address={value} found={lookAlike} value={proof} onChange={props.onProof} />
      )}
    </Stack>
  );
}
