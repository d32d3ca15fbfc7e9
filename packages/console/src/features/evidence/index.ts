import { lazyPart } from '#shared/lazy-part.tsx';

export { type EvidenceSubject, orderEvidence } from './evidence-subject.ts';
export { makeArchive } from './make-evidence.ts';
export { readScope } from './read-scope.ts';
export { NoEvidence } from './no-evidence.ts';
export type { MakeEvidence } from './use-evidence-file.ts';

export const EvidenceSection = lazyPart(() => import('./evidence-section.tsx'), 'EvidenceSection', 'order');

export const EvidencePanel = lazyPart(() => import('./evidence-panel.tsx'), 'EvidencePanel', 'order');
