import { KeyValueList, Stack, TextField, WholeAddress } from '@mpc/ui';
import { useTranslation } from 'react-i18next';
import type { Anchor } from '../../../../../shared/address/address-verdict.ts';
import { proofOf } from './transfer-proofs.ts';

interface LookAlikeProofProps {
  address: string;
  known: Anchor;
  value: string;
  onChange: (typed: string) => void;
}

/** Both addresses one above the other, and the middle of the new one to be typed: a click would not prove that it was read. */
export function LookAlikeProof({ address, known, value, onChange }: LookAlikeProofProps) {
  const { t } = useTranslation();
  const { from, to, characters } = proofOf(address, known.address);
  return (
    <Stack gap="s">
      <KeyValueList
        items={[
          {
            key: 'known',
            label: `${t('transfer.lookAlike.yours')} (${known.label})`,
            value: <WholeAddress address={known.address} label={t('transfer.lookAlike.yours')} />,
          },
          {
            key: 'this',
            label: t('transfer.lookAlike.this'),
            value: (
              <WholeAddress
                address={address}
                comparedWith={known.address}
                label={t('transfer.lookAlike.this')}
              />
            ),
          },
        ]}
      />
      <TextField
        required
        label={t('transfer.lookAlike.label', { from, to })}
        value={value}
        onChange={onChange}
        check={(typed) =>
          typed.trim().toLowerCase() === characters.toLowerCase()
            ? null
            : { level: 'error', message: t('transfer.lookAlike.wrong', { from, to }) }
        }
      />
    </Stack>
  );
}
