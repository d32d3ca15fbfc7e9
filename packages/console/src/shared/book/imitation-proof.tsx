import { KeyValueList, Stack, TextField, WholeAddress } from '@mpc/ui';
import { useTranslation } from 'react-i18next';
import type { Anchor } from '../address/address-verdict.ts';
import { proofOf } from './entry-faults.rules.ts';

export interface ImitationProofProps {
  address: string;
  /** The trusted address it looks like. */
  known: Anchor;
  value: string;
  onChange: (typed: string) => void;
}

/** Both addresses one above the other, and a part of the new one to be typed: a click would not prove that it was read. */
export function ImitationProof({ address, known, value, onChange }: ImitationProofProps) {
  const { t } = useTranslation('whiteAddress');
  const { from, to, characters } = proofOf(address, known.address);
  return (
    <Stack gap="s">
      <KeyValueList
        items={[
          {
            key: 'known',
            label: t('proof.known', { label: known.label }),
            value: <WholeAddress address={known.address} label={t('proof.known', { label: known.label })} />,
          },
          {
            key: 'this',
            label: t('proof.this'),
            value: <WholeAddress address={address} comparedWith={known.address} label={t('proof.this')} />,
          },
        ]}
      />
      <TextField
        required
        label={t('proof.type', { from, to })}
        value={value}
        onChange={onChange}
        check={(typed) =>
          typed.trim().toLowerCase() === characters.toLowerCase()
            ? null
            : { level: 'error', message: t('proof.wrong', { from, to }) }
        }
      />
    </Stack>
  );
}
