import type { ParseKeys } from 'i18next';
import { useCallback } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import type { CommandRecord } from '#shared/command-log/command-record.ts';

/** Gives a command's name in words; its line on the wire where there are none, as for one of another age of the console. */
export function useCommandName() {
  const { t, i18n } = useTranslation();
  return useCallback(
    ({ name, line }: Pick<CommandRecord, 'name' | 'line'>): string => {
      const key = `activity.command.${name.replace('.', '_')}`;
      return i18n.exists(key) ? t(key as ParseKeys) : line;
    },
    [t, i18n],
  );
}
