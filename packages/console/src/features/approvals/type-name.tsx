import type { ParseKeys, TFunction } from 'i18next';
import { useTranslation } from '#shared/i18n/use-translation.ts';

/** What a sort of item is called; its number where the console does not know it. */
export const typeName = (t: TFunction, type: number): string =>
  t(`todo.type.${type}` as ParseKeys, { defaultValue: t('todo.typeUnknown', { code: type }) });

/** The same as a part. */
export function TypeName({ type }: { type: number }) {
  const { t } = useTranslation();
  return typeName(t, type);
}
