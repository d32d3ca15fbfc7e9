import type { ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';

/** What a sort of item is called; its number where the console does not know it. */
export function TypeName({ type }: { type: number }) {
  const { t, i18n } = useTranslation();
  const key = `todo.type.${type}`;
  return i18n.exists(key) ? t(key as ParseKeys) : t('todo.typeUnknown', { code: type });
}
