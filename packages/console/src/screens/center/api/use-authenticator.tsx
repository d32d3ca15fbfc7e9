import { codes, Refusal } from '@mpc/api';
import { CodeField } from '@mpc/ui';
import { useRef, useState } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';

const faults: Readonly<Record<string, 'wrong' | 'required'>> = {
  [codes.authenticatorCodeWrong]: 'wrong',
  [codes.authenticatorCodeRequired]: 'required',
};

/** The code of the person's authenticator: the field for it, what keeps a change back without it, and what the server has against it. */
export function useAuthenticator() {
  const { t } = useTranslation('apiPage');
  const [code, setCode] = useState('');
  const [fault, setFault] = useState<'wrong' | 'required' | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const refused = fault === null ? undefined : t(`code.${fault}`);
  return {
    code,
    /** What stands against sending it now. */
    against: code.length < 6 ? t('code.missing') : refused,
    field: (
      <CodeField
        label={t('code.label')}
        description={t('code.description')}
        required
        value={code}
        error={refused}
        inputRef={input}
        onChange={(next) => {
          setCode(next);
          setFault(null);
        }}
      />
    ),
    /** Says beside the field what the server has against the code, where the next one is typed over it; tells whether that was all. */
    refuses: (error: unknown): boolean => {
      const found = error instanceof Refusal ? faults[error.code] : undefined;
      if (found === undefined) return false;
      setFault(found);
      input.current?.focus();
      input.current?.select();
      // With what is said below it, which focus alone leaves under the buttons of a long dialog.
      input.current?.scrollIntoView({ block: 'center' });
      return true;
    },
  };
}
