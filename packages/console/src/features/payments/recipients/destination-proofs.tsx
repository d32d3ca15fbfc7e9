import { codes } from '@mpc/api';
import { Checkbox, Stack, TextField } from '@mpc/ui';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { LookAlikeProof } from '#features/address-check';
import { isQuestioned, isRisky, isUnscreened } from '../transfer/transfer-findings.ts';
import { onlyRecipient, type Facts } from '../transfer/transfer-facts.ts';
import { middleOf, needsComparing, recipientToProve } from './transfer-proofs.ts';
import type { TransferForm } from '../transfer/use-transfer-form.ts';

/** What a person has to type or tick before the destination may be paid. A click alone would not prove that it was read. */
export function DestinationProofs({ form, facts }: { form: TransferForm; facts: Facts }) {
  const { t } = useTranslation();
  const { answers, answer, refused } = form;
  const only = onlyRecipient(facts);
  const to = only?.to ?? null;
  const lookAlike = only?.lookAlike?.level === 'block' ? only.lookAlike : null;
  const unseen = recipientToProve(facts)?.to ?? null;
  const middle = unseen === null ? null : middleOf(unseen);
  return (
    <Stack gap="s">
      {to === null || lookAlike === null ? null : (
        <LookAlikeProof
          address={to}
          found={lookAlike}
          value={answers.lookAlike}
          onChange={(lookAlike) => answer({ lookAlike })}
        />
      )}
      {only !== null && isQuestioned(only) ? (
        <Checkbox required checked={answers.contract} onChange={(contract) => answer({ contract })}>
          {t('recipient.acceptContract')}
        </Checkbox>
      ) : null}
      {middle === null ? null : (
        <TextField
          required
          label={t('transfer.middle.label', { from: middle.from, to: middle.to })}
          description={t('transfer.middle.detail')}
          value={answers.middle}
          onChange={(typed) => answer({ middle: typed })}
          check={(typed) =>
            typed.trim() === middle.characters
              ? null
              : { level: 'error', message: t('transfer.middle.wrong', { from: middle.from, to: middle.to }) }
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
