import type { TFunction } from 'i18next';
import { running } from '#shared/i18n/i18n.ts';

/** The words of contract sweep, outside of every component. */
export function sweepWords(): TFunction<'collection'> {
  const found = running();
  if (found === null) throw new Error('There are no words');
  return found.getFixedT(null, 'collection');
}
