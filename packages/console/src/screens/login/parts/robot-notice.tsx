import { Text } from '@mpc/ui';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { useRobotGuard } from '#shared/sign-in/use-robot-guard.ts';

/** Says where robots are checked for, on a server that does; nothing elsewhere. */
export function RobotNotice() {
  const { t } = useTranslation();
  return useRobotGuard() ? (
    <Text as="p" tone="muted">
      {t('login.robots')}
    </Text>
  ) : null;
}
