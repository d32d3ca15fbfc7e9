import { WithdrawStatus } from '@mpc/api';
import { Section, Time, Timeline, type TimelineItem } from '@mpc/ui';
import type { TFunction } from 'i18next';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import type { OrderInfo } from '#features/orders';
import { sayStatus } from '#shared/status/transaction-status.ts';
import { storyOf, type StoryStep } from './order-story.rules.ts';

/** Everything that happened to an order and what is still to come, or how it ended and why. */
export function OrderStory({ order }: { order: OrderInfo }) {
  const { t } = useTranslation();
  const items = storyOf(order).map((step, index): TimelineItem => ({
    key: String(index),
    state: step.state,
    ...(step.at === undefined ? {} : { time: <Time at={step.at} /> }),
    ...wordsFor(step, order, t),
  }));
  return (
    <Section title={t('order.story.title')}>
      <Timeline label={t('order.story.title')} items={items} />
    </Section>
  );
}

function wordsFor(
  step: StoryStep,
  { trans_kind, txid }: OrderInfo,
  t: TFunction,
): Pick<TimelineItem, 'title' | 'detail'> {
  switch (step.kind) {
    case 'created':
      return { title: t('order.story.created', { name: step.name }) };
    case 'screened':
      return {
        title: t(step.state === 'failed' ? 'order.story.risky' : 'order.story.screened'),
        detail: t('order.score', { score: step.score }),
      };
    case 'approved':
    case 'refused':
      return {
        title: t(`order.story.${step.kind}`, { name: step.name }),
        ...(step.remark === '' ? {} : { detail: step.remark }),
      };
    case 'approval':
      return {
        title: t('order.story.approval'),
        detail: t('order.story.steps', { done: step.done, of: step.of }),
      };
    case 'signature':
      return {
        title: step.name === '' ? t('order.story.signature') : t('order.story.signed', { name: step.name }),
      };
    case 'broadcast':
      return { title: t('order.story.broadcast') };
    case 'confirmations':
      return {
        title: t('order.story.confirmations'),
        detail: t('order.chain.progress', { done: step.done, of: step.of }),
      };
    case 'finished':
      return { title: t('order.story.finished') };
    default: {
      const isCanceled = step.status === WithdrawStatus.discarded;
      return {
        title:
          step.name === ''
            ? sayStatus(t, { trans_kind, txid, status: step.status })
            : t(isCanceled ? 'order.story.canceledBy' : 'order.story.rejectedBy', { name: step.name }),
        ...(step.reason === '' ? {} : { detail: step.reason }),
      };
    }
  }
}
