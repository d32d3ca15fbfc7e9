import type { i18n } from 'i18next';
import { useMemo, type ReactNode } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { spokenBy, SpokenContext } from './use-translation.ts';

export interface WordsProviderProps {
  i18n: i18n;
  children: ReactNode;
}

/** The words of everything in it: said again when the language changes. */
export function WordsProvider({ i18n, children }: WordsProviderProps) {
  return (
    <I18nextProvider i18n={i18n}>
      <Spoken i18n={i18n}>{children}</Spoken>
    </I18nextProvider>
  );
}

function Spoken({ i18n, children }: WordsProviderProps) {
  const { language } = useTranslation().i18n;
  const spoken = useMemo(() => spokenBy(i18n, language), [i18n, language]);
  return <SpokenContext value={spoken}>{children}</SpokenContext>;
}
