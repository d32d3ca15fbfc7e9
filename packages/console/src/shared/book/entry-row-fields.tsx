import { AddressField, Stack, TextField, type FieldVerdict } from '@mpc/ui';
import { useTranslation } from 'react-i18next';
import { addressFieldCheck } from '../address/address-verdict.ts';
import type { ChainRules, RowFinding } from './entry-faults.rules.ts';
import type { EntryRow } from './entry-values.ts';
import { sayFinding } from './finding-words.ts';
import { ImitationProof } from './imitation-proof.tsx';

export interface EntryRowFieldsProps {
  row: EntryRow;
  chain: ChainRules;
  findings: readonly RowFinding[];
  onChange: (part: Partial<EntryRow>) => void;
}

/** One address to be kept: whose it is, the address itself, its memo, and what there is to know. */
export function EntryRowFields({ row, chain, findings, onChange }: EntryRowFieldsProps) {
  const { t } = useTranslation('whiteAddress');
  const { t: address } = useTranslation();
  const of = (field: RowFinding['field'], without: readonly RowFinding['code'][]): FieldVerdict[] =>
    findings
      .filter((finding) => finding.field === field && !without.includes(finding.code))
      .map((finding) => sayFinding({ book: t, address }, row, chain, finding));
  const lookAlike = findings.find((finding) => finding.code === 'lookAlike');
  const isAddress = !findings.some(({ code }) => code === 'address' || code === 'form' || code === 'network');
  return (
    <Stack gap="m">
      <TextField
        label={t('column.label')}
        required
        value={row.label}
        onChange={(label) => onChange({ label })}
        verdicts={of('label', ['missing'])}
      />
      <AddressField
        label={t('column.address')}
        required
        placeholder={t('form.addressOn', { network: chain.name })}
        value={row.address}
        valid={isAddress && row.address !== ''}
        check={addressFieldCheck(address, chain.base)}
        onChange={(text) => onChange({ address: text, proof: '', network: '' })}
        verdicts={of('address', ['address'])}
      />
      {lookAlike?.code === 'lookAlike' && lookAlike.found.level === 'block' ? (
        <ImitationProof
          address={row.address}
          known={lookAlike.found.anchor}
          value={row.proof}
          onChange={(proof) => onChange({ proof })}
        />
      ) : null}
      {chain.hasMemo || row.memo !== '' ? (
        <TextField
          label={t('column.memo')}
          value={row.memo}
          onChange={(memo) => onChange({ memo })}
          verdicts={of('memo', [])}
        />
      ) : null}
      <TextField
        label={t('column.remark')}
        value={row.remark}
        onChange={(remark) => onChange({ remark })}
        verdicts={of('remark', [])}
      />
    </Stack>
  );
}
