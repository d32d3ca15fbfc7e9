import { clientErrorKind, Refusal } from '@mpc/api';
import type { TFunction } from 'i18next';

/** Why something could not be read: in the server's words where it refused, otherwise what kept it from answering. */
export function failureWords(t: TFunction, error: unknown): string {
  if (error instanceof Refusal && error.msg !== '') return error.msg;
  return t(`state.trouble.${clientErrorKind(error) ?? 'badResponse'}`);
}
