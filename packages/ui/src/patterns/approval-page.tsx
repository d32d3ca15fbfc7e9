import { useState } from 'react';
import {
  Button,
  ConfirmDialog,
  createToasts,
  Drawer,
  EmptyState,
  Inline,
  Page,
  Skeleton,
  StatusTag,
  Table,
  Time,
  ToastRegion,
} from '../index.ts';
import { ApprovalItem } from './approval-item.tsx';
import { approvalTexts } from './approval-page-texts.ts';
import type { PageState } from './page-state.ts';
import { PatternFrame } from './pattern-frame.tsx';
import { transfer } from './transfer-detail.tsx';
import { useTexts } from './use-texts.ts';

/** What one says of an item. */
export type Decision = 'approve' | 'refuse';

export interface ApprovalPageProps {
  /** @default 'ready' */
  state?: PageState;
  /** Whether the item is open from the start. @default true */
  open?: boolean;
  /** Hears what was decided, with the remark. */
  onDecide?: (decision: Decision, remark: string) => void;
  onRetry?: () => void;
}

/** What waits for a person; an item opens over it, with all that has to be seen and the two answers at its foot. */
export function ApprovalPage({
  state = 'ready',
  open = true,
  onDecide = () => undefined,
  onRetry = () => undefined,
}: ApprovalPageProps) {
  const words = useTexts(approvalTexts);
  const [toasts] = useState(createToasts);
  const [waits, setWaits] = useState(state === 'ready');
  const [shown, setShown] = useState(open && (state === 'ready' || state === 'loading'));
  const [asking, setAsking] = useState<Decision | null>(null);

  const decide = (decision: Decision, remark: string) => {
    onDecide(decision, remark);
    setAsking(null);
    setShown(false);
    setWaits(false);
    toasts.show({ tone: 'success', message: decision === 'approve' ? words.approved : words.refused });
  };
  return (
    <PatternFrame place="todo">
      <Page title={words.list} description={words.description}>
        <Table
          label={words.list}
          rows={waits ? [{ id: 1, by: 'Lin Wei', at: transfer.at }] : []}
          rowKey={({ id }) => id}
          onOpen={() => setShown(true)}
          columns={[
            { key: 'what', header: words.columnWhat, cell: () => words.row, isTitle: true },
            { key: 'by', header: words.columnBy, cell: ({ by }) => by },
            {
              key: 'time',
              header: words.columnTime,
              align: 'end',
              cell: ({ at }) => <Time at={at} kind="short" />,
            },
          ]}
          loading={state === 'loading'}
          error={state === 'failing' ? { message: words.failing, onRetry } : undefined}
          empty={<EmptyState title={words.empty}>{words.emptyDetail}</EmptyState>}
        />
      </Page>
      <Drawer
        open={shown}
        size="wide"
        title={words.title}
        status={state === 'ready' && <StatusTag tone="attention">{words.status}</StatusTag>}
        onClose={() => setShown(false)}
        footer={
          state === 'ready' && (
            <Inline justify="end">
              <Button variant="danger" onClick={() => setAsking('refuse')}>
                {words.refuse}
              </Button>
              <Button variant="primary" onClick={() => setAsking('approve')}>
                {words.approve}
              </Button>
            </Inline>
          )
        }
      >
        {state === 'ready' ? <ApprovalItem /> : <Skeleton shape="text" count={8} />}
        <ConfirmDialog
          open={asking === 'approve'}
          type="warning"
          title={words.askApprove}
          confirmLabel={words.approve}
          checkbox={words.compared}
          remark={{ label: words.remark }}
          onConfirm={({ remark }) => decide('approve', remark)}
          onCancel={() => setAsking(null)}
        >
          {words.approveDetail}
        </ConfirmDialog>
        <ConfirmDialog
          open={asking === 'refuse'}
          type="error"
          title={words.askRefuse}
          confirmLabel={words.refuse}
          remark={{ label: words.remark, required: true }}
          onConfirm={({ remark }) => decide('refuse', remark)}
          onCancel={() => setAsking(null)}
        >
          {words.refuseDetail}
        </ConfirmDialog>
      </Drawer>
      <ToastRegion toasts={toasts} />
    </PatternFrame>
  );
}
