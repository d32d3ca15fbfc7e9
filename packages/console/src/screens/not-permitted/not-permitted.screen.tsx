import { Button, Link, OutsidePage, Stack } from '@mpc/ui';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { paths } from '#shared/paths.ts';
import { useSignOut } from '#shared/session/sign-out-context.ts';

/** Custody is not this person's to use: why, whom to ask, and the ways on. */
export function NotPermittedScreen() {
  const { t } = useTranslation();
  const signOut = useSignOut();
  return (
    <OutsidePage title={t('notPermitted.title')} description={t('notPermitted.detail')}>
      <Stack gap="s">
        <Link href={paths.wallet.index} variant="primary-button">
          {t('notPermitted.back')}
        </Link>
        <Button onClick={signOut}>{t('account.signOut')}</Button>
      </Stack>
    </OutsidePage>
  );
}
