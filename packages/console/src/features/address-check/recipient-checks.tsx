import { Banner, Checkbox, Skeleton, Stack, Text } from '@mpc/ui';
import { Suspense } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { lazyPart } from '#shared/lazy-part.tsx';
import { ChecksFailed } from '#shared/query-view/checks-failed.tsx';
import { type RecipientFindings, refusalOf } from './recipient-findings.rules.ts';
import { recipientSentence } from './recipient-words.ts';
import type { RecipientChecksState } from './use-recipient-checks.ts';

// Hardly any recipient looks like another.
const LookAlikeProof = lazyPart(() => import('./look-alike-proof.tsx'), 'LookAlikeProof');

/** What stands against recipients, and what has to be typed before they are agreed to. Nothing where nothing does. */
export function RecipientChecks({ checks }: { checks: RecipientChecksState }) {
  const { t } = useTranslation();
  const { findings, failed, isUnread, isUnreadAccepted, acceptUnread } = checks;
  const { typed, type, confirmed, confirm } = checks;
  const goOn = isUnread ? (
    <Checkbox checked={isUnreadAccepted} onChange={acceptUnread}>
      {t('recipient.order.unreadAccept')}
    </Checkbox>
  ) : null;
  return (
    <Stack gap="s">
      {findings.map((one, at) => (
        <OneRecipient
          key={`${at} ${one.address}`}
          findings={one}
          title={
            findings.length === 1 ? undefined : (one.label ?? t('order.recipients.number', { at: at + 1 }))
          }
          typed={typed[one.address] ?? ''}
          onType={(text) => type(one.address, text)}
          isConfirmed={confirmed[one.address] === true}
          onConfirm={(yes) => confirm(one.address, yes)}
        />
      ))}
      <ChecksFailed checks={failed}>
        <Text as="p">{t('checks.compare')}</Text>
        {goOn}
      </ChecksFailed>
      {isUnread && failed.length === 0 ? (
        <Banner tone="attention">
          <Stack gap="s">
            {t('checks.compare')}
            {goOn}
          </Stack>
        </Banner>
      ) : null}
    </Stack>
  );
}

interface OneRecipientProps {
  findings: RecipientFindings;
  title: string | undefined;
  typed: string;
  onType: (text: string) => void;
  isConfirmed: boolean;
  onConfirm: (yes: boolean) => void;
}

function OneRecipient({ findings, title, typed, onType, isConfirmed, onConfirm }: OneRecipientProps) {
  const { t } = useTranslation();
  const { address, recipientCheck, lookAlike } = findings;
  const refusal = refusalOf(t, findings);
  if (refusal !== undefined)
    return (
      <Banner tone="danger" title={title}>
        {refusal}
      </Banner>
    );
  return (
    <>
      {recipientCheck.kind === 'confirm' ? (
        <Banner tone="attention" title={title}>
          <Stack gap="s">
            {recipientSentence(t, recipientCheck)}
            <Checkbox checked={isConfirmed} onChange={onConfirm}>
              {t('recipient.order.contractAccept')}
            </Checkbox>
          </Stack>
        </Banner>
      ) : null}
      {lookAlike?.level === 'block' ? (
        <>
          <Banner tone="danger" title={title}>
            {t('recipient.order.lookAlike', { label: lookAlike.anchor.label })}
          </Banner>
          <Suspense fallback={<Skeleton shape="form" />}>
            <LookAlikeProof address={address} found={lookAlike} value={typed} onChange={onType} />
          </Suspense>
        </>
      ) : null}
    </>
  );
}
