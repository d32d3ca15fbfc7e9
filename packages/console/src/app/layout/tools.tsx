import type { UserInfo } from '@mpc/api';
import { Avatar, Badge, TopBarButton, TopBarSearch } from '@mpc/ui';
import { Moon, ScrollText, Sun } from 'lucide-react';
import { memo, useState } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { PendingCount } from '#features/activity';
import { useFirstView } from '#shared/freshness/first-view.ts';
import { bracketed, changeLanguage } from '#shared/i18n/i18n.ts';
import { languages, shortCode } from '#shared/i18n/languages.ts';
import { useConsoleLanguage } from '#shared/i18n/use-language.ts';
import { useCommonStore } from '#shared/session/common-store.ts';
import { usePhone } from '#shared/use-media.ts';
import { useTheme } from '../use-theme.ts';
import type { Over } from './console-frame.tsx';

const icon = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const;

/** The right end of the top bar: search, what this browser sent, language, theme, and who is signed in. */
export const Tools = memo(function Tools({ user, onOpen }: { user: UserInfo; onOpen: (over: Over) => void }) {
  const { t, i18n } = useTranslation();
  const otherLanguage = useConsoleLanguage() === 'en-US' ? 'zh-CN' : 'en-US';
  const code = shortCode(otherLanguage).toUpperCase();
  const [inFlight, setInFlight] = useState(0);
  const activity = inFlight === 0 ? t('frame.activity') : t('frame.activity') + bracketed(inFlight);
  const isPhone = usePhone();
  const isShown = useFirstView();
  const otherTheme = useTheme() === 'dark' ? 'light' : 'dark';
  return (
    <>
      <TopBarSearch onClick={() => onOpen('palette')}>{t('frame.find')}</TopBarSearch>
      {/* A phone has it in the account, as long as nothing is in flight. */}
      {isPhone && inFlight === 0 ? null : (
        <TopBarButton label={activity} onClick={() => onOpen('activity')}>
          {inFlight === 0 ? (
            <ScrollText {...icon} />
          ) : (
            <Badge aria-hidden count={inFlight} label={activity} />
          )}
        </TopBarButton>
      )}
      {isShown ? <PendingCount uid={user.uid} onCount={setInFlight} /> : null}
      {/* A phone has both in the account: what its bar has room for is the name of the page. */}
      {isPhone ? null : (
        <>
          <TopBarButton
            label={`${languages[otherLanguage]} ${code}`}
            lang={otherLanguage}
            onClick={() => void changeLanguage(i18n, otherLanguage)}
          >
            {code}
          </TopBarButton>
          <TopBarButton
            label={t(otherTheme === 'dark' ? 'frame.toDark' : 'frame.toLight')}
            onClick={() => useCommonStore.setState({ theme: otherTheme })}
          >
            {otherTheme === 'dark' ? <Moon {...icon} /> : <Sun {...icon} />}
          </TopBarButton>
        </>
      )}
      <TopBarButton label={t('frame.account', { name: user.nickname })} onClick={() => onOpen('account')}>
        <Avatar name={user.nickname} size={24} />
      </TopBarButton>
    </>
  );
});
