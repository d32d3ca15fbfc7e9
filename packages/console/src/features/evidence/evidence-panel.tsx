import {
  Banner,
  Button,
  CopyButton,
  groupsOfFour,
  Inline,
  KeyValueList,
  ProgressBar,
  Stack,
  Text,
} from '@mpc/ui';
import { useState } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { saveChecker } from './save-checker.ts';
import type { EvidenceMadeFile } from './make-evidence.ts';
import { useEvidenceFile, type MakeEvidence } from './use-evidence-file.ts';

export interface EvidencePanelProps {
  make: MakeEvidence;
  /** What is in the file. */
  intro: string;
  /** Why none can be made. */
  barred?: string | undefined;
}

/** Makes a file of evidence, and says what makes it worth something: its root hash, noted elsewhere. */
export function EvidencePanel({ make, intro, barred }: EvidencePanelProps) {
  const { t } = useTranslation();
  const { state, start, stop } = useEvidenceFile(make);
  return (
    <Stack gap="m">
      <Text as="p" tone="muted">
        {intro}
      </Text>
      {state.kind === 'making' && state.of > 1 ? (
        <Banner
          tone="running"
          action={
            <Button size="small" onClick={stop}>
              {t('evidence.stop')}
            </Button>
          }
        >
          <ProgressBar
            label={t('evidence.making')}
            value={state.done / state.of}
            text={t('evidence.progress', { done: state.done, of: state.of })}
          />
        </Banner>
      ) : null}
      {state.kind === 'failed' ? (
        <Banner tone="danger" title={t('evidence.failed')}>
          {state.reason}
        </Banner>
      ) : null}
      {state.kind === 'made' ? <MadeFile file={state.file} /> : null}
      <div>
        <Button disabledReason={barred} busy={state.kind === 'making'} onClick={start}>
          {t('evidence.make')}
        </Button>
      </div>
    </Stack>
  );
}

function MadeFile({ file: { name, root, count } }: { file: EvidenceMadeFile }) {
  const { t } = useTranslation();
  return (
    <Banner
      tone="attention"
      title={t('evidence.note')}
      action={<CopyButton size="small" text={root} label={t('evidence.copyRoot')} />}
    >
      <Stack gap="s">
        <Text as="p">{t('evidence.noteDetail')}</Text>
        <KeyValueList
          items={[
            { key: 'root', label: t('evidence.root'), value: <code>{groupsOfFour(root).join(' ')}</code> },
            { key: 'file', label: t('evidence.file'), value: <code>{name}</code> },
            { key: 'count', label: t('evidence.count'), value: count },
          ]}
        />
        <Checker />
      </Stack>
    </Banner>
  );
}

/** Hands over the page that checks the file away from this console. */
function Checker() {
  const { t } = useTranslation();
  const [failed, setFailed] = useState(false);
  return (
    <Inline>
      <Button size="small" onClick={() => void saveChecker().then((isSaved) => setFailed(!isSaved))}>
        {t('evidence.checker')}
      </Button>
      {failed ? <Text tone="danger">{t('evidence.checkerFailed')}</Text> : null}
    </Inline>
  );
}
