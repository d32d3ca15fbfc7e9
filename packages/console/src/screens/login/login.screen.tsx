import { Avatar, Banner, Button, Card, OptionList, OutsidePage, Skeleton, StatusTag } from '@mpc/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { failureWords } from '#shared/query-view/failure-words.ts';
import { lazyPart } from '#shared/lazy-part.tsx';
import { changeLanguage } from '#shared/i18n/i18n.ts';
import { languages } from '#shared/i18n/languages.ts';
import { useConsoleLanguage } from '#shared/i18n/use-language.ts';
import { isOwnPath, loginPath, paths } from '#shared/paths.ts';
import { isSignedIn } from '#shared/session/tab-session.ts';
import { signInToSandbox, signInWays, type SandboxPerson } from '#shared/sign-in/sign-in.ts';

const RobotNotice = lazyPart(() => import('./parts/robot-notice.tsx'), 'RobotNotice');

/** What the page says of itself, by the way there is to sign in. */
const welcome = { sandbox: 'login.welcome', elsewhere: 'login.elsewhere' } as const;

/** The door: with the sandbox its people, elsewhere the host's own sign-in. */
export function LoginScreen() {
  const { t, i18n } = useTranslation();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { pathname, search: kept } = useLocation();
  const language = useConsoleLanguage();
  const other = language === 'en-US' ? 'zh-CN' : 'en-US';
  const ways = useQuery({ queryKey: ['sign-in'], queryFn: ({ signal }) => signInWays(signal), staleTime: 0 });
  const from = search.get('from');
  const goOn = from !== null && isOwnPath(from) ? from : paths.wallet.index;
  const signIn = useMutation({
    mutationFn: (uid: number) => signInToSandbox(uid),
    networkMode: 'always',
    onSuccess: () => navigate(goOn, { replace: true }),
  });
  if (pathname !== loginPath(language)) return <Navigate to={loginPath(language) + kept} replace />;
  if (isSignedIn() && !signIn.isPending) return <Navigate to={goOn} replace />;

  // fetch() throws a TypeError where nobody could be reached.
  const failed = ways.error ?? signIn.error;
  const address = ways.data?.kind === 'elsewhere' ? ways.data.address : '';
  const greeting = ways.data === undefined ? undefined : t(welcome[ways.data.kind]);
  const switchLanguage = async () => {
    await changeLanguage(i18n, other);
    await navigate(loginPath(other) + kept, { replace: true });
  };
  return (
    <OutsidePage
      title={t('login.title')}
      description={search.has('ended') ? t('login.ended') : greeting}
      tools={
        <Button size="small" lang={other} onClick={() => void switchLanguage()}>
          {languages[other]}
        </Button>
      }
    >
      {ways.isPending ? <Skeleton shape="rows" count={5} /> : null}
      {failed !== null ? (
        <Banner
          tone="danger"
          title={t('login.failed')}
          action={
            <Button size="small" onClick={() => void ways.refetch()}>
              {t('action.retry')}
            </Button>
          }
        >
          {failed instanceof TypeError ? t('state.trouble.network') : failureWords(t, failed)}
        </Banner>
      ) : null}
      {ways.data?.kind === 'elsewhere' ? (
        <>
          <Button variant="primary" onClick={() => location.assign(address)}>
            {t('login.goOn')}
          </Button>
          <Suspense>
            <RobotNotice />
          </Suspense>
        </>
      ) : null}
      {ways.data?.kind === 'sandbox' ? (
        <Card title={t('login.people')} padding="m">
          <OptionList
            label={t('login.people')}
            sections={[
              {
                id: 'people',
                items: ways.data.people.map((person) => option(person, t(`login.role.${person.role}`))),
              },
            ]}
            onSelect={(id) => signIn.mutate(Number(id))}
          />
        </Card>
      ) : null}
    </OutsidePage>
  );
}

const option = (person: SandboxPerson, role: string) => ({
  id: String(person.uid),
  title: person.nickname,
  icon: <Avatar name={person.nickname} size={28} />,
  marks: <StatusTag tone="idle">{role}</StatusTag>,
});
