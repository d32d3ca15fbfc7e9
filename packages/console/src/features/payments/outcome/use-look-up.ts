import { useMutation } from '@tanstack/react-query';
import type { Intent } from '../intents/intent.ts';
import { lookUp } from '../intents/look-up.ts';

/** Looks for an intent once, when a person asks. */
export const useLookUp = (intent: Intent) =>
  useMutation({ mutationFn: () => lookUp(intent), retry: false, networkMode: 'always' });
