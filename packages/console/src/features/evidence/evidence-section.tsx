import { Section } from '@mpc/ui';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { EvidencePanel } from './evidence-panel.tsx';
import type { EvidenceSubject } from './evidence-subject.ts';
import { makeEvidence } from './make-evidence.ts';
import { NoEvidence } from './no-evidence.ts';

/** The evidence of one order or request, of what the server says of it when the file is made. */
export function EvidenceSection({ read }: { read: () => Promise<EvidenceSubject | null> }) {
  const { t } = useTranslation();
  return (
    <Section title={t('evidence.title')}>
      <EvidencePanel
        intro={t('evidence.intro')}
        make={async (by) => {
          const subject = await read();
          if (subject === null) throw new NoEvidence(t('evidence.unreadNow'));
          return makeEvidence(subject, by);
        }}
      />
    </Section>
  );
}
