import { clientErrorKind, outcomeOf, Refusal } from '@mpc/api';
import type { TFunction } from 'i18next';

/**
 * Why a command failed: in the server's words where it refused. Otherwise whether nothing was submitted or the outcome
 * is unknown, and what kept the answer away.
 */
export function commandWords(t: TFunction, error: unknown): string {
  if (error instanceof Refusal && error.msg !== '') return error.msg;
  if (outcomeOf(error) === 'notSent') return t('state.command.notSent');
  return t(`state.command.${clientErrorKind(error) ?? 'badResponse'}`);
}
