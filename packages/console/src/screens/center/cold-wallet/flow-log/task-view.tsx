import type { ColdTaskInfo } from '@mpc/api';
import { ApprovalLine, Banner, Button, DrawerFooter, Link, Section, Stack, Text } from '@mpc/ui';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { approvalNodes } from '#features/decisions';
import { ChainFacts } from '#features/orders';
import { useQrSignAhead } from '#features/signing';
import { paths } from '#shared/paths.ts';
import { withSelection } from '#shared/selection/with-selection.ts';
import { useCommonStore } from '#shared/session/common-store.ts';
import { SignTaskCode } from '../tasks/sign-task.tsx';
import { FlowSheet } from './flow-sheet.tsx';
import { isPending } from './task-looks.ts';
import { TaskRemark } from './task-remark.tsx';
import { reasonText } from './reason-text.ts';
import { TaskTimeline } from './task-timeline.tsx';

interface TaskViewProps {
  walletId: number;
  task: ColdTaskInfo;
  /** It was read since the drawer was opened. */
  isFresh: boolean;
}

/** A movement of funds with its timeline, its approval, what its chain knows of it, and its remark. */
export function TaskView({ walletId, task, isFresh }: TaskViewProps) {
  const { t } = useTranslation('coldWallet');
  const { t: words } = useTranslation();
  const uid = useCommonStore(({ user }) => user?.uid ?? 0);
  const [isSigning, setSigning] = useState(false);
  const canSign = task.can_sign === 1 && isFresh;
  useQrSignAhead(canSign);
  const isOver = !isPending(task);
  return (
    <Stack>
      <TaskNotice task={task} />
      <FlowSheet walletId={walletId} task={task} />
      <TaskTimeline task={task} />
      {task.node_list.length === 0 ? null : (
        <Section title={words('order.approval')}>
          <ApprovalLine
            label={words('order.approval')}
            nodes={approvalNodes(task.node_list, uid, words).map((node) => ({
              ...node,
              // Once it is over, nobody is waited for.
              people: node.people.filter(({ state }) => !isOver || state !== 'waiting'),
            }))}
          />
        </Section>
      )}
      {isOver && task.txid === '' ? null : (
        <ChainFacts
          txid={task.txid}
          txidLink={task.txid_link}
          confirmations={task.confirmations}
          confirmationsNeeded={task.confirmations_needed}
          height={0}
        />
      )}
      <TaskRemark id={task.task_id} remark={task.remark} />
      {canSign ? (
        <DrawerFooter>
          <Button variant="primary" onClick={() => setSigning(true)}>
            {t('flow.sign')}
          </Button>
        </DrawerFooter>
      ) : null}
      {isSigning ? <SignTaskCode task={task} onClose={() => setSigning(false)} /> : null}
    </Stack>
  );
}

/** What a person has to know of a task first: why it stands still, or what keeps it from starting. */
function TaskNotice({ task }: { task: ColdTaskInfo }) {
  const { t } = useTranslation('coldWallet');
  const { search } = useLocation();
  const { status, fail_reason, node_list, direction } = task;
  const reason = reasonText(fail_reason, t);
  const why = reason === '' ? null : <Text as="p">{t('flow.reason', { reason })}</Text>;
  if (status === 5)
    return (
      <Banner tone="attention" title={t('flow.notice.exception')}>
        {t('flow.notice.exceptionDetail')}
        {why}
      </Banner>
    );
  if (status === 6)
    return (
      <Banner tone="danger" title={t('flow.notice.notStarted')}>
        {t('flow.notice.notStartedDetail')}
        {why}
      </Banner>
    );
  if (status === 4)
    return (
      <Banner tone="danger" title={t('flow.notice.failed')}>
        {t('flow.notice.failedDetail')}
        {why}
      </Banner>
    );
  if (status > 1 || node_list.length === 0) return null;
  // A payment from the hot address is decided as an order, anything else as a request: both stand in To-do.
  return (
    <Banner
      tone="attention"
      title={t(direction === 2 ? 'flow.notice.waitsOrder' : 'flow.notice.waits')}
      action={<Link href={withSelection(paths.center.todo, search)}>{t('flow.notice.toTodo')}</Link>}
    >
      {t('flow.notice.waitsDetail')}
    </Banner>
  );
}
