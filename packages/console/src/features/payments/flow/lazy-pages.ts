import type { ComponentType } from 'react';
import { latePart, lazyPart } from '#shared/lazy-part.tsx';

const outcome = () => import('./payment-outcome.tsx');

/** What became of a payment. */
export const Outcome = lazyPart(outcome, 'PaymentOutcome');

/** Whether another strategy decides by those in force, and the way to them: worked out once the form stands. */
export const StrategyLook = latePart(() => import('./strategy-look.tsx'), 'StrategyLook');

/** A confirmation. It is shown only once the outcome is there as well: whoever sends a payment sees what became of it. */
export function lazyConfirm<const Name extends string, Props>(
  page: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
) {
  const load = async () => {
    const [module] = await Promise.all([page(), outcome()]);
    return module;
  };
  return {
    Confirm: lazyPart(load, name),
    /** Fetches both ahead, so that nobody waits for them. */
    // Where they cannot be fetched now they are fetched, and their failure shown, when they are wanted.
    fetchAhead: () => void load().catch(() => undefined),
  };
}
