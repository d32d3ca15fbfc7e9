import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { saveFile } from '#shared/list/export-pages.ts';
import { failureWords } from '#shared/query-view/failure-words.ts';
import { useCommonStore } from '#shared/session/common-store.ts';
import { NoEvidence } from './no-evidence.ts';
import type { EvidenceBy, EvidenceMadeFile } from './make-evidence.ts';

/** How far a file is; `of` is 0 while that is not known. */
export interface EvidenceProgress {
  done: number;
  of: number;
}

export type EvidenceState =
  | { kind: 'idle' }
  | ({ kind: 'making' } & EvidenceProgress)
  | { kind: 'made'; file: EvidenceMadeFile }
  | { kind: 'failed'; reason: string };

export type MakeEvidence = (
  by: EvidenceBy,
  way: { signal: AbortSignal; onProgress: (progress: EvidenceProgress) => void },
) => Promise<EvidenceMadeFile>;

/** Makes a file of evidence when it is asked for, hands it over, and stops when it is told to or left. */
export function useEvidenceFile(make: MakeEvidence) {
  const { t } = useTranslation();
  const user = useCommonStore((session) => session.user);
  const [state, setState] = useState<EvidenceState>({ kind: 'idle' });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  const start = async () => {
    if (running.current !== null || user === null) return;
    const { signal } = (running.current = new AbortController());
    setState({ kind: 'making', done: 0, of: 0 });
    try {
      const onProgress = (progress: EvidenceProgress) => setState({ kind: 'making', ...progress });
      const file = await make({ user, t }, { signal, onProgress });
      signal.throwIfAborted();
      saveFile(file.name, new Blob([file.text], { type: 'application/json' }));
      setState({ kind: 'made', file });
    } catch (error) {
      const reason = error instanceof NoEvidence ? error.message : failureWords(t, error);
      setState(signal.aborted ? { kind: 'idle' } : { kind: 'failed', reason });
    } finally {
      running.current = null;
    }
  };
  return { state, start: () => void start(), stop: () => running.current?.abort() };
}
