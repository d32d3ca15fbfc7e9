import type { AutoCollectConfig, ColdGate } from '@mpc/api';

/** What a cold wallet stands on, in the order in which it is set up. */
export type Need = 'api' | 'coSigner' | 'pair' | 'sweep';

/**
 * What of it is there. The gate decides: where it says that a part is there none of what makes it up is missing, and
 * where it says that one is not, something is.
 */
export function needsOf(
  { flag, collect_status }: ColdGate,
  { prerequisites, steps }: Pick<AutoCollectConfig, 'prerequisites' | 'steps'>,
): { need: Need; isMet: boolean }[] {
  const { api_enabled, co_signer_enabled } = prerequisites;
  return [
    { need: 'api', isMet: flag || (api_enabled === 1 && co_signer_enabled !== 1) },
    { need: 'coSigner', isMet: flag || co_signer_enabled === 1 },
    { need: 'pair', isMet: collect_status || steps.pair === 1 },
    { need: 'sweep', isMet: collect_status },
  ];
}
