import { Refusal } from '@mpc/api';
import type { TFunction } from 'i18next';

/** Why something that was asked for did not come about: the server's own words, or that none came. */
export const saidError = (t: TFunction, error: unknown): string =>
  error instanceof Refusal && error.msg !== '' ? error.msg : t('assets.noAnswer');
