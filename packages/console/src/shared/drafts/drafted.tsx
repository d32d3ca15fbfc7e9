import { Skeleton, Stack } from '@mpc/ui';
import type { ReactNode } from 'react';
import { DraftNotice } from './draft-notice.tsx';
import { useDraft, type DraftForm } from './use-draft.ts';

/** What a form is given of its draft. */
export interface DraftProps<Values> {
  values: Values;
  onChange: (part: Partial<Values>) => void;
  /** What was entered is sent: nothing of it is kept any more. */
  onClear: () => void;
}

interface DraftedProps<Values> {
  form: DraftForm<Values>;
  children: (draft: DraftProps<Values>) => ReactNode;
}

/** A form that is found again as it was left, until it is sent or what was entered is discarded. */
export function Drafted<Values>({ form, children }: DraftedProps<Values>) {
  const { values, draftedAt, change, clear } = useDraft(form);
  if (values === null) return <Skeleton shape="form" />;
  return (
    <Stack>
      <DraftNotice at={draftedAt} onDiscard={clear} />
      {children({ values, onChange: change, onClear: clear })}
    </Stack>
  );
}
