import { codes, Refusal } from '@mpc/api';

/** Whether an address was not screened because nobody screens now: known, said by itself, and no failure to retry. */
export const isScreeningDown = (error: unknown): boolean =>
  error instanceof Refusal && error.code === codes.screeningUnavailable;
