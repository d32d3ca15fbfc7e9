import { codes } from '@mpc/api';
import { Checkbox, Stack, TextField } from '@mpc/ui';
import { useTranslation } from 'react-i18next';
import { LookAlikeProof } from '#features/address-check';
import { isQuestioned, isRisky, isUnscreened } from '../transfer/transfer-findings.ts';
import { onlyRecipient, type Facts } from '../transfer/transfer-facts.ts';
import { endOf, needsComparing, recipientToProve } from './transfer-proofs.ts';
import type { TransferForm } from '../transfer/use-transfer-form.ts';

/** What a person has to type or tick before the destination may be paid. A click alone would not prove that it was read. */
export function DestinationProofs({ form, facts }: { form: TransferForm; facts: Facts }) {
  const { t } = useTranslation();
  const { answers, answer, refused } = form;
  const only = onlyRecipient(facts);
  const to = only?.to ?? null;
  const imitated = only?.lookAlike?.level === 'block' ? only.lookAlike : null;
  const ending = recipientToProve(facts)?.to ?? null;
  return (
    <Stack gap="s">
      {to === null || imitated === null ? null : (
        <LookAlikeProof
          address={to}
          found={imitated}
          value={answers.lookAlike}
          onChange={(lookAlike) => answer({ lookAlike })}
        />
      )}
      {only !== null && isQuestioned(only) ? (
        <Checkbox required checked={answers.contract} onChange={(contract) => answer({ contract })}>
          {t('recipient.acceptContract')}
        </Checkbox>
      ) : null}
      {ending === null ? null : (
        <TextField
          required
          label={t('transfer.ending.label', { count: endOf(ending).length })}
          description={t('transfer.ending.detail')}
          value={answers.ending}
          onChange={(typed) => answer({ ending: typed })}
          check={(typed) =>
            typed.trim() === endOf(ending) ? null : { level: 'error', message: t('transfer.ending.wrong') }
          }
        />
      )}
      {needsComparing(facts) ? (
        <Checkbox required checked={answers.compared} onChange={(compared) => answer({ compared })}>
          {t(facts.isSeveral ? 'transfer.comparedAll' : 'transfer.compared')}
        </Checkbox>
      ) : null}
      {isRisky(facts) || refused?.code === codes.riskyAddress ? (
        <Checkbox required checked={answers.risk} onChange={(risk) => answer({ risk })}>
          {t('transfer.acceptRisk')}
        </Checkbox>
      ) : isUnscreened(facts) || refused?.code === codes.screeningUnavailable ? (
        <Checkbox checked={answers.risk} onChange={(risk) => answer({ risk })}>
          {t('transfer.acceptUnscreened')}
        </Checkbox>
      ) : null}
    </Stack>
  );
}
