import { AddressField, Checkbox, Stack, TextField, type FieldMessage } from '@mpc/ui';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { addressFieldCheck, AddressSummary, LookAlikeProof } from '#features/address-check';
import { lookAlikeIn, type ChainRules, type RowFinding } from './entry-faults.rules.ts';
import { remarkLimit, type EntryRow } from './entry-values.ts';
import { sayFinding } from './finding-words.ts';

export interface EntryRowFieldsProps {
  row: EntryRow;
  chain: ChainRules;
  findings: readonly RowFinding[];
  /** A sub-wallet that is to pay it. */
  subWalletId: number | undefined;
  onChange: (part: Partial<EntryRow>) => void;
}

/** One address to be kept: whose it is, the address itself, its memo, and what there is to know. */
export function EntryRowFields({ row, chain, findings, subWalletId, onChange }: EntryRowFieldsProps) {
  const { t } = useTranslation('whiteAddress');
  const { t: address } = useTranslation();
  const of = (field: RowFinding['field'], without: readonly RowFinding['code'][]): FieldMessage[] =>
    findings
      .filter((finding) => finding.field === field && !without.includes(finding.code))
      .map((finding) => sayFinding({ book: t, address }, row, chain, finding));
  const lookAlike = lookAlikeIn(findings);
  const isAddress = !findings.some(({ code }) => code === 'address' || code === 'form' || code === 'network');
  return (
    <Stack gap="m">
      <TextField
        label={t('column.label')}
        required
        value={row.label}
        onChange={(label) => onChange({ label })}
        messages={of('label', ['missing', 'hidden'])}
      />
      <AddressField
        label={t('column.address')}
        required
        placeholder={t('form.addressOn', { network: chain.name })}
        value={row.address}
        check={addressFieldCheck(address, chain.base)}
        onChange={(text, origin) =>
          onChange({ address: text, origin, proof: '', isContractMeant: false, network: '' })
        }
        messages={of('address', ['address'])}
      />
      {isAddress && row.address !== '' ? (
        <AddressSummary
          address={row.address}
          label={t('column.address')}
          baseSymbol={chain.base}
          subWalletId={subWalletId}
          entered={row.address}
          origin={row.origin ?? undefined}
          lookAlike={lookAlike}
        />
      ) : null}
      {findings.some(
        (finding) => finding.code === 'recipient' && finding.recipientCheck.kind === 'confirm',
      ) ? (
        <Checkbox
          required
          checked={row.isContractMeant}
          onChange={(isContractMeant) => onChange({ isContractMeant })}
        >
          {address('recipient.acceptContract')}
        </Checkbox>
      ) : null}
      {lookAlike?.level === 'block' ? (
        <LookAlikeProof
          address={row.address}
          found={lookAlike}
          value={row.proof}
          onChange={(proof) => onChange({ proof })}
        />
      ) : null}
      {chain.hasMemo || row.memo !== '' ? (
        <TextField
          label={t('column.memo')}
          value={row.memo}
          onChange={(memo) => onChange({ memo })}
          messages={of('memo', ['hidden'])}
        />
      ) : null}
      <TextField
        label={t('column.remark')}
        limit={remarkLimit}
        value={row.remark}
        onChange={(remark) => onChange({ remark })}
        messages={of('remark', ['tooLong', 'hidden'])}
      />
    </Stack>
  );
}
