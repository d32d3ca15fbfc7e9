import { Banner, Button, Stack, Text, toasts } from '@mpc/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { useLostSearch } from '#shared/lost-answers/use-lost-search.ts';
import { changeJournal } from './change-journal.ts';
import { findOutcome } from './change-marks.ts';
import type { SentChange } from './rule-change.ts';
import type { RuleChanging } from './use-rule-change.ts';

export interface ChangeNoticeProps {
  change: Pick<RuleChanging, 'pending' | 'place'>;
  /** The lost change was found, with the numbers it made. */
  onFound?: ((ids: number[]) => void) | undefined;
}

/** It is known what became of it, or a person has seen what is: changes may be sent again. */
const forget = ({ uid, walletId, ruleId }: RuleChanging['place']) =>
  changeJournal.strike(uid, [walletId, ruleId]);

/** Says that it is not known what became of the last change, and looks for it. Nothing while there is no such change. */
export function ChangeNotice({ change, onFound }: ChangeNoticeProps) {
  const { t } = useTranslation('collection');
  const { pending, place } = change;
  if (pending === null) return null;
  if (pending !== 'changed') return <LostChange sent={pending} onFound={onFound} />;
  return (
    <Banner
      tone="danger"
      title={t('change.record.title')}
      action={
        <Button size="small" onClick={() => void forget(place)}>
          {t('change.record.compared')}
        </Button>
      }
    >
      {t('change.record.detail')}
    </Banner>
  );
}

/** No answer came. Nothing may be repeated; the server is asked for it. */
function LostChange({ sent, onFound }: { sent: SentChange; onFound: ChangeNoticeProps['onFound'] }) {
  const { t } = useTranslation('collection');
  const queryClient = useQueryClient();
  const { checks, absent, looking, look } = useLostSearch({
    journal: changeJournal,
    sent,
    find: findOutcome,
    onFound: (ids) => {
      toasts.show({ key: 'collection', tone: 'success', message: t('change.found') });
      void queryClient.invalidateQueries({ queryKey: ['collection'] });
      onFound?.(ids);
    },
  });
  return (
    <Banner
      tone={absent ? 'attention' : 'danger'}
      title={t(absent ? 'change.absent.title' : 'change.lost.title', { count: checks })}
      action={
        absent ? (
          <Button size="small" onClick={() => void forget(sent)}>
            {t('change.absent.again')}
          </Button>
        ) : (
          <Button size="small" busy={looking} onClick={look}>
            {t('change.lost.check')}
          </Button>
        )
      }
    >
      <Stack gap="xs">
        <Text as="p">{t(absent ? 'change.absent.detail' : 'change.lost.detail')}</Text>
        <Text as="p" tone="muted" aria-live="polite">
          {t('change.lost.checks', { count: checks })}
        </Text>
      </Stack>
    </Banner>
  );
}
