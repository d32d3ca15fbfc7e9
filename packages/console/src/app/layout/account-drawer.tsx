import type { UserInfo } from '@mpc/api';
import { Button, Drawer, KeyValueList, Segmented, Stack } from '@mpc/ui';
import { LogOut, PackageCheck, ScrollText } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { lazyPart } from '#shared/lazy-part.tsx';
import { changeLanguage } from '#shared/i18n/i18n.ts';
import { languages, type Language } from '#shared/i18n/languages.ts';
import { useConsoleLanguage } from '#shared/i18n/use-language.ts';
import { useCommonStore, type ThemeChoice } from '#shared/session/common-store.ts';
import { roleKey } from '#shared/session/role.ts';
import { useSignOut } from '#shared/session/sign-out-context.ts';

const AboutBuild = lazyPart(() => import('../integrity/about-build-dialog.tsx'), 'AboutBuildDialog');

const themes = ['light', 'dark', 'system'] as const satisfies readonly ThemeChoice[];

interface AccountDrawerProps {
  user: UserInfo;
  /** Opens what this browser sent. */
  onActivity: () => void;
  onClose: () => void;
}

/** Who is signed in, how the console speaks and looks, which build it is, and the way out. */
export function AccountDrawer({ user, onActivity, onClose }: AccountDrawerProps) {
  const { t, i18n } = useTranslation();
  const language = useConsoleLanguage();
  const theme = useCommonStore((state) => state.theme);
  const signOut = useSignOut();
  const [isAbout, setAbout] = useState(false);
  return (
    <Drawer
      open
      title={t('account.title')}
      onClose={onClose}
      footer={
        <Button
          block
          variant="danger"
          icon={<LogOut size={16} strokeWidth={1.5} aria-hidden />}
          onClick={signOut}
        >
          {t('account.signOut')}
        </Button>
      }
    >
      <Stack>
        <KeyValueList
          items={[
            { key: 'name', label: t('account.name'), value: user.nickname },
            { key: 'login', label: t('account.login'), value: user.account },
            { key: 'role', label: t('account.role'), value: t(roleKey(user.role)) },
          ]}
        />
        <Segmented
          label={t('account.language')}
          items={Object.entries(languages).map(([id, label]) => ({ id, label }))}
          selected={language}
          onSelect={(id) => void changeLanguage(i18n, id as Language)}
        />
        <Segmented
          label={t('account.theme')}
          items={themes.map((id) => ({ id, label: t(`account.themes.${id}`) }))}
          selected={theme}
          onSelect={(id) => useCommonStore.setState({ theme: id })}
        />
        <Button block icon={<ScrollText size={16} strokeWidth={1.5} aria-hidden />} onClick={onActivity}>
          {t('account.activity')}
        </Button>
        <Button
          block
          icon={<PackageCheck size={16} strokeWidth={1.5} aria-hidden />}
          onClick={() => setAbout(true)}
        >
          {t('account.about')}
        </Button>
      </Stack>
      {isAbout ? (
        <Suspense>
          <AboutBuild onClose={() => setAbout(false)} />
        </Suspense>
      ) : null}
    </Drawer>
  );
}
