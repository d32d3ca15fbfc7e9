import { listNames, Text, Time, useLanguage } from '@mpc/ui';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { Around, slot } from '#shared/i18n/around.tsx';
import { missingOn, type Decidable } from './decision.rules.ts';

export interface MissingPeopleProps {
  subject: Pick<Decidable, 'nodes' | 'status'>;
  /** When it was asked for. */
  createdAt: number;
  /** It is settled by being paid. @default false */
  pays?: boolean;
}

/** Who is still missing at the step in turn, and since when it waits for them. Nothing once it is over. */
export function MissingPeople({ subject, createdAt, pays = false }: MissingPeopleProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const missing = missingOn(subject, createdAt);
  if (missing === null) return null;
  const names = listNames(missing.names, language, 'or');
  return (
    <Text as="p">
      <Around
        text={t(
          pays ? 'approval.missingPayment' : missing.signs ? 'approval.missingSignature' : 'approval.missing',
          { count: missing.needed, names, time: slot },
        )}
      >
        <Time at={missing.since} kind="relative" />
      </Around>
    </Text>
  );
}
