import type { LookAlike } from '@mpc/api/addresses';
import { TextField } from '@mpc/ui';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import type { Anchor } from './address-messages.ts';
import { isRead, proofOf } from './look-alike-proof.rules.ts';

export interface LookAlikeProofProps {
  address: string;
  /** The trusted address it looks like. */
  found: LookAlike<Anchor>;
  value: string;
  onChange: (typed: string) => void;
}

/** A part of a look-alike to be typed before it is used: a click would not prove that it was read. */
export function LookAlikeProof({ address, found, value, onChange }: LookAlikeProofProps) {
  const { t } = useTranslation();
  const { from, to } = proofOf(address, found.anchor.address);
  return (
    <TextField
      required
      label={t('addressSummary.proof.type', { from, to })}
      value={value}
      onChange={onChange}
      check={(typed) =>
        isRead(address, found, typed)
          ? null
          : { level: 'error', message: t('addressSummary.proof.wrong', { from, to }) }
      }
    />
  );
}
