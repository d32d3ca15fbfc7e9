import type { WorkspaceBusiness } from '@mpc/api';
import { isStepValues, type StepValues } from '#features/strategies';
import { fitsPart } from '#shared/fields.ts';

/** A workspace strategy as it stands in the form. */
export interface WorkspaceValues {
  steps: readonly StepValues[];
}

const noEdits: Partial<WorkspaceValues> = {};

const isEdits = fitsPart<WorkspaceValues>({ steps: isStepValues });

/** Where what was entered is kept until it is submitted. */
export const workspaceDraft = (walletId: number, business: WorkspaceBusiness) => ({
  kind: `workspace-strategy ${walletId} ${business}`,
  subWalletId: 0,
  empty: noEdits,
  isValues: isEdits,
});
