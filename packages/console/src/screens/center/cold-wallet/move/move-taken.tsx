import { coldWallet, type ColdTaskInfo } from '@mpc/api';
import { Banner, Button, DrawerFooter, Inline, Link, Skeleton, Stack, Text } from '@mpc/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { read } from '#shared/api/api.ts';
import { live } from '#shared/freshness/live.ts';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { compare } from '#shared/money/decimal.ts';
import { QueryView } from '#shared/query-view/query-view.tsx';
import { SignTaskCode } from '../tasks/sign-task.tsx';
import { taskHref, toDecideHref } from '../tasks/task-links.ts';
import { TaskSheet } from '../tasks/task-sheet.tsx';
import type { Move } from './move.values.ts';

interface MoveTakenProps {
  /** The task's number. */
  id: number;
  /** What was confirmed. */
  move: Move;
  onClose: () => void;
}

/** Whether a task is the move that was confirmed. */
const isAsConfirmed = (task: ColdTaskInfo, { direction, symbol, amount, remark = '' }: Move): boolean =>
  task.direction === direction &&
  task.symbol === symbol &&
  task.remark === remark &&
  compare(task.amount, amount) === 0;

/** The server has taken it. It is read back and held against what was confirmed, before anybody is told that all is well. */
export function MoveTaken({ id, move, onClose }: MoveTakenProps) {
  const { t } = useTranslation('coldWallet');
  const { search } = useLocation();
  const [signing, setSigning] = useState<ColdTaskInfo | null>(null);
  const task = useQuery({ ...read(coldWallet.task, { task_id: id }), ...live });
  return (
    <Stack>
      <QueryView query={task} skeleton={<Skeleton shape="form" />}>
        {(found) => {
          const isSame = isAsConfirmed(found, move);
          const mustSign = isSame && found.can_sign === 1;
          return (
            <>
              {isSame ? (
                <Banner tone={mustSign ? 'attention' : 'running'} title={t('move.taken.title', { id })}>
                  {t(mustSign ? 'move.taken.sign' : nextOf(found))}
                </Banner>
              ) : (
                <Banner tone="danger" title={t('move.taken.differs')}>
                  {t('move.taken.differsDetail')}
                </Banner>
              )}
              <TaskSheet task={found} />
              <DrawerFooter>
                <Inline justify="end">
                  {found.status === 0 ? (
                    <Link variant="button" href={toDecideHref(search)}>
                      {t('tasks.toDo')}
                    </Link>
                  ) : null}
                  <Link variant="button" href={taskHref(id, search)}>
                    {t('move.openTask')}
                  </Link>
                  {mustSign ? (
                    <Button variant="primary" onClick={() => setSigning(found)}>
                      {t('tasks.sign')}
                    </Button>
                  ) : (
                    <Button variant="primary" onClick={onClose}>
                      {t('move.taken.close')}
                    </Button>
                  )}
                </Inline>
              </DrawerFooter>
            </>
          );
        }}
      </QueryView>
      {task.isError ? <Text as="p">{t('move.taken.unread', { id })}</Text> : null}
      {signing === null ? null : <SignTaskCode task={signing} onClose={() => setSigning(null)} />}
    </Stack>
  );
}

const nextOf = ({ status }: ColdTaskInfo) =>
  status === 0 ? 'move.taken.approval' : status === 1 ? 'move.taken.others' : 'move.taken.running';
