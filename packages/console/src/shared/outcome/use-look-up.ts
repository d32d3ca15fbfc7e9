import { useMutation } from '@tanstack/react-query';
import type { Intent } from '../../../../../shared/intents/intent.ts';
import { lookUp } from '../../../../../shared/intents/look-up.ts';

/** Looks for an intent once, when a person asks. */
export const useLookUp = (intent: Intent) =>
  useMutation({ mutationFn: () => lookUp(intent), retry: false, networkMode: 'always' });
