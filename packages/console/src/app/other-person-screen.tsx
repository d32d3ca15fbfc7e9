import type { UserInfo } from '@mpc/api';
import { Button, OutsidePage, toasts } from '@mpc/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { paths } from '#shared/paths.ts';

/** Somebody else signed in to this browser: nothing of the person before is shown, and nothing is sent any more. */
export function OtherPersonScreen({ person }: { person: UserInfo }) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  useEffect(() => {
    queryClient.clear();
    toasts.clear();
  }, [queryClient]);
  const name = person.nickname || person.account;
  return (
    <OutsidePage
      tone="danger"
      title={t('otherPerson.title', { name })}
      description={t('otherPerson.detail', { name })}
    >
      {/* A new page, at an address that names nothing of the person before. */}
      <Button variant="primary" onClick={() => location.replace(paths.wallet.index)}>
        {t('otherPerson.goOn', { name })}
      </Button>
    </OutsidePage>
  );
}
