import { Dialog, Disclosure, Section, Stack, Stepper, Text } from '@mpc/ui';
import { AppDownloads } from '#features/app-download';
import { useTranslation } from '#shared/i18n/use-translation.ts';

const errands = {
  add: ['contacts', 'member', 'subWallets'],
  admin: ['promote', 'sendKey', 'accept'],
  remove: ['check', 'open', 'confirm'],
} as const;

const names = Object.keys(errands) as (keyof typeof errands)[];

/** Says how the owner adds, promotes and removes members in the app, step by step. */
export function ManageDialog({ isOwner, onClose }: { isOwner: boolean; onClose: () => void }) {
  const { t } = useTranslation('teamMember');
  return (
    <Dialog open size="medium" title={t('manage.title')} onClose={onClose}>
      <Stack gap="l">
        <Text as="p">{t(isOwner ? 'manage.owner' : 'manage.notOwner')}</Text>
        {names.map((errand) => (
          <Section key={errand} title={t(`manage.${errand}.title`)}>
            <Stepper
              label={t(`manage.${errand}.title`)}
              direction="vertical"
              steps={errands[errand].map((step) => ({
                key: step,
                title: t(`manage.step.${step}`),
                state: 'waiting',
              }))}
            />
          </Section>
        ))}
        <Disclosure summary={t('manage.download')}>
          <AppDownloads />
        </Disclosure>
      </Stack>
    </Dialog>
  );
}
