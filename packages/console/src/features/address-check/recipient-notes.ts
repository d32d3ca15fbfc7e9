import type { TFunction } from 'i18next';
import type { ShownFact } from '#shared/command-log/shown-log.ts';
import { refusalOf, type RecipientFindings } from './recipient-findings.rules.ts';
import { recipientSentence } from './recipient-words.ts';

/** What was said of each recipient beside what is decided, as it is kept with the decision: the whole address, and what was found. */
export const recipientNotes = (t: TFunction, findings: readonly RecipientFindings[]): ShownFact[] =>
  findings.map((one, at) => ({
    key: `recipient ${at + 1}`,
    label: t('evidence.recipient', { at: at + 1 }),
    text: [
      one.address,
      refusalOf(t, one) ??
        recipientSentence(t, one.recipientCheck) ??
        t(one.isUnread ? 'evidence.unread' : 'evidence.nothingFound'),
    ].join(' · '),
  }));
