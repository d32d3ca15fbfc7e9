import type { CollectRule } from '@mpc/api';
import { Suspense } from 'react';
import { lazyPart } from '#shared/lazy-part.tsx';
import { RuleTag } from './rule-tag.tsx';

const ConflictTag = lazyPart(() => import('../detail/rule-conflicts-notice.tsx'), 'RuleConflictTag');

/** Where a rule stands, beside the title of its pages; its conflicts join in once they are known. */
export function RuleStatus({ rule }: { rule: CollectRule }) {
  const tag = <RuleTag rule={rule} />;
  return rule.status === 3 ? (
    <Suspense fallback={tag}>
      <ConflictTag rule={rule} />
    </Suspense>
  ) : (
    tag
  );
}
