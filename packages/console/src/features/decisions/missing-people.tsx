import { listNames, Text, useLanguage } from '@mpc/ui';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { useNow } from '#shared/freshness/use-now.ts';
import { missingOn, type Decidable } from './decision.rules.ts';
import { waitedWords } from './waited-words.ts';

export interface MissingPeopleProps {
  subject: Pick<Decidable, 'nodes' | 'status'>;
  /** When it was asked for. */
  createdAt: number;
  /** It is settled by being paid. @default false */
  pays?: boolean;
}

/** Who is still missing at the step in turn, and how long it has waited for them. Nothing once it is over. */
export function MissingPeople({ subject, createdAt, pays = false }: MissingPeopleProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const now = useNow();
  const missing = missingOn(subject, createdAt);
  if (missing === null) return null;
  const names = listNames(missing.names, language, 'or');
  return (
    <Text as="p">
      {t(
        pays ? 'approval.missingPayment' : missing.signs ? 'approval.missingSignature' : 'approval.missing',
        {
          count: missing.needed,
          names,
          time: waitedWords(now - missing.since, t),
        },
      )}
    </Text>
  );
}
