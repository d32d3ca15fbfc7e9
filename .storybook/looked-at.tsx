import { UiPageProvider } from '../packages/ui/src/theme/ui-page-provider.tsx';
import { useEffect, useState, type ReactNode } from 'react';
import { onLook, type Look } from './looks.ts';

/** A component's story in the look it asks for, until it is looked at in another. */
export function LookedAt({ theme, language, children }: Look & { children: ReactNode }) {
  const [other, setOther] = useState<Look>();
  useEffect(() => onLook(setOther), []);
  return (
    <UiPageProvider theme={other?.theme ?? theme} locale={other?.language ?? language}>
      {children}
    </UiPageProvider>
  );
}
